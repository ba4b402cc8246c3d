import type { Bars } from './bars.ts';
import { thinnedBars, thinnedLine, type Detail } from './detail.ts';

/**
 * Same results as `thinnedLine` and `thinnedBars` for steps that are powers of two, without reading all values again for each part.
 * Each level is computed once from the level with half its step, and cached as long as the values exist (mipmaps).
 */

/** Returns the values of a line to draw; see `thinnedLine`. */
export function lineOf(values: readonly number[], detail: Detail): readonly number[] {
  const { step, end } = detail;
  if (step === 1) return thinnedLine(values, detail);
  const rendered = partOf(pairLevels(values, step), detail);
  if (end === values.length && rendered.length > 0) rendered[rendered.length - 1] = values[end - 1] ?? NaN;
  return rendered;
}

/**
 * Returns the index, among all values, of the value at a position of a rendered line: a pointer on a peak selects the peak, not its
 * neighbor.
 */
export function indexOfRendered(values: readonly number[], detail: Detail, rendered: number): number {
  const { step, start, end } = detail;
  const [first, last] = [start + rendered * step, Math.min(values.length, end) - 1];
  const within = (index: number): number => Math.max(0, Math.min(index, last));
  if (step === 1) return within(first);
  const value = lineOf(values, detail)[rendered];
  const pair = Math.max(0, start + Math.floor(rendered / 2) * 2 * step);
  for (let index = pair; index < pair + 2 * step && index <= last; index += 1) if (values[index] === value) return index;
  return within(first);
}

/** Returns the bars to draw; see `thinnedBars`. */
export function barsOfDetail(bars: Bars, detail: Detail): Bars {
  const { step, start, end } = detail;
  if (step === 1) return thinnedBars(bars, detail);
  const places = Array.from({ length: Math.ceil((end - start) / step) }, (_none, index) => start + index * step);
  return {
    at: places.map((first) => bars.at[first] ?? 0),
    open: places.map((first) => bars.open[first] ?? 0),
    high: partOf(maxLevels(bars.high, step), detail),
    low: partOf(minLevels(bars.low, step), detail),
    close: places.map((first) => bars.close[Math.min(first + step, end) - 1] ?? 0),
    volume: partOf(sumLevels(bars.volume, step), detail),
  };
}

/** Returns the values of a level within a part of the chart. */
function partOf(level: Values, { step, start, end }: Detail): number[] {
  const first = start / step;
  return Array.from({ length: Math.ceil(end / step) - first }, (_none, index) => level[first + index] ?? NaN);
}

type Values = ArrayLike<number>;

/** Returns a function for the levels of a column by step: 1, 2, 4 and so on. */
function levels(halve: (values: Values) => Values): (column: readonly number[], step: number) => Values {
  const known = new WeakMap<readonly number[], Values[]>();
  return (column, step) => {
    const list: Values[] = known.get(column) ?? [Float64Array.from(column)];
    known.set(column, list);
    const wanted = Math.log2(step);
    for (let level = list.length; level <= wanted; level += 1) list.push(halve(list[level - 1] ?? []));
    return list[wanted] ?? [];
  };
}

const maxLevels = levels((values) => joined(values, (one, other) => (one > other ? one : other)));
const minLevels = levels((values) => joined(values, (one, other) => (one < other ? one : other)));
const sumLevels = levels((values) => joined(values, (one, other) => one + other, 0));
const pairLevels = levels(pairsOf);

/** Joins each two values into one. A last value without a partner is joined with `alone`, by default with itself. */
function joined(values: Values, join: (one: number, other: number) => number, alone?: number): Values {
  const half = new Float64Array(Math.ceil(values.length / 2));
  for (let index = 0; index < half.length; index += 1) {
    const one = values[2 * index] ?? 0;
    half[index] = join(one, 2 * index + 1 < values.length ? (values[2 * index + 1] ?? 0) : (alone ?? one));
  }
  return half;
}

/** Returns lowest and highest of each four values, in their original order; NaN if there is none. */
function pairsOf(values: Values): Values {
  const half = new Float64Array(2 * Math.ceil(values.length / 4));
  for (let first = 0; first < values.length; first += 4) {
    let lowest = -1;
    let highest = -1;
    for (let index = first; index < first + 4 && index < values.length; index += 1) {
      const value = values[index] ?? NaN;
      if (Number.isNaN(value)) continue;
      if (lowest === -1 || value < (values[lowest] ?? 0)) lowest = index;
      if (highest === -1 || value > (values[highest] ?? 0)) highest = index;
    }
    half[first / 2] = values[Math.min(lowest, highest)] ?? NaN;
    half[first / 2 + 1] = values[Math.max(lowest, highest)] ?? NaN;
  }
  return half;
}
