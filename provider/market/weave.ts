import { gauss, hashIn, quickGaussIn, rowOf } from './hash.ts';
import { createLru } from './lru.ts';

/** A half hour is cut into 900 slots of two seconds; slot 900 is the next one's slot 0. */
export const SLOTS = 900;
export const SLOT_MS = 2_000;
const LAST = SLOTS - 1;

/** Independent movements that all instruments share, each in its own mixture. */
export const MODES = 4;
/** Points of a half hour between which no price leaves the range of its neighbours. */
export const KNOTS = 25;

const GRIDS = 16;
const SHAPES = 256;

/** Where the knots of a half hour lie, and how each mode moves from knot to knot. Read it at once: it is used again. */
export interface Weave {
  /** Slots of the knots: from 0 to the last slot. */
  knots: Int16Array;
  /** Share of the half hour that has passed at each knot, 0 … 1. */
  passed: Float64Array;
  /** Brownian bridges (variance 1 at the end were they free), one after the other. */
  shapes: Float64Array;
  /** Highest and lowest value of each bridge, at least 0 and at most 0. */
  tops: Float64Array;
  bottoms: Float64Array;
  /** Each mode's bridge, where it begins in `shapes`, and its sign. */
  readonly shape: Int32Array;
  readonly start: Int32Array;
  readonly sign: Float64Array;
}

/** The way between two knots, the same for all instruments: `share` of the way from knot `left` to the next. */
export interface Wander {
  readonly left: Uint8Array;
  readonly share: Float64Array;
}

/**
 * The movement within half hours that all instruments have in common. Every price is a straight line between its nodes plus
 * a mixture of the modes, between knots a share of the way: all of that is linear, so what is a sum at the nodes (an index,
 * a cross rate in log price) is that sum at every slot.
 */
export interface Loom {
  weave(half: number): Weave;
  wander(half: number): Wander;
}

type Grid = Readonly<Pick<Weave, 'knots' | 'passed' | 'shapes' | 'tops' | 'bottoms'>>;

const WANDERS_KEPT = 400;

/** Bridges are drawn once, a few thousand of them; half hours choose among them by chance. */
export function createLoom(key: number): Loom {
  const grids = Array.from({ length: GRIDS }, (_, number) => drawGrid(rowOf(key, number)));
  const first = grids[0] as Grid;
  const weave: Weave = { ...first, shape: new Int32Array(MODES), start: new Int32Array(MODES), sign: new Float64Array(MODES) };
  const wanders = createLru<number, Wander>(WANDERS_KEPT);
  let current = -1;

  function weaveOf(half: number): Weave {
    if (half === current) return weave;
    current = half;
    const row = rowOf(key, half);
    const grid = grids[hashIn(row, 0) & (GRIDS - 1)] ?? first;
    weave.knots = grid.knots;
    weave.passed = grid.passed;
    weave.shapes = grid.shapes;
    weave.tops = grid.tops;
    weave.bottoms = grid.bottoms;
    for (let mode = 0; mode < MODES; mode += 1) {
      const chance = hashIn(row, 1 + mode);
      const shape = chance & (SHAPES - 1);
      weave.shape[mode] = shape;
      weave.start[mode] = shape * KNOTS;
      weave.sign[mode] = (chance & SHAPES) === 0 ? 1 : -1;
    }
    return weave;
  }

  return {
    weave: weaveOf,
    wander(half) {
      let found = wanders.get(half);
      if (found === undefined) wanders.set(half, (found = drawWander(weaveOf(half).knots, rowOf(key ^ 0x5bd1e995, half))));
      return found;
    },
  };
}

/** Knots at irregular distances, so that extremes do not fall on the minute. */
function drawGrid(row: number): Grid {
  const knots = new Int16Array(KNOTS);
  const width = LAST / (KNOTS - 1);
  for (let knot = 1; knot < KNOTS - 1; knot += 1) {
    knots[knot] = Math.round(width * (knot + 0.7 * ((hashIn(row, knot) >>> 0) / 4_294_967_296 - 0.5)));
  }
  knots[KNOTS - 1] = LAST;
  const passed = Float64Array.from(knots, (slot) => slot / LAST);
  const shapes = new Float64Array(SHAPES * KNOTS);
  for (let shape = 0; shape < SHAPES; shape += 1) {
    const bridge = shapes.subarray(shape * KNOTS, (shape + 1) * KNOTS);
    const draw = (left: number, right: number): void => {
      if (right - left < 2) return;
      const middle = (left + right) >> 1;
      const whole = (passed[right] ?? 0) - (passed[left] ?? 0);
      const share = ((passed[middle] ?? 0) - (passed[left] ?? 0)) / whole;
      const mean = (bridge[left] ?? 0) * (1 - share) + (bridge[right] ?? 0) * share;
      bridge[middle] = mean + Math.sqrt(share * (1 - share) * whole) * gauss(row, shape, middle);
      draw(left, middle);
      draw(middle, right);
    };
    draw(0, KNOTS - 1);
  }
  const eachShape = (of: (bridge: Float64Array) => number): Float64Array =>
    Float64Array.from({ length: SHAPES }, (_, shape) => of(shapes.subarray(shape * KNOTS, (shape + 1) * KNOTS)));
  return { knots, passed, shapes, tops: eachShape((bridge) => Math.max(...bridge)), bottoms: eachShape((bridge) => Math.min(...bridge)) };
}

function drawWander(knots: Int16Array, row: number): Wander {
  const left = new Uint8Array(SLOTS + 1);
  const share = new Float64Array(SLOTS + 1);
  for (let knot = 0; knot < KNOTS - 1; knot += 1) {
    const from = knots[knot] ?? 0;
    const to = knots[knot + 1] ?? 0;
    left.fill(knot, from, to);
    share[to] = 1;
    const draw = (begin: number, end: number): void => {
      if (end - begin < 2) return;
      const middle = (begin + end) >> 1;
      const part = (middle - begin) / (end - begin);
      const mean = (share[begin] ?? 0) * (1 - part) + (share[end] ?? 0) * part;
      share[middle] = folded(mean + Math.sqrt((part * (1 - part) * (end - begin)) / (to - from)) * quickGaussIn(row, middle));
      draw(begin, middle);
      draw(middle, end);
    };
    draw(from, to);
    share[to] = 0;
  }
  left.fill(KNOTS - 1, LAST);
  return { left, share };
}

/** Mirrors a share at 0 and 1, so that prices turn there instead of sticking. */
function folded(value: number): number {
  const once = value < 0 ? -value : value > 1 ? 2 - value : value;
  return Math.min(1, Math.max(0, once));
}
