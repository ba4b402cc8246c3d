import { emptyKnownDay, fillQuarter, HALVES, type Course, type KnownDay } from './course.ts';
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

/** Between which values a half hour stays. */
export type Bounds = Pick<Extremes, 'from' | 'to' | 'high' | 'low'>;

/** The fair price of an instrument in its home currency, the same for all of its venues, in the units of its space. */
export interface FairPath extends Pick<Course, 'space' | 'node'> {
  /** Writes the half hour's ends into `into`, and bounds that no price in it leaves. Much quicker than `extremes`. */
  bounds(half: number, into: Bounds): void;
  /** Writes the half hour's ends and extremes into `into`. */
  extremes(half: number, into: Extremes): void;
  /** The value at one slot (0 … 900) of a half hour. */
  at(half: number, slot: number): number;
  /** The values at some slots of a half hour, within the extremes. */
  along(half: number, slots: readonly number[]): Float64Array;
}

const LAST = SLOTS - 1;
const ROUNDING = 1e-12;

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
  function drawKnots(half: number): void {
    const { day, ends } = dayOf(half);
    const { passed, shapes, start, sign } = loom.weave(half);
    const index = half - day * HALVES;
    const { swing } = ends;
    const from = ends.from[index] ?? 0;
    const to = ends.to[index] ?? 0;
    const rise = to - from;
    const [s0, s1, s2, s3] = [start[0] ?? 0, start[1] ?? 0, start[2] ?? 0, start[3] ?? 0];
    const first = index * MODES;
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

  function bounds(half: number, into: Bounds): void {
    const { day, ends } = dayOf(half);
    const { sign, shape, tops, bottoms } = loom.weave(half);
    const index = half - day * HALVES;
    let up = 0;
    let down = 0;
    for (let mode = 0; mode < MODES; mode += 1) {
      const swing = (ends.swing[index * MODES + mode] ?? 0) * (sign[mode] ?? 0);
      const top = swing * (tops[shape[mode] ?? 0] ?? 0);
      const bottom = swing * (bottoms[shape[mode] ?? 0] ?? 0);
      up += swing > 0 ? top : bottom;
      down += swing > 0 ? bottom : top;
    }
    const from = ends.from[index] ?? 0;
    const to = ends.to[index] ?? 0;
    // Sums of the same numbers in another order differ in the last digits.
    const slack = (Math.abs(from) + Math.abs(to) + up - down) * ROUNDING;
    into.from = from;
    into.to = to;
    into.high = Math.max(from, to) + up + slack;
    into.low = Math.min(from, to) + down - slack;
  }

  function extremes(half: number, into: Extremes): void {
    drawKnots(half);
    let [high, low] = [1, 1];
    for (let knot = 2; knot < KNOTS - 1; knot += 1) {
      const value = knotValues[knot] ?? 0;
      if (value > (knotValues[high] ?? 0)) high = knot;
      if (value < (knotValues[low] ?? 0)) low = knot;
    }
    const { knots } = loom.weave(half);
    into.from = knotValues[0] ?? 0;
    into.to = knotValues[KNOTS] ?? 0;
    into.high = knotValues[high] ?? 0;
    into.low = knotValues[low] ?? 0;
    into.slotHigh = knots[high] ?? 1;
    into.slotLow = knots[low] ?? 1;
  }

  /** Between knots: the common way. `drawKnots` was called before. */
  function between({ left, share }: Wander, slot: number): number {
    if (slot === LAST) return knotValues[KNOTS] ?? 0;
    const knot = left[slot] ?? 0;
    const from = knotValues[knot] ?? 0;
    return from + ((knotValues[knot + 1] ?? 0) - from) * (share[slot] ?? 0);
  }

  function at(half: number, slot: number): number {
    if (slot === 0) {
      const { day, ends } = dayOf(half);
      return ends.from[half - day * HALVES] ?? 0;
    }
    drawKnots(half);
    return between(loom.wander(half), slot);
  }

  function along(half: number, slots: readonly number[]): Float64Array {
    drawKnots(half);
    const wander = loom.wander(half);
    return Float64Array.from(slots, (slot) => between(wander, slot));
  }

  return { space: course.space, node: course.node, bounds, extremes, at, along };
}
