import { MODES } from './intraday-bridges.ts';

/**
 * Quantity that moves in straight lines within a half hour: the price itself (shares, funds and their indices, so that sums of prices are
 * exact), its logarithm (currencies, commodities, coins, so that cross rates are exact) or points (interest rates).
 */
export type Space = 'PRICE' | 'LOG' | 'POINTS';

/** Half hours of one UTC day: where each begins and ends, and how strongly each mode of the common movement acts in it. */
export interface DayEnds {
  /** Ends of the half hours, 0 … 48. */
  readonly nodes: Float64Array;
  /** Mode `m` of half hour `h` is at `h` × MODES + `m`. */
  readonly swing: Float64Array;
}

export const HALVES = 48;
/** Half hours are computed in quarters of a day, as walks are drawn. */
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
  // In one piece of memory: thousands of days are remembered.
  const memory = new Float64Array(HALVES + 1 + HALVES * MODES);
  return { nodes: memory.subarray(0, HALVES + 1), swing: memory.subarray(HALVES + 1) };
}

/** An instrument from half hour to half hour (numbered since 1970), in the units of its space. */
export interface HalfHourPath {
  readonly space: Space;
  /** At the start of a half hour. */
  node(half: number): number;
  /** Fills half hours `begin` (inclusive) to `end` (exclusive) of a UTC day, numbered 0 … 48. */
  fill(day: number, begin: number, end: number, into: DayEnds): void;
  /** Writes bounds of a quarter of a day, numbered since 1970: much quicker than to fill it, and wider. */
  span(quarter: number, into: Span): void;
}

/** Undoes the logarithm of spaces whose paths are computed in logarithms. */
export function priceOf(space: Space, value: number): number {
  return space === 'LOG' ? Math.exp(value) : value;
}
