import { emptyDayEnds, HALVES, type Course, type DayEnds, type Span } from './price-path.ts';
import { emptyKnownDay, fillQuarter, type KnownDay } from './known-days.ts';
import { KNOTS, MODES, SLOTS, type Loom, type Wander } from './weave.ts';

/** The range within one half hour and the slots at which it is reached, in the units of the path's space. */
export interface Extremes {
  from: number;
  to: number;
  high: number;
  low: number;
  slotHigh: number;
  slotLow: number;
}

/** Ends of half hours, one after the other, and values that nothing in them leaves. */
export interface Outline {
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
}

/** The fair price of an instrument in its home currency, the same for all of its venues, in the units of its space. */
export interface FairPath extends Pick<Course, 'space' | 'node'> {
  /** Writes the outline of the half hours from `begin` (inclusive) to `end` (exclusive). Much quicker than `extremes`. */
  outline(begin: number, end: number, into: Outline): void;
  /** Writes bounds of a quarter of a day, numbered since 1970: wider than its outline, and again much quicker. */
  span(quarter: number, into: Span): void;
  /** Writes ends and extremes of a half hour of the outline that was computed last, of any instrument: this must be its path. */
  glance(half: number, into: Extremes): void;
  /** Writes the half hour's ends and extremes into `into`. */
  extremes(half: number, into: Extremes): void;
  /** The value at one slot (0 … 900) of a half hour. */
  at(half: number, slot: number): number;
  /** The values at some slots of a half hour, within the extremes. */
  along(half: number, slots: readonly number[]): Float64Array;
}

const LAST = SLOTS - 1;
const ROUNDING = 1e-12;

/** The days of the outline that was computed last, of which there are two at most. */
const outlined = [emptyDayEnds(), emptyDayEnds()] as const;
let firstOutlined = 0;

/** Follows a course from node to node, and between nodes the common movement in the course's own mixture. */
export function createFairPath(course: Course, loom: Loom): FairPath {
  let current: KnownDay | undefined;
  const knotValues = new Float64Array(KNOTS + 1);

  /** The day of a half hour, with that half hour filled. */
  function dayOf(half: number): KnownDay {
    const day = Math.floor(half / HALVES);
    current ??= emptyKnownDay();
    if (current.day !== day) {
      current.day = day;
      current.filled = 0;
    }
    fillQuarter(course, current, half - day * HALVES);
    return current;
  }

  /** Values at the knots; the first and the last are exactly the nodes. */
  function drawKnots(half: number, { nodes, swing }: DayEnds): void {
    const { passed, shapes, start, sign } = loom.weave(half);
    const index = half % HALVES;
    const from = nodes[index] ?? 0;
    const to = nodes[index + 1] ?? 0;
    const rise = to - from;
    const first = index * MODES;
    const s0 = start[0] ?? 0;
    const s1 = start[1] ?? 0;
    const s2 = start[2] ?? 0;
    const s3 = start[3] ?? 0;
    const a0 = (swing[first] ?? 0) * (sign[0] ?? 0);
    const a1 = (swing[first + 1] ?? 0) * (sign[1] ?? 0);
    const a2 = (swing[first + 2] ?? 0) * (sign[2] ?? 0);
    const a3 = (swing[first + 3] ?? 0) * (sign[3] ?? 0);
    knotValues[0] = from;
    for (let knot = 1; knot < KNOTS - 1; knot += 1) {
      knotValues[knot] =
        from +
        rise * (passed[knot] ?? 0) +
        a0 * (shapes[s0 + knot] ?? 0) +
        a1 * (shapes[s1 + knot] ?? 0) +
        a2 * (shapes[s2 + knot] ?? 0) +
        a3 * (shapes[s3 + knot] ?? 0);
    }
    knotValues[KNOTS - 1] = to;
    knotValues[KNOTS] = to;
  }

  function outline(begin: number, end: number, into: Outline): void {
    const reaches = loom.reaches(begin, end);
    firstOutlined = Math.floor(begin / HALVES);
    for (let half = begin, day = firstOutlined; half < end; day += 1) {
      const start = day * HALVES;
      const last = Math.min(end, start + HALVES);
      const ends = outlined[day === firstOutlined ? 0 : 1];
      course.fill(day, half - start, last - start, ends);
      const { nodes, swing } = ends;
      for (; half < last; half += 1) {
        const index = half - start;
        const mode = index * MODES;
        const s0 = swing[mode] ?? 0;
        const s1 = swing[mode + 1] ?? 0;
        const s2 = swing[mode + 2] ?? 0;
        const s3 = swing[mode + 3] ?? 0;
        const away = Math.sqrt(s0 * s0 + s1 * s1 + s2 * s2 + s3 * s3) * (reaches[half] ?? 0);
        const from = nodes[index] ?? 0;
        const to = nodes[index + 1] ?? 0;
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
    course.span(quarter, into);
    const away = into.swing * loom.reach(quarter);
    const most = away + (Math.abs(into.low) + Math.abs(into.high) + away) * ROUNDING;
    into.low -= most;
    into.high += most;
  }

  function readExtremes(half: number, ends: DayEnds, into: Extremes): void {
    drawKnots(half, ends);
    let slotHigh = 1;
    let slotLow = 1;
    let high = knotValues[1] ?? 0;
    let low = high;
    for (let knot = 2; knot < KNOTS - 1; knot += 1) {
      const value = knotValues[knot] ?? 0;
      if (value > high) {
        high = value;
        slotHigh = knot;
      } else if (value < low) {
        low = value;
        slotLow = knot;
      }
    }
    const { knots } = loom.weave(half);
    into.from = knotValues[0] ?? 0;
    into.to = knotValues[KNOTS] ?? 0;
    into.high = high;
    into.low = low;
    into.slotHigh = knots[slotHigh] ?? 1;
    into.slotLow = knots[slotLow] ?? 1;
  }

  /** Between knots: the common way. `drawKnots` was called before. */
  function between({ left, share }: Wander, slot: number): number {
    if (slot === LAST) return knotValues[KNOTS] ?? 0;
    const knot = left[slot] ?? 0;
    const from = knotValues[knot] ?? 0;
    return from + ((knotValues[knot + 1] ?? 0) - from) * (share[slot] ?? 0);
  }

  function at(half: number, slot: number): number {
    const { ends } = dayOf(half);
    if (slot === 0) return ends.nodes[half % HALVES] ?? 0;
    drawKnots(half, ends);
    return between(loom.wander(half), slot);
  }

  function along(half: number, slots: readonly number[]): Float64Array {
    drawKnots(half, dayOf(half).ends);
    const wander = loom.wander(half);
    return Float64Array.from(slots, (slot) => between(wander, slot));
  }

  return {
    space: course.space,
    node: course.node,
    outline,
    span,
    glance: (half, into) => readExtremes(half, outlined[Math.floor(half / HALVES) === firstOutlined ? 0 : 1], into),
    extremes: (half, into) => readExtremes(half, dayOf(half).ends, into),
    at,
    along,
  };
}
