import { fractionOf } from '../money/fraction.ts';
import { amountAt, type Money } from '../money/money.ts';

/** A trade as somebody plans it in a chart: prices of the underlying, and the money that may be lost. */
export interface TradePlan {
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
  /** In euros, the currency of the products that are found. */
  readonly risk: number;
}

/** Data of a knock-out product that determine the size of a position. */
export interface PlannedProduct {
  readonly bid: number;
  readonly ask: number;
  /** Pieces of the underlying that a piece of the product stands for (Bezugsverhältnis). */
  readonly ratio: number;
  /** Units of the underlying's currency for one of the product's; 1 where both are the same, and of products with a fixed rate. */
  readonly rate: number;
  /** Price of the underlying at which bid and ask were quoted. */
  readonly spot: number;
}

/** A position in whole pieces, in euros, the currency of the risk and of the product. */
export interface Position {
  readonly quantity: number;
  /** Ask of the product once the underlying stands at the entry. */
  readonly price: number;
  readonly outlay: Money;
  readonly lossPerPiece: number;
  readonly loss: Money;
  readonly gain: Money;
  /** Gain at the target for each euro that is lost at the stop (Chance-Risiko-Verhältnis). */
  readonly chance: number;
}

/** Validates a plan; undefined for a valid one. `target`: it equals the entry; `stop`: it is on the side of the target, or at the entry. */
export function faultOfPlan({ entry, stop, target, risk }: TradePlan): 'price' | 'target' | 'stop' | 'risk' | undefined {
  if (![entry, stop, target].every((price) => Number.isFinite(price) && price > 0)) return 'price';
  if (target === entry) return 'target';
  if (Math.sign(entry - stop) !== Math.sign(target - entry)) return 'stop';
  return Number.isFinite(risk) && risk > 0 ? undefined : 'risk';
}

/** Whether a plan is for rising prices: its target is above its entry. */
export function isLong({ entry, target }: Pick<TradePlan, 'entry' | 'target'>): boolean {
  return target > entry;
}

/**
 * How many pieces a plan buys, and what they lose and gain. A knock-out is worth its distance from the strike,
 * `|price − strike| × ratio ÷ rate`, so its price moves by `ratio ÷ rate` with each unit of the underlying (Deutscher Derivate Verband,
 * „Hebelprodukte: Knock-Out-Produkte“); the premium that one with a maturity has on top is taken to stay as it is now. The spread between bid and ask stays and is lost once. The quantity is the risk divided by the
 * loss of a piece at the stop, in whole pieces, never more than the risk allows (fixed fractional position sizing; Van K. Tharp,
 * „Trade Your Way to Financial Freedom“, ch. 14). Financing and a gap over the stop are not in it.
 *
 * Prices of a piece are counted in whole millionths, so that a quantity that comes out even is not one piece short; amounts of all pieces are
 * rounded half up to the cent.
 * @returns undefined when not one piece can be bought within the risk, or the product would be worth nothing at the entry
 */
export function positionOf(plan: TradePlan, { bid, ask, ratio, rate, spot }: PlannedProduct): Position | undefined {
  const direction = isLong(plan) ? 1 : -1;
  const perUnit = ratio / rate;
  const price = millionths(ask + direction * (plan.entry - spot) * perUnit);
  const spread = millionths(Math.max(0, ask - bid));
  const lossPerPiece = millionths(Math.abs(plan.entry - plan.stop) * perUnit) + spread;
  const gainPerPiece = millionths(Math.abs(plan.target - plan.entry) * perUnit) - spread;
  if (!Number.isFinite(lossPerPiece) || lossPerPiece <= 0 || !(price > 0)) return undefined;
  const quantity = Math.floor(millionths(plan.risk) / lossPerPiece);
  if (quantity < 1) return undefined;
  const pieces = fractionOf(quantity);
  const costOf = (each: number): Money => amountAt(each / MILLION, pieces, 'EUR', 'half-up');
  return {
    quantity,
    price: price / MILLION,
    outlay: costOf(price),
    lossPerPiece: lossPerPiece / MILLION,
    loss: costOf(lossPerPiece),
    gain: costOf(gainPerPiece),
    chance: gainPerPiece / lossPerPiece,
  };
}

/**
 * The exchange rate in a product's price, in units of the underlying's currency for one of the product's: at its break-even a piece is
 * worth its ask, `|break-even − strike| × ratio ÷ rate = ask`.
 * @returns undefined when that tells nothing
 */
export function rateOf({
  breakEven,
  strike,
  ask,
  ratio,
}: {
  breakEven: number;
  strike: number;
  ask: number;
  ratio: number;
}): number | undefined {
  const rate = (Math.abs(breakEven - strike) * ratio) / ask;
  return Number.isFinite(rate) && rate > 0 ? rate : undefined;
}

const MILLION = 1_000_000;

function millionths(value: number): number {
  return Math.round(value * MILLION);
}
