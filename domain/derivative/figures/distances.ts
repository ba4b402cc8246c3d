import { levelsAt } from '../levels.ts';
import type { DerivativeTerms, PricingInputs } from '../terms.ts';

/** Distances of the underlying, in its currency and in percent of its price. Above 0: in the money, or on the safe side. */
export interface Distances {
  /** Above 1: in the money. */
  readonly moneyness?: number | undefined;
  readonly differenceStrike?: number | undefined;
  readonly differenceStrikePct?: number | undefined;
  /** To the barrier that ends the product. */
  readonly differenceKnockout?: number | undefined;
  readonly differenceKnockoutPct?: number | undefined;
  /** To the (lower) barrier of all other products, while it has not been touched. */
  readonly differenceBarrier?: number | undefined;
  readonly differenceBarrierPct?: number | undefined;
  readonly differenceUpperBarrier?: number | undefined;
  readonly differenceUpperBarrierPct?: number | undefined;
}

export function distances(terms: DerivativeTerms, { spot, time, hitAt }: PricingInputs): Distances {
  if (spot <= 0) return {};
  const side = terms.right === 'CALL' ? 1 : -1;
  const { strike, barrier } = levelsAt(terms, time);
  const isHit = hitAt !== undefined && hitAt <= time;
  const isKnockout = terms.type === 'KNOCKOUT_CERTIFICATE';
  const isOption = isKnockout || terms.type === 'WARRANT' || terms.type === 'DISCOUNT_WARRANT';
  const exercise = isOption && strike !== undefined && strike > 0 ? strike : undefined;
  const toStrike = gap(spot, exercise, side);
  const toThreshold = gap(spot, isKnockout ? (barrier ?? strike) : undefined, side);
  // A smart turbo survives a touch of its barrier until the day's close: this distance has no meaning then.
  const toKnockout = toThreshold !== undefined && toThreshold <= 0 ? undefined : toThreshold;
  const toBarrier = gap(spot, isKnockout || isHit ? undefined : barrier, 1);
  const toUpper = gap(spot, isHit ? undefined : terms.upperBarrier, -1);
  return {
    moneyness: exercise === undefined ? undefined : (spot / exercise) ** side,
    differenceStrike: toStrike,
    differenceStrikePct: share(toStrike, spot),
    differenceKnockout: toKnockout,
    differenceKnockoutPct: share(toKnockout, spot),
    differenceBarrier: toBarrier,
    differenceBarrierPct: share(toBarrier, spot),
    differenceUpperBarrier: toUpper,
    differenceUpperBarrierPct: share(toUpper, spot),
  };
}

function gap(spot: number, level: number | undefined, side: number): number | undefined {
  return level === undefined ? undefined : side * (spot - level);
}

function share(difference: number | undefined, spot: number): number | undefined {
  return difference === undefined ? undefined : (difference / spot) * 100;
}
