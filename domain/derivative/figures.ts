import { distances, type Distances } from './figures/distances.ts';
import { deltaOf, slowGreeks, type DeltaFigures, type SlowGreeks } from './figures/greeks.ts';
import { impliedVolatility } from './figures/implied-volatility.ts';
import { lossProbability } from './figures/loss.ts';
import { daysUntil, hasEnded, priceFigures, type PriceFigures, type Prices } from './figures/prices.ts';
import { yieldFigures, type YieldFigures } from './figures/yields.ts';
import type { DerivativeTerms, PricingInputs } from './terms.ts';
import { valueOf } from './value.ts';

/**
 * Figures by which lists are filtered, sorted and compared. Percentages are in percent (12.4 = 12.4 %), amounts in the product's currency
 * unless said otherwise. A figure that is unknown or has no meaning for the type is undefined, never 0.
 */
export interface ListFigures extends PriceFigures, Distances, YieldFigures, DeltaFigures {
  /** Fair value, see `valueOf`. */
  readonly theoreticalValue: number;
  /** Volatility (percent) at which the fair value is the middle of bid and ask. */
  readonly impliedVolatility?: number | undefined;
  /** Risk-neutral probability (percent) of a payment of 0. */
  readonly totalLossProbability?: number | undefined;
  /** Calendar days. */
  readonly daysUntilMaturity?: number | undefined;
}

/** All figures of one product: those of a list and the slower Greeks. */
export interface DerivativeFigures extends ListFigures, SlowGreeks {}

/** Returns the figures for a list. Without `bid` or `ask` those that need them are unknown; for an ended product all but its value. */
export function listFiguresOf(terms: DerivativeTerms, inputs: PricingInputs, prices: Prices): ListFigures {
  const theoreticalValue = valueOf(terms, inputs);
  if (hasEnded(terms, inputs)) return { theoreticalValue };
  return {
    theoreticalValue,
    ...distances(terms, inputs),
    ...priceFigures(terms, inputs, prices),
    ...yieldFigures(terms, inputs, prices),
    ...deltaOf(terms, inputs, theoreticalValue),
    impliedVolatility: impliedVolatility(terms, inputs, prices),
    totalLossProbability: lossProbability(terms, inputs),
    daysUntilMaturity: daysUntil(terms, inputs.time),
  };
}

/** Returns all figures of one product. */
export function figuresOf(terms: DerivativeTerms, inputs: PricingInputs, prices: Prices): DerivativeFigures {
  const list = listFiguresOf(terms, inputs, prices);
  return hasEnded(terms, inputs) ? list : { ...list, ...slowGreeks(terms, inputs, list.theoreticalValue) };
}
