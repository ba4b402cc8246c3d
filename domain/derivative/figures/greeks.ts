import type { DerivativeTerms, PricingInputs } from '../terms.ts';
import { unitPrice, valueOf } from '../value.ts';

const DAY = 86_400_000;
/** One percentage point of volatility or rate. */
const POINT = 0.01;
/** Relative change of the price that delta and gamma are measured with. */
const MOVE = 1e-3;

/** Sensitivities of the fair value to the underlying. Source of the names and units: Hull, ch. 19. */
export interface DeltaFigures {
  /**
   * Change of the value per unit of the underlying for a change of its price by 1: between −1 and 1. Unknown for products without a number
   * of units.
   */
  readonly delta?: number | undefined;
  /** Omega: change of the value in percent when the underlying rises by 1 percent. */
  readonly leverage?: number | undefined;
}

/** Sensitivities of the fair value to everything else. */
export interface SlowGreeks {
  /** Change of delta per 1 of the underlying's price. */
  readonly gamma?: number | undefined;
  /** Change of the product's value per percentage point of volatility. */
  readonly vega?: number | undefined;
  /** Change of the product's value per percentage point of the rate. */
  readonly rho?: number | undefined;
  /** Change of the value within a day, in percent of it, if only time passes. */
  readonly thetaDayPct?: number | undefined;
  readonly thetaWeekPct?: number | undefined;
}

/** Computed by differences of the value itself, which works for every type and always fits the price. `value` is that of `inputs`. */
export function deltaOf(terms: DerivativeTerms, inputs: PricingInputs, value: number): DeltaFigures {
  const { spot } = inputs;
  if (value <= 0 || spot <= 0) return {};
  const step = spot * MOVE;
  const slope = (valueOf(terms, { ...inputs, spot: spot + step }) - valueOf(terms, { ...inputs, spot: spot - step })) / (2 * step);
  const unit = unitPrice(terms, inputs);
  // Near its barrier the formula moves by more than the underlying, which cannot be hedged: issuers quote 1 there.
  const delta = Math.min(1, Math.max(-1, slope / unit));
  return standsForPieces(terms) ? { delta, leverage: (delta * unit * spot) / value } : { leverage: (slope * spot) / value };
}

/**
 * An inline warrant pays a fixed amount, and a factor certificate moves in percent: neither corresponds to a number of units of its
 * underlying.
 */
function standsForPieces({ type }: DerivativeTerms): boolean {
  return type !== 'INLINE_WARRANT' && type !== 'FACTOR_CERTIFICATE';
}

export function slowGreeks(terms: DerivativeTerms, inputs: PricingInputs, value: number): SlowGreeks {
  const { spot, volatility, rate, time } = inputs;
  if (value <= 0 || spot <= 0) return {};
  const at = (change: Partial<PricingInputs>): number => valueOf(terms, { ...inputs, ...change });
  const step = spot * MOVE;
  const bend = (at({ spot: spot + step }) - 2 * value + at({ spot: spot - step })) / (step * step);
  const ahead = (days: number): number | undefined => {
    const later = time + days * DAY;
    return terms.maturity !== undefined && later > terms.maturity ? undefined : (at({ time: later }) / value - 1) * 100;
  };
  const lower = Math.max(0, volatility - POINT / 2);
  const upper = volatility + POINT / 2;
  return {
    ...(standsForPieces(terms) ? { gamma: bend / unitPrice(terms, inputs) } : {}),
    vega: ((at({ volatility: upper }) - at({ volatility: lower })) / (upper - lower)) * POINT,
    rho: at({ rate: rate + POINT / 2 }) - at({ rate: rate - POINT / 2 }),
    thetaDayPct: ahead(1),
    thetaWeekPct: ahead(7),
  };
}
