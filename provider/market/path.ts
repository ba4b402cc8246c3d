import type { Course } from './course.ts';
import type { Lru } from './lru.ts';
import { KNOTS, MODES, SLOTS, type Loom } from './weave.ts';

/** The range within one half hour and the slots at which it is reached, in the units of the path's space. */
export interface Extremes {
  from: number;
  to: number;
  high: number;
  low: number;
  slotHigh: number;
  slotLow: number;
}

/** The fair price of an instrument in its home currency, the same for all of its venues, in the units of its space. */
export interface FairPath extends Pick<Course, 'space' | 'node'> {
  /** Writes the half hour's ends and extremes into `into`. */
  extremes(half: number, into: Extremes): void;
  /** All 901 slots of a half hour, within the extremes. Do not change the array. */
  slots(half: number): Float64Array;
}

const LAST = SLOTS - 1;

/** Follows a course from node to node, and between nodes the common movement in the course's own mixture. */
export function createFairPath(entityValue: string, course: Course, loom: Loom, cache: Lru<string, Float64Array>): FairPath {
  const ends = { from: 0, to: 0, swing: new Float64Array(MODES) };
  const knotValues = new Float64Array(KNOTS + 1);

  /** Values at the knots; the first and the last are exactly the nodes. */
  function drawKnots(half: number): void {
    course.ends(half, ends);
    const { passed, shapes, start, sign } = loom.weave(half);
    const { from, to, swing } = ends;
    const rise = to - from;
    const [s0, s1, s2, s3] = [start[0] ?? 0, start[1] ?? 0, start[2] ?? 0, start[3] ?? 0];
    const a0 = (swing[0] ?? 0) * (sign[0] ?? 0);
    const a1 = (swing[1] ?? 0) * (sign[1] ?? 0);
    const a2 = (swing[2] ?? 0) * (sign[2] ?? 0);
    const a3 = (swing[3] ?? 0) * (sign[3] ?? 0);
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

  function extremes(half: number, into: Extremes): void {
    drawKnots(half);
    let [high, low] = [1, 1];
    for (let knot = 2; knot < KNOTS - 1; knot += 1) {
      const value = knotValues[knot] ?? 0;
      if (value > (knotValues[high] ?? 0)) high = knot;
      if (value < (knotValues[low] ?? 0)) low = knot;
    }
    const { knots } = loom.weave(half);
    into.from = ends.from;
    into.to = ends.to;
    into.high = knotValues[high] ?? 0;
    into.low = knotValues[low] ?? 0;
    into.slotHigh = knots[high] ?? 1;
    into.slotLow = knots[low] ?? 1;
  }

  function slots(half: number): Float64Array {
    const name = `${entityValue}/${half}`;
    const known = cache.get(name);
    if (known !== undefined) return known;
    drawKnots(half);
    const { left, share } = loom.wander(half);
    const values = new Float64Array(SLOTS + 1);
    for (let slot = 0; slot <= SLOTS; slot += 1) {
      const knot = left[slot] ?? 0;
      const from = knotValues[knot] ?? 0;
      values[slot] = from + ((knotValues[knot + 1] ?? 0) - from) * (share[slot] ?? 0);
    }
    values[LAST] = ends.to;
    cache.set(name, values);
    return values;
  }

  return { space: course.space, node: course.node, extremes, slots };
}
