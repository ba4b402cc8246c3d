/** Line over bars: a value for each bar, NaN before the first value. */
export type Line = readonly number[];

/** Applies `of` to the last `count` values up to each index; NaN before there are `count` values. */
export function overWindow(values: Line, count: number, of: (window: Line, index: number) => number): number[] {
  return values.map((_value, index) => {
    if (index + 1 < count) return NaN;
    return of(values.slice(index + 1 - count, index + 1), index);
  });
}

export const sum = (values: Line): number => values.reduce((total, value) => total + value, 0);

/** Simple moving average: the mean of the last `count` values. */
export function simpleAverage(values: Line, count: number): number[] {
  return overWindow(values, count, (window) => sum(window) / count);
}

/** Weighted moving average: the newest value counts `count` times, the one before `count − 1` times, … the oldest once. */
export function weightedAverage(values: Line, count: number): number[] {
  const weights = (count * (count + 1)) / 2;
  return overWindow(values, count, (window) => sum(window.map((value, index) => value * (index + 1))) / weights);
}

/** Exponential moving average with the factor 2 / (count + 1), starting with the mean of the first `count` values. */
export function exponentialAverage(values: Line, count: number): number[] {
  return smoothed(values, count, 2 / (count + 1));
}

/**
 * Wilder's smoothing: an exponential average with the factor 1 / count. Source: Wilder, New Concepts in Technical Trading Systems (1978).
 */
export function wilderAverage(values: Line, count: number): number[] {
  return smoothed(values, count, 1 / count);
}

/** Skips NaN at the beginning, as in the values of another indicator. */
function smoothed(values: Line, count: number, factor: number): number[] {
  const start = values.findIndex((value) => !Number.isNaN(value));
  const first = start + count - 1;
  let last = NaN;
  return values.map((value, index) => {
    if (start < 0 || index < first) return NaN;
    last = index === first ? sum(values.slice(start, first + 1)) / count : last + (value - last) * factor;
    return last;
  });
}

/** Standard deviation of the last `count` values, as of a population (divided by `count`). */
export function deviation(values: Line, count: number): number[] {
  return overWindow(values, count, (window) => {
    const mean = sum(window) / count;
    return Math.sqrt(sum(window.map((value) => (value - mean) ** 2)) / count);
  });
}

/** Highest of the last `count` values. */
export function highest(values: Line, count: number): number[] {
  return overWindow(values, count, (window) => Math.max(...window));
}

/** Lowest of the last `count` values. */
export function lowest(values: Line, count: number): number[] {
  return overWindow(values, count, (window) => Math.min(...window));
}
