import { MODES } from './intraday-bridges.ts';

/**
 * Quantity that is linear within a half hour: the price (shares, funds and their indices, so that sums of prices are exact), its logarithm
 * (currencies, commodities, coins, so that cross rates are exact) or points (interest rates).
 */
export type Space = 'PRICE' | 'LOG' | 'POINTS';

/** Half hours of one UTC day: the values at their ends, and the strength of each mode of the common movement in them. */
export interface DayEnds {
  /** Ends of the half hours, 0 … 48. */
  readonly nodes: Float64Array;
  /** Mode `m` of half hour `h` is at `h` × MODES + `m`. */
  readonly swing: Float64Array;
}

export const HALVES = 48;
/** Half hours in a quarter of a day, the unit in which walks are computed. */
export const QUARTER = HALVES / 4;

/** Range of the nodes in a quarter of a day, and the maximum strength of the common movement in it. */
export interface Span {
  low: number;
  high: number;
  /** Length of the vector of the modes. */
  swing: number;
}

export function emptySpan(): Span {
  return { low: 0, high: 0, swing: 0 };
}

export function emptyDayEnds(): DayEnds {
  // One block of memory, because thousands of days are cached.
  const memory = new Float64Array(HALVES + 1 + HALVES * MODES);
  return { nodes: memory.subarray(0, HALVES + 1), swing: memory.subarray(HALVES + 1) };
}

/** Path of an instrument from half hour to half hour (numbered since 1970), in the units of its space. */
export interface HalfHourPath {
  readonly space: Space;
  /** Value at the start of a half hour. */
  node(half: number): number;
  /** Fills half hours `begin` (inclusive) to `end` (exclusive) of a UTC day, numbered 0 … 48. */
  fill(day: number, begin: number, end: number, into: DayEnds): void;
  /** Writes bounds of a quarter of a day, numbered since 1970: much faster than filling it, and wider. */
  span(quarter: number, into: Span): void;
}

/** Converts a value to a price: undoes the logarithm of spaces that have one. */
export function priceOf(space: Space, value: number): number {
  return space === 'LOG' ? Math.exp(value) : value;
}
