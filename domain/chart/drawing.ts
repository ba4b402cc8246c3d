/** Kinds of drawings in a chart. The names come from the contract. */
export const DRAWING_KINDS = ['LINE', 'LEVEL', 'CHANNEL', 'FIBONACCI', 'TEXT'] as const;
export type DrawingKind = (typeof DRAWING_KINDS)[number];

/** Point in a chart: seconds since 1970 (UTC), and a price in the unit of the chart. */
export interface DrawingPoint {
  readonly at: number;
  readonly price: number;
}

/** Drawing with its points in the order in which they were set. */
export interface ChartDrawing {
  readonly drawingId: string;
  readonly kind: DrawingKind;
  readonly points: readonly DrawingPoint[];
  /** Text of a drawing of the kind `TEXT`. */
  readonly text?: string;
}

const LABELS: Readonly<Record<DrawingKind, string>> = {
  LINE: 'Trendlinie',
  LEVEL: 'Waagerechte Linie',
  CHANNEL: 'Kanal',
  FIBONACCI: 'Fibonacci-Marken',
  TEXT: 'Text',
};
const POINTS: Readonly<Record<DrawingKind, number>> = { LINE: 2, LEVEL: 1, CHANNEL: 3, FIBONACCI: 2, TEXT: 1 };

/** Fibonacci levels between two points: 1 minus powers of the inverse golden ratio, and one half. */
export const FIBONACCI_SHARES = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const;

/** Maximum number of drawings per user and chart: more cannot be distinguished. */
export const MOST_DRAWINGS = 50;

/** Returns `Trendlinie` for `LINE`. */
export function drawingLabel(kind: DrawingKind): string {
  return LABELS[kind];
}

/** A horizontal line needs one point, a channel three: the tool asks for that many clicks. */
export function pointsNeeded(kind: DrawingKind): number {
  return POINTS[kind];
}

/** Returns true if points and text fit the kind. */
export function isWholeDrawing({ kind, points, text }: Pick<ChartDrawing, 'kind' | 'points' | 'text'>): boolean {
  return points.length === POINTS[kind] && (kind === 'TEXT') === (text !== undefined);
}

/** Returns the levels between two prices, from the first at 0 to the second at 1. */
export function fibonacciLevels(first: number, second: number): readonly { readonly share: number; readonly price: number }[] {
  return FIBONACCI_SHARES.map((share) => ({ share, price: first + (second - first) * share }));
}

/**
 * Returns the position of an instant among bars (0 is the first), fractional between them, and extrapolated by the usual length of a bar
 * outside. NaN for fewer than two bars.
 */
export function barPlace(at: readonly number[], instant: number): number {
  const last = at.length - 1;
  if (last < 1) return NaN;
  const [begin = 0, end = 0] = [at[0], at[last]];
  const usual = (end - begin) / last;
  if (instant <= begin) return (instant - begin) / usual;
  if (instant >= end) return last + (instant - end) / usual;
  let [low, high] = [0, last];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((at[middle] ?? 0) <= instant) low = middle;
    else high = middle;
  }
  const [before = 0, after = 1] = [at[low], at[high]];
  return low + (instant - before) / (after - before);
}

/** Returns the instant at a position among bars, the reverse of `barPlace`, in whole seconds. */
export function instantAt(at: readonly number[], place: number): number {
  const last = at.length - 1;
  const [begin = 0, end = 0] = [at[0], at[last]];
  if (last < 1) return begin;
  const usual = (end - begin) / last;
  if (place <= 0) return Math.round(begin + place * usual);
  if (place >= last) return Math.round(end + (place - last) * usual);
  const index = Math.floor(place);
  const [before = 0, after = 0] = [at[index], at[index + 1]];
  return Math.round(before + (after - before) * (place - index));
}
