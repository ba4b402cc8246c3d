import type { Conditions } from '../black-scholes.ts';
import { cdf, density } from '../normal.ts';

/**
 * Expectations of a value that is known at some prices: linear in the logarithm of the price between them, constant above
 * the last, proportional to the price below the first. Each piece is integrated against the normal density of the logarithm
 * exactly, so the result has no jump and needs few prices.
 */
export interface Grid {
  /** Logarithm of the highest price. */
  readonly top: number;
  readonly step: number;
}

const NODES = 48;

/** Prices from `highest` down to where `deviation`, the total standard deviation of the logarithm, hardly leads. */
export function gridBelow(highest: number, deviation: number): Grid {
  return { top: Math.log(highest), step: Math.min(4, Math.max(1, 5 * deviation)) / (NODES - 1) };
}

export function pricesOf({ top, step }: Grid): number[] {
  return Array.from({ length: NODES }, (_, node) => Math.exp(top - (NODES - 1 - node) * step));
}

/** Discounted expectation from `market.spot` over `market.years`; `paid` is what there is from the highest price on. */
export function expectationAt(grid: Grid, market: Conditions, values: readonly number[], paid: number): number {
  const lowest = grid.top - (NODES - 1) * grid.step;
  const pieces = piecesFrom(lowest - Math.log(market.spot), NODES - 1, grid.step, market);
  return sum(pieces, 0, rising(values, paid), paid);
}

/**
 * The same from each price of the grid, for stretches of equal length one after the other: `paid` of the last comes first.
 * Which piece lies how far away depends on the distance only, so that one table of weights serves all.
 */
export function backwards(grid: Grid, market: Conditions, values: readonly number[], paid: readonly number[]): number[] {
  const pieces = piecesFrom(-(NODES - 1) * grid.step, 2 * (NODES - 1), grid.step, market);
  return paid.reduce(
    (later, amount) => {
      const bounded = rising(later, amount);
      return bounded.map((_, node) => sum(pieces, NODES - 1 - node, bounded, amount));
    },
    [...values],
  );
}

/**
 * Just below the level at which `paid` is due, waiting can be worth a little more than being paid. It is not counted, so that the
 * value never falls when the underlying rises.
 */
function rising(values: readonly number[], paid: number): number[] {
  let most = 0;
  return values.map((value) => (most = Math.max(most, Math.min(value, paid))));
}

interface Pieces {
  /** Discounted weights of the value at the left and the right end of each piece. */
  readonly left: Float64Array;
  readonly right: Float64Array;
  /** Discounted probability to end above each edge, and of what is proportional to the price below it. */
  readonly above: Float64Array;
  readonly below: Float64Array;
}

/** Weights of `count` pieces of which the first begins `first` from where the price stands, in the logarithm. */
function piecesFrom(first: number, count: number, step: number, market: Conditions): Pieces {
  const { rate, dividendYield, volatility, years } = market;
  const deviation = Math.max(1e-6, volatility * Math.sqrt(years));
  const mean = (rate - dividendYield) * years - (deviation * deviation) / 2;
  const discount = Math.exp(-rate * years);
  const left = new Float64Array(count);
  const right = new Float64Array(count);
  const above = new Float64Array(count + 1);
  const below = new Float64Array(count + 1);
  let before = 0;
  let densityBefore = 0;
  for (let edge = 0; edge <= count; edge += 1) {
    const distance = first + edge * step;
    const z = (distance - mean) / deviation;
    const probability = cdf(z);
    const height = density(z);
    if (edge > 0) {
      const inside = probability - before;
      const start = distance - step;
      const share = ((mean - start) * inside - deviation * (height - densityBefore)) / step;
      left[edge - 1] = discount * (inside - share);
      right[edge - 1] = discount * share;
    }
    above[edge] = discount * (1 - probability);
    below[edge] = discount * Math.exp(mean + (deviation * deviation) / 2 - distance) * cdf(z - deviation);
    before = probability;
    densityBefore = height;
  }
  return { left, right, above, below };
}

function sum({ left, right, above, below }: Pieces, offset: number, values: readonly number[], paid: number): number {
  let total = (below[offset] ?? 0) * (values[0] ?? 0) + (above[offset + NODES - 1] ?? 0) * paid;
  for (let piece = 0; piece < NODES - 1; piece += 1) {
    total += (left[offset + piece] ?? 0) * (values[piece] ?? 0) + (right[offset + piece] ?? 0) * (values[piece + 1] ?? 0);
  }
  return total;
}
