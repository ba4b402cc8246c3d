import * as reading from '#domain/input/at.ts';
import { gauss, hashIn, quickGaussIn, rowOf } from '../base/hash.ts';
import { LRUCache } from 'lru-cache';
import { DAYS } from './variance-clock.ts';

// Local names for imports: Vitest resolves an import at each use, and there are millions of uses.
const { doubleAt, int32At, numberAt, singleAt, uint32At, uint8At } = reading;

/** Slots of two seconds in a half hour; slot 900 is slot 0 of the next half hour. */
export const SLOTS = 900;
export const SLOT_MS = 2_000;
const LAST = SLOTS - 1;

/** Number of independent movements that all instruments share, each in an individual mixture. */
export const MODES = 4;
/** Number of points in a half hour; between two of them, prices remain within the range of both. */
export const KNOTS = 25;

const GRIDS = 16;
const HALVES = 48;
const QUARTER = HALVES / 4;
const SHAPES = 256;

/**
 * Brownian bridges chosen for a half hour: positions of its knots, and the movement of each mode from knot to knot. The object is reused by
 * the next call.
 */
export interface BridgeDraw {
  /** Slots of the knots: from 0 to the last slot. */
  knots: Int16Array;
  /** Elapsed share of the half hour at each knot, 0 … 1. */
  passed: Float64Array;
  /** Brownian bridges, one after the other (a free walk would have variance 1 at the end). */
  shapes: Float64Array;
  /** Start of each mode's bridge in `shapes`, and its sign. */
  readonly start: Int32Array;
  readonly sign: Float64Array;
}

/** Interpolation between two knots, the same for all instruments: `share` of the way from knot `left` to the next. */
export interface KnotInterpolation {
  readonly left: Uint8Array;
  readonly share: Float64Array;
}

/**
 * Movement within half hours that all instruments have in common. Every price is a linear function between its nodes plus a mixture of the
 * modes, interpolated between knots. All of that is linear, so a sum at the nodes (an index, a cross rate in log price) is the same sum at
 * every slot.
 */
export interface IntradayBridges {
  draw(half: number): BridgeDraw;
  /**
   * Maximum distance from the straight line for a mixture of length 1, by half hour, filled from `begin` (inclusive) to `end` (exclusive).
   */
  reaches(begin: number, end: number): Float32Array;
  /** Like `reaches`, for a whole quarter of a day, numbered since 1970. */
  reach(quarter: number): number;
  interpolation(half: number): KnotInterpolation;
}

type Grid = Readonly<Pick<BridgeDraw, 'knots' | 'passed' | 'shapes'>>;

const INTERPOLATIONS_KEPT = 400;
/** Compensates for storing a reach in single precision. */
const ROUNDED_UP = 1.000_001;

