import * as reading from '#domain/input/at.ts';
import { emptyDayEnds, HALVES, type HalfHourPath, type DayEnds, type Span } from './half-hour-path.ts';
import { emptyKnownDay, fillQuarter, type KnownDay } from './known-days.ts';
import type { Range } from './rate-path.ts';
import { KNOTS, MODES, SLOTS, type IntradayBridges, type KnotInterpolation } from './intraday-bridges.ts';

// Local names for imports: Vitest resolves an import at each use, and there are millions of uses.
const { doubleAt, int32At, singleAt, uint8At } = reading;

/** Range within one half hour and the slots with its extremes, in the units of the path's space. */
export interface Extremes {
  from: number;
  to: number;
  high: number;
  low: number;
  slotHigh: number;
  slotLow: number;
}

/** Ends of consecutive half hours, and bounds of the prices in them. They are on two UTC days at most. */
export interface Outline {
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  /** Ends of these days, for `extremesIn`, and the number of the first day. */
  readonly days: readonly [DayEnds, DayEnds];
  firstDay: number;
  /** Shifts of the ends to the prices of a venue, if any, and the first half hour. */
  readonly shiftFrom: Float64Array;
  readonly shiftTo: Float64Array;
  begin: number;
}

/** Creates an outline for a maximum number of half hours. */
export function emptyOutline(most: number): Outline {
  return {
    from: new Float64Array(most),
    to: new Float64Array(most),
    high: new Float64Array(most),
    low: new Float64Array(most),
    days: [emptyDayEnds(), emptyDayEnds()],
    firstDay: 0,
    shiftFrom: new Float64Array(most),
    shiftTo: new Float64Array(most),
    begin: 0,
  };
}

/** Fair price of an instrument in its home currency, the same for all of its venues, in the units of its space. */
export interface FairPath extends Pick<HalfHourPath, 'space' | 'node'> {
  /** Writes the outline of the half hours from `begin` (inclusive) to `end` (exclusive). Much faster than `extremes`. */
  outline(begin: number, end: number, into: Outline): void;
  /** Writes bounds of a quarter of a day, numbered since 1970: wider than its outline, and again much faster. */
  span(quarter: number, into: Span): void;
  /** Like `extremes`, for a half hour of an outline of this path, without computing its day again. */
  extremesIn(outline: Outline, half: number, into: Extremes): void;
  /** Like `extremesIn`, but only the range of the half hour's prices, including both ends; still faster. */
  rangeIn(outline: Outline, half: number, into: Range): void;
  /** Writes the half hour's ends and extremes into `into`. */
  extremes(half: number, into: Extremes): void;
  /** Value at one slot (0 … 900) of a half hour. */
  at(half: number, slot: number): number;
  /** Values at some slots of a half hour, within the extremes. */
  along(half: number, slots: readonly number[]): Float64Array;
}

const LAST = SLOTS - 1;
const ROUNDING = 1e-12;

