import type { Bars } from './bars.ts';

/**
 * Part of a history that a plot holds: the bars from `start` up to, but not including, `end`, each `step` of them rendered as one. `start`
 * is a multiple of two steps, because lines are reduced by pairs; see `thinnedLine`.
 */
export interface Detail {
  readonly step: number;
  readonly start: number;
  readonly end: number;
}

/** Visible span of bars: position 0 is the first bar; a bar extends half a position to both sides. */
export interface Seen {
  readonly from: number;
  readonly to: number;
}

/** Margin held on each side of the visible span, as a share of it: more costs each zoom frame more than it saves a drag. */
const MARGIN = 0.2;
/** Minimum share of used places at which the present step stays in use. */
const LEAST_USED = 0.4;

/**
 * Returns the detail that a plot needs to show a span with at most `most` bars side by side. Returns the held detail if it suffices.
 * @param count of all bars
 * @param most bars that can be distinguished side by side
 */
export function detailOf(count: number, { from, to }: Seen, most: number, held?: Detail): Detail {
  const span = Math.max(to - from, 1);
  const used = held === undefined ? Infinity : span / held.step / most;
  const isFine = held !== undefined && used <= 1 && (used >= LEAST_USED || held.step === 1);
  const step = isFine ? held.step : 2 ** Math.max(0, Math.ceil(Math.log2(span / most)));
  const hasLeft = held !== undefined && (held.start === 0 || held.start <= from);
  const hasRight = held !== undefined && (held.end === count || held.end >= to);
  if (isFine && hasLeft && hasRight) return held;
  const pair = 2 * step;
  const start = Math.floor(Math.max(0, from - span * MARGIN) / pair) * pair;
  const end = Math.ceil(Math.max(to + span * MARGIN, start + pair) / pair) * pair;
  return { step, start: Math.min(start, Math.max(0, Math.floor((count - 1) / pair) * pair)), end: Math.min(count, end) };
}

/** Converts a position among all bars to one among the rendered bars. */
export function renderedPlace({ step, start }: Detail, place: number): number {
  return (place + 0.5 - start) / step - 0.5;
}

/** Converts a position among the rendered bars to one among all bars; the reverse of `renderedPlace`. */
export function placeOfRendered({ step, start }: Detail, rendered: number): number {
  return start + (rendered + 0.5) * step - 0.5;
}

/** Returns the bars to draw: a merged bar has the first open, the last close, the highest high, the lowest low and the total volume. */
export function thinnedBars(bars: Bars, detail: Detail): Bars {
  const { step, start, end } = detail;
  const part = (column: readonly number[]): readonly number[] => column.slice(start, end);
  if (step === 1) {
    const { at, open, high, low, close, volume } = bars;
    return { at: part(at), open: part(open), high: part(high), low: part(low), close: part(close), volume: part(volume) };
  }
  return {
    at: eachOf(detail, (first) => bars.at[first] ?? 0),
    open: eachOf(detail, (first) => bars.open[first] ?? 0),
    high: eachOf(detail, (first, last) => reduced(bars.high, first, last, Math.max)),
    low: eachOf(detail, (first, last) => reduced(bars.low, first, last, Math.min)),
    close: eachOf(detail, (_first, last) => bars.close[last] ?? 0),
    volume: eachOf(detail, (first, last) => reduced(bars.volume, first, last, (sum, one) => sum + one)),
  };
}

/**
 * Returns the values of a line to draw: the lowest and the highest value of each two rendered positions, in their original order, so that
 * no peak is lost. NaN (no value) remains if there is no other value; the newest value stays last.
 */
export function thinnedLine(values: readonly number[], { step, start, end }: Detail): readonly number[] {
  if (step === 1) return values.slice(start, end);
  const rendered: number[] = [];
  for (let first = start; first < end; first += 2 * step) {
    const after = Math.min(first + 2 * step, end);
    let [lowest, highest] = [-1, -1];
    for (let index = first; index < after; index += 1) {
      const value = values[index] ?? NaN;
      if (Number.isNaN(value)) continue;
      if (lowest === -1 || value < (values[lowest] ?? 0)) lowest = index;
      if (highest === -1 || value > (values[highest] ?? 0)) highest = index;
    }
    rendered.push(values[Math.min(lowest, highest)] ?? NaN);
    // The last pair may be incomplete.
    if (after - first > step) rendered.push(values[Math.max(lowest, highest)] ?? NaN);
  }
  if (end === values.length && rendered.length > 0) rendered[rendered.length - 1] = values[end - 1] ?? NaN;
  return rendered;
}

function eachOf({ step, start, end }: Detail, one: (first: number, last: number) => number): number[] {
  const count = Math.ceil((end - start) / step);
  return Array.from({ length: count }, (_none, index) => one(start + index * step, Math.min(start + (index + 1) * step, end) - 1));
}

function reduced(column: readonly number[], first: number, last: number, join: (one: number, other: number) => number): number {
  let result = column[first] ?? 0;
  for (let index = first + 1; index <= last; index += 1) result = join(result, column[index] ?? 0);
  return result;
}
