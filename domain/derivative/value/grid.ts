import { doubleAt } from '../../input/at.ts';
import type { Conditions } from '../black-scholes.ts';
import { cdf, density } from '../normal.ts';

/**
 * Prices at which a value is known, for expectations of it: the value is linear in the logarithm of the price between them, constant above
 * the last, proportional to the price below the first. Each interval is integrated exactly against the normal density of the logarithm, so
 * the result has no jump and needs few prices.
 */
export interface Grid {
  /** Logarithm of the highest price. */
  readonly top: number;
  readonly step: number;
}

const NODES = 40;

/** Prices from `highest` down to a level that is unlikely given `deviation`, the total standard deviation of the logarithm. */
export function gridBelow(highest: number, deviation: number): Grid {
  return { top: Math.log(highest), step: Math.min(4, Math.max(1, 5 * deviation)) / (NODES - 1) };
}

export function pricesOf({ top, step }: Grid): Float64Array {
  return Float64Array.from({ length: NODES }, (_, node) => Math.exp(top - (NODES - 1 - node) * step));
}

/** Discounted expectation from `market.spot` over `market.years`; `paid` is the payment from the highest price on. */
export function expectationAt(grid: Grid, market: Conditions, values: Float64Array, paid: number): number {
  const lowest = grid.top - (NODES - 1) * grid.step;
  const weights = weightsFrom(lowest - Math.log(market.spot), NODES - 1, grid.step, market);
  return expectation(weights, 0, rising(values, paid), paid);
}

/**
 * Discounted expectation from each price of the grid, for several periods of equal length: `paid` of the last period comes first. Weights
 * depend on the distance of two prices only, so one table of weights serves all.
 */
export function backwards(grid: Grid, market: Conditions, values: Float64Array, paid: readonly number[]): Float64Array {
  if (paid.length === 0) return values;
  const weights = weightsFrom(-(NODES - 1) * grid.step, 2 * (NODES - 1), grid.step, market);
  return paid.reduce((later, amount) => {
    const bounded = rising(later, amount);
    return bounded.map((_, node) => expectation(weights, NODES - 1 - node, bounded, amount));
  }, values);
}

/**
 * Limits values to `paid` and makes them monotonic. Just below the level at which `paid` is due, waiting can be worth a little more than
 * the payment; this surplus is ignored, so that the value never falls when the underlying rises.
 */
function rising(values: Float64Array, paid: number): Float64Array {
  let most = 0;
  return values.map((value) => (most = Math.max(most, Math.min(value, paid))));
}

/** Discounted weights by distance; each interval lies between two neighboring prices. */
interface Weights {
  /** Weights of the value at the left end of the interval that begins here, at its right end, and at a price between two intervals. */
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly between: Float64Array;
  /** Weights of a payment from here on, and of a payment proportional to the price below. */
  readonly above: Float64Array;
  readonly below: Float64Array;
}

/** Weights of `count` intervals; the first begins at the distance `first` from the present price, in the logarithm. */
function weightsFrom(first: number, count: number, step: number, market: Conditions): Weights {
  const { rate, dividendYield, volatility, years } = market;
  const deviation = Math.max(1e-6, volatility * Math.sqrt(years));
  const mean = (rate - dividendYield) * years - (deviation * deviation) / 2;
  const discount = Math.exp(-rate * years);
  const [left, right, between] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const [above, below] = [new Float64Array(count + 1), new Float64Array(count + 1)];
  let [before, heightBefore, rightBefore] = [0, 0, 0];
  for (let edge = 0; edge <= count; edge += 1) {
    const distance = first + edge * step;
    const z = (distance - mean) / deviation;
    const probability = cdf(z);
    const height = density(z);
    if (edge > 0) {
      const inside = probability - before;
      const share = ((mean - distance + step) * inside - deviation * (height - heightBefore)) / step;
      left[edge - 1] = discount * (inside - share);
      right[edge - 1] = discount * share;
      between[edge - 1] = discount * (inside - share) + rightBefore;
      rightBefore = discount * share;
    }
    above[edge] = discount * (1 - probability);
    below[edge] = discount * Math.exp(mean + (deviation * deviation) / 2 - distance) * cdf(z - deviation);
    [before, heightBefore] = [probability, height];
  }
  return { left, right, between, above, below };
}

function expectation({ left, right, between, above, below }: Weights, offset: number, values: Float64Array, paid: number): number {
  const last = NODES - 1;
  let total = doubleAt(above, offset + last) * paid + doubleAt(right, offset + last - 1) * doubleAt(values, last);
  total += (doubleAt(below, offset) + doubleAt(left, offset)) * doubleAt(values, 0);
  for (let node = 1; node < last; node += 1) total += doubleAt(between, offset + node) * doubleAt(values, node);
  return total;
}
