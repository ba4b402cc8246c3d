import { fractionOf } from '../money/fraction.ts';
import { amountAt, type Money } from '../money/money.ts';

/** Trade as a visitor plans it in a chart: prices of the underlying, and the money at risk. */
export interface TradePlan {
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
  /** Euros, which is also the currency of the products that are found. */
  readonly risk: number;
}

/** Data of a knock-out product that determine the size of a position. */
export interface PlannedProduct {
  readonly bid: number;
  readonly ask: number;
  /** Units of the underlying per product (Bezugsverhältnis). */
  readonly ratio: number;
  /**
   * Exchange rate, in units of the underlying's currency per unit of the product's; 1 if both are the same, and for products with a fixed
   * rate.
   */
  readonly rate: number;
  /** Price of the underlying at which bid and ask were quoted. */
  readonly spot: number;
}

/** Position in whole pieces, in euros, the currency of the risk and of the product. */
export interface Position {
  readonly quantity: number;
  /** Ask of the product when the underlying is at the entry. */
  readonly price: number;
  readonly outlay: Money;
  readonly lossPerPiece: number;
  readonly loss: Money;
  readonly gain: Money;
  /** Gain at the target per euro of loss at the stop (Chance-Risiko-Verhältnis). */
  readonly chance: number;
}

/** Validates a plan; undefined for a valid one. `target`: it equals the entry; `stop`: it is on the side of the target, or at the entry. */
export function faultOfPlan({ entry, stop, target, risk }: TradePlan): 'price' | 'target' | 'stop' | 'risk' | undefined {
  if (![entry, stop, target].every((price) => Number.isFinite(price) && price > 0)) return 'price';
  if (target === entry) return 'target';
  if (Math.sign(entry - stop) !== Math.sign(target - entry)) return 'stop';
  return Number.isFinite(risk) && risk > 0 ? undefined : 'risk';
}

/** Returns true for a plan on rising prices: its target is above its entry. */
export function isLong({ entry, target }: Pick<TradePlan, 'entry' | 'target'>): boolean {
  return target > entry;
}

/**
 * Returns the number of products that a plan buys, with their loss and gain. A knock-out is worth its distance from the strike, `|price −
 * strike| × ratio ÷ rate`, so its price moves by `ratio ÷ rate` with each unit of the underlying (Deutscher Derivate Verband,
 * „Hebelprodukte: Knock-Out-Produkte“). The additional premium of a knock-out with a maturity is assumed to be constant. The spread between
 * bid and ask is constant and lost once. The quantity is the risk divided by the loss of one product at the stop, rounded down, so never
 * more than the risk allows (fixed fractional position sizing; Van K. Tharp, „Trade Your Way to Financial Freedom“, ch. 14). Financing and
 * a gap over the stop are not included.
 * Prices of one product are counted in whole millionths, so that an exact quotient does not round down to one product fewer; total amounts
 * are rounded half up to the cent.
 * @returns undefined if the risk does not cover one product, or the product would be worth nothing at the entry
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
 * Returns the exchange rate in a product's price, in units of the underlying's currency per unit of the product's: at its break-even a
 * product is worth its ask, `|break-even − strike| × ratio ÷ rate = ask`.
 * @returns undefined if the rate does not follow from the figures
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
