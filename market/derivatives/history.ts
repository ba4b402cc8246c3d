import { doubleAt, int32At } from '#domain/input/at.ts';
import type { BarColumns, Instant } from '../prices/types.ts';
import { DAY_MS } from '#domain/time/timezone.ts';

/** Official daily ranges of an underlying, oldest first. */
export interface History {
  readonly length: number;
  /** Day numbers, ascending. */
  readonly day: Int32Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
}

export function historyOf(bars: BarColumns): History {
  return {
    length: bars.time.length,
    day: Int32Array.from(bars.time, (instant: Instant) => Math.floor(instant / DAY_MS)),
    high: Float64Array.from(bars.high),
    low: Float64Array.from(bars.low),
    close: Float64Array.from(bars.close),
  };
}

/** Index of the first day at or after a day number; `length` if there is none. */
export function indexFrom({ day, length }: History, wanted: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (int32At(day, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns a function that finds the first day since which two levels were not touched, from the lowest and highest price from each day to
 * the end.
 */
export function createSurvival(history: History): (below: number, above: number) => number {
  const lowest = new Float64Array(history.length + 1).fill(Infinity);
  const highest = new Float64Array(history.length + 1).fill(-Infinity);
  for (let index = history.length - 1; index >= 0; index -= 1) {
    lowest[index] = Math.min(doubleAt(history.low, index), doubleAt(lowest, index + 1));
    highest[index] = Math.max(doubleAt(history.high, index), doubleAt(highest, index + 1));
  }
  return (below, above) => {
    let low = 0;
    let high = history.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (doubleAt(lowest, middle) > below && doubleAt(highest, middle) < above) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