/** Creates a path from half hour to half hour that adds the shared bridges within them, in the path's mixture. */
export function createFairPath(halfHours: HalfHourPath, bridges: IntradayBridges): FairPath {
  let current: KnownDay | undefined;
  const knotValues = new Float64Array(KNOTS + 1);

  /** Day of a half hour, with that half hour filled. */
  function dayOf(half: number): KnownDay {
    const day = Math.floor(half / HALVES);
    current ??= emptyKnownDay();
    if (current.day !== day) {
      current.day = day;
      current.filled = 0;
    }
    fillQuarter(halfHours, current, half - day * HALVES);
    return current;
  }

  /** Values at the knots; the first and the last equal the nodes exactly. The array is reused by the next call. */
  function drawKnots(half: number, { nodes, swing }: DayEnds): Float64Array {
    const { passed, shapes, start, sign } = bridges.draw(half);
    const index = half % HALVES;
    const from = doubleAt(nodes, index);
    const to = doubleAt(nodes, index + 1);
    const rise = to - from;
    const first = index * MODES;
    const s0 = int32At(start, 0);
    const s1 = int32At(start, 1);
    const s2 = int32At(start, 2);
    const s3 = int32At(start, 3);
    const a0 = doubleAt(swing, first) * doubleAt(sign, 0);
    const a1 = doubleAt(swing, first + 1) * doubleAt(sign, 1);
    const a2 = doubleAt(swing, first + 2) * doubleAt(sign, 2);
    const a3 = doubleAt(swing, first + 3) * doubleAt(sign, 3);
    knotValues[0] = from;
    for (let knot = 1; knot < KNOTS - 1; knot += 1) {
      knotValues[knot] =
        from +
        rise * doubleAt(passed, knot) +
        a0 * doubleAt(shapes, s0 + knot) +
        a1 * doubleAt(shapes, s1 + knot) +
        a2 * doubleAt(shapes, s2 + knot) +
        a3 * doubleAt(shapes, s3 + knot);
    }
    knotValues[KNOTS - 1] = to;
    knotValues[KNOTS] = to;
    return knotValues;
  }

  function outline(begin: number, end: number, into: Outline): void {
    const reaches = bridges.reaches(begin, end);
    into.firstDay = Math.floor(begin / HALVES);
    into.begin = begin;
    for (let half = begin, day = into.firstDay; half < end; day += 1) {
      const start = day * HALVES;
      const last = Math.min(end, start + HALVES);
      const ends = into.days[day === into.firstDay ? 0 : 1];
      halfHours.fill(day, half - start, last - start, ends);
      const { nodes, swing } = ends;
      for (; half < last; half += 1) {
        const index = half - start;
        const mode = index * MODES;
        const s0 = doubleAt(swing, mode);
        const s1 = doubleAt(swing, mode + 1);
        const s2 = doubleAt(swing, mode + 2);
        const s3 = doubleAt(swing, mode + 3);
        const away = Math.sqrt(s0 * s0 + s1 * s1 + s2 * s2 + s3 * s3) * singleAt(reaches, half);
        const from = doubleAt(nodes, index);
        const to = doubleAt(nodes, index + 1);
        // Sums of the same numbers in another order differ in the last digits.
        const most = away + (Math.abs(from) + Math.abs(to) + away) * ROUNDING;
        into.from[half - begin] = from;
        into.to[half - begin] = to;
        into.high[half - begin] = (from > to ? from : to) + most;
        into.low[half - begin] = (from < to ? from : to) - most;
      }
    }
  }

  function span(quarter: number, into: Span): void {
    halfHours.span(quarter, into);
    const away = into.swing * bridges.reach(quarter);
    const most = away + (Math.abs(into.low) + Math.abs(into.high) + away) * ROUNDING;
    into.low -= most;
    into.high += most;
  }

  function readExtremes(half: number, ends: DayEnds, into: Extremes): void {
    const values = drawKnots(half, ends);
    let slotHigh = 1;
    let slotLow = 1;
    let high = doubleAt(values, 1);
    let low = high;
    for (let knot = 2; knot < KNOTS - 1; knot += 1) {
      const value = doubleAt(values, knot);
      if (value > high) {
        high = value;
        slotHigh = knot;
      } else if (value < low) {
        low = value;
        slotLow = knot;
      }
    }
    const { knots } = bridges.draw(half);
    into.from = doubleAt(values, 0);
    into.to = doubleAt(values, KNOTS);
    into.high = high;
    into.low = low;
    into.slotHigh = knots[slotHigh] ?? 1;
    into.slotLow = knots[slotLow] ?? 1;
  }

  /** Combines `drawKnots` and `readExtremes` for long charts, with bit-identical results. */
  function readRange(half: number, { nodes, swing }: DayEnds, into: Range): void {
    const { passed, shapes, start, sign } = bridges.draw(half);
    const index = half % HALVES;
    const from = doubleAt(nodes, index);
    const to = doubleAt(nodes, index + 1);
    const rise = to - from;
    const first = index * MODES;
    const a0 = doubleAt(swing, first) * doubleAt(sign, 0);
    const a1 = doubleAt(swing, first + 1) * doubleAt(sign, 1);
    const a2 = doubleAt(swing, first + 2) * doubleAt(sign, 2);
    const a3 = doubleAt(swing, first + 3) * doubleAt(sign, 3);
    let s0 = int32At(start, 0);
    let s1 = int32At(start, 1);
    let s2 = int32At(start, 2);
    let s3 = int32At(start, 3);
    let high = from > to ? from : to;
    let low = from > to ? to : from;
    for (let knot = 1; knot < KNOTS - 1; knot += 1) {
      s0 += 1;
      s1 += 1;
      s2 += 1;
      s3 += 1;
      const value =
        from +
        rise * doubleAt(passed, knot) +
        a0 * doubleAt(shapes, s0) +
        a1 * doubleAt(shapes, s1) +
        a2 * doubleAt(shapes, s2) +
        a3 * doubleAt(shapes, s3);
      if (value > high) high = value;
      else if (value < low) low = value;
    }
    into.high = high;
    into.low = low;
  }

  function at(half: number, slot: number): number {
    const { ends } = dayOf(half);
    if (slot === 0) return doubleAt(ends.nodes, half % HALVES);
    return between(drawKnots(half, ends), bridges.interpolation(half), slot);
  }

  function along(half: number, slots: readonly number[]): Float64Array {
    const values = drawKnots(half, dayOf(half).ends);
    const interpolation = bridges.interpolation(half);
    return Float64Array.from(slots, (slot) => between(values, interpolation, slot));
  }

  return {
    space: halfHours.space,
    node: halfHours.node,
    outline,
    span,
    extremesIn: ({ days, firstDay }, half, into) => readExtremes(half, days[Math.floor(half / HALVES) === firstDay ? 0 : 1], into),
    rangeIn: ({ days, firstDay }, half, into) => readRange(half, days[Math.floor(half / HALVES) === firstDay ? 0 : 1], into),
    extremes: (half, into) => readExtremes(half, dayOf(half).ends, into),
    at,
    along,
  };
}

/** Value at a slot, interpolated between the adjacent knots. */
function between(values: Float64Array, { left, share }: KnotInterpolation, slot: number): number {
  if (slot === LAST) return doubleAt(values, KNOTS);
  const knot = uint8At(left, slot);
  const from = doubleAt(values, knot);
  return from + (doubleAt(values, knot + 1) - from) * doubleAt(share, slot);
}