/** Creates the bridges: a few thousand are generated once, and half hours choose among them at random. */
export function createIntradayBridges(key: number): IntradayBridges {
  const first = drawGrid(rowOf(key, 0));
  const grids = [first, ...Array.from({ length: GRIDS - 1 }, (_, index) => drawGrid(rowOf(key, index + 1)))];
  const drawn: BridgeDraw = { ...first, start: new Int32Array(MODES), sign: new Float64Array(MODES) };
  const interpolations = new LRUCache<number, KnotInterpolation>({ max: INTERPOLATIONS_KEPT });
  // Choices for every possible half hour. The system allocates memory only for those that are used.
  const chosenGrid = new Uint8Array(DAYS * HALVES);
  const chosenShapes = new Uint32Array(DAYS * HALVES);
  const chosenSigns = new Uint8Array(DAYS * HALVES);
  const reaches = new Float32Array(DAYS * HALVES);
  const quarterReaches = new Float32Array(DAYS * 4);
  let current = -1;

  /** Chooses a shape (one byte) and a sign (one bit) per mode. */
  function choose(half: number): void {
    const row = rowOf(key, half);
    let shapes = 0;
    let signs = 0;
    for (let mode = 0; mode < MODES; mode += 1) {
      const chance = hashIn(row, 1 + mode);
      shapes |= (chance & (SHAPES - 1)) << (8 * mode);
      if ((chance & SHAPES) !== 0) signs |= 1 << mode;
    }
    chosenGrid[half] = hashIn(row, 0) & (GRIDS - 1);
    chosenShapes[half] = shapes;
    chosenSigns[half] = signs;
  }

  function drawOf(half: number): BridgeDraw {
    if (half === current) return drawn;
    if (reaches[half] === 0) choose(half);
    current = half;
    const grid = grids[uint8At(chosenGrid, half)] ?? first;
    drawn.knots = grid.knots;
    drawn.passed = grid.passed;
    drawn.shapes = grid.shapes;
    const shapes = uint32At(chosenShapes, half);
    const signs = uint8At(chosenSigns, half);
    for (let mode = 0; mode < MODES; mode += 1) {
      drawn.start[mode] = ((shapes >>> (8 * mode)) & (SHAPES - 1)) * KNOTS;
      drawn.sign[mode] = 1 - 2 * ((signs >>> mode) & 1);
    }
    if (reaches[half] === 0) reaches[half] = farthest(drawn) * ROUNDED_UP;
    return drawn;
  }

  return {
    draw: drawOf,
    reaches(begin, end) {
      for (let half = begin; half < end; half += 1) if (reaches[half] === 0) drawOf(half);
      return reaches;
    },
    reach(quarter) {
      let most = singleAt(quarterReaches, quarter);
      if (most > 0) return most;
      for (let half = quarter * QUARTER; half < (quarter + 1) * QUARTER; half += 1) {
        if (reaches[half] === 0) drawOf(half);
        most = Math.max(most, singleAt(reaches, half));
      }
      quarterReaches[quarter] = most;
      return most;
    },
    interpolation(half) {
      let found = interpolations.get(half);
      if (found === undefined) interpolations.set(half, (found = drawInterpolation(drawOf(half).knots, rowOf(key ^ 0x5bd1e995, half))));
      return found;
    },
  };
}

/** Generates knots at irregular distances, so that extremes do not fall on full minutes. */
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
      const whole = doubleAt(passed, right) - doubleAt(passed, left);
      const share = (doubleAt(passed, middle) - doubleAt(passed, left)) / whole;
      const mean = doubleAt(bridge, left) * (1 - share) + doubleAt(bridge, right) * share;
      bridge[middle] = mean + Math.sqrt(share * (1 - share) * whole) * gauss(row, shape, middle);
      draw(left, middle);
      draw(middle, right);
    };
    draw(0, KNOTS - 1);
  }
  return { knots, passed, shapes };
}

/** Length of the longest vector of the four bridges at any knot: no mixture of length 1 exceeds it (Cauchy–Schwarz). */
function farthest({ shapes, start }: BridgeDraw): number {
  let most = 0;
  for (let knot = 1; knot < KNOTS - 1; knot += 1) {
    let square = 0;
    for (let mode = 0; mode < MODES; mode += 1) square += doubleAt(shapes, int32At(start, mode) + knot) ** 2;
    if (square > most) most = square;
  }
  return Math.sqrt(most);
}

function drawInterpolation(knots: Int16Array, row: number): KnotInterpolation {
  const left = new Uint8Array(SLOTS + 1);
  const share = new Float64Array(SLOTS + 1);
  for (let knot = 0; knot < KNOTS - 1; knot += 1) {
    const from = numberAt(knots, knot);
    const to = numberAt(knots, knot + 1);
    left.fill(knot, from, to);
    share[to] = 1;
    const draw = (begin: number, end: number): void => {
      if (end - begin < 2) return;
      const middle = (begin + end) >> 1;
      const part = (middle - begin) / (end - begin);
      const mean = doubleAt(share, begin) * (1 - part) + doubleAt(share, end) * part;
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

/** Reflects a share at 0 and 1, so that prices turn there instead of sticking. */
function folded(value: number): number {
  const once = value < 0 ? -value : value > 1 ? 2 - value : value;
  return Math.min(1, Math.max(0, once));
}
