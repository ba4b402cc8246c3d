import * as reading from '#domain/input/at.ts';
import { HALVES, QUARTER, type HalfHourPath } from './half-hour-path.ts';
import { emptyKnownDay, fillQuarter } from './known-days.ts';
import { DAYS } from './variance-clock.ts';

// Local names for imports: Vitest resolves an import at each use, and there are millions of uses.
const { doubleAt } = reading;

export interface Range {
  low: number;
  high: number;
}

/** Function of half hours, linear within each, with its range in a quarter of a day. */
export interface RatePath {
  at(half: number): number;
  /** Writes the values of half hours `begin` to `end` (both inclusive) of a day, numbered 0 … 48: the same as `at`. */
  fill(day: number, begin: number, end: number, into: Float64Array): void;
  /** Writes lowest and highest value of a quarter of a day, numbered since 1970. */
  span(quarter: number, into: Range): void;
}

const BLOCK = 256;

/** Creates a rate from a path at the starts of half hours, for sequential access; spans are cached permanently. */
export function ratePathOf(path: HalfHourPath): RatePath {
  const days = [emptyKnownDay(), emptyKnownDay()] as const;
  const spans: (Float64Array | undefined)[] = Array.from({ length: (DAYS * 4) / BLOCK });
  function nodesAround(day: number, index: number): Float64Array {
    const known = days[(day & 1) === 0 ? 0 : 1];
    if (known.day !== day) {
      known.day = day;
      known.filled = 0;
    }
    fillQuarter(path, known, index);
    return known.ends.nodes;
  }
  return {
    at(half) {
      const day = Math.floor(half / HALVES);
      return doubleAt(nodesAround(day, half - day * HALVES), half - day * HALVES);
    },
    fill(day, begin, end, into) {
      const last = Math.min(end, HALVES - 1);
      for (let index = begin; index < last; index += QUARTER) nodesAround(day, index);
      const nodes = nodesAround(day, last);
      for (let index = begin; index <= end; index += 1) into[index] = doubleAt(nodes, index);
      if (end === HALVES) into[end] = doubleAt(nodesAround(day + 1, 0), 0);
    },
    span(quarter, into) {
      const block = Math.floor(quarter / BLOCK);
      const known = (spans[block] ??= new Float64Array(BLOCK * 2).fill(Number.NaN));
      const place = (quarter % BLOCK) * 2;
      if (Number.isNaN(known[place])) {
        const day = Math.floor(quarter / 4);
        const from = (quarter - day * 4) * QUARTER;
        const values = nodesAround(day, from).subarray(from, from + QUARTER + 1);
        known[place] = values.reduce((least, value) => Math.min(least, value), Infinity);
        known[place + 1] = values.reduce((most, value) => Math.max(most, value), -Infinity);
      }
      into.low = doubleAt(known, place);
      into.high = doubleAt(known, place + 1);
    },
  };
}

/** Rate with the same value at all times. */
export function constantRate(value: number): RatePath {
  return {
    at: () => value,
    fill(_day, begin, end, into) {
      into.fill(value, begin, end + 1);
    },
    span(_quarter, into) {
      into.low = value;
      into.high = value;
    },
  };
}

export function difference(rate: RatePath, other: RatePath): RatePath {
  const range: Range = { low: 0, high: 0 };
  const values = new Float64Array(HALVES + 1);
  return {
    at: (half) => rate.at(half) - other.at(half),
    fill(day, begin, end, into) {
      rate.fill(day, begin, end, into);
      other.fill(day, begin, end, values);
      for (let index = begin; index <= end; index += 1) into[index] = doubleAt(into, index) - doubleAt(values, index);
    },
    span(quarter, into) {
      rate.span(quarter, range);
      other.span(quarter, into);
      const { low, high } = into;
      into.low = range.low - high;
      into.high = range.high - low;
    },
  };
}

/** Price path whose logarithm is the given path. */
export function exponential(rate: RatePath): RatePath {
  return {
    at: (half) => Math.exp(rate.at(half)),
    fill(day, begin, end, into) {
      rate.fill(day, begin, end, into);
      for (let index = begin; index <= end; index += 1) into[index] = Math.exp(doubleAt(into, index));
    },
    span(quarter, into) {
      rate.span(quarter, into);
      into.low = Math.exp(into.low);
      into.high = Math.exp(into.high);
    },
  };
}
