import * as reading from '#domain/input/at.ts';
import { gauss, gaussIn, MOST_GAUSS, quickGaussIn, rowOf } from '../base/hash.ts';
import { DAYS, type VarianceClock } from './variance-clock.ts';

// Local names for imports: Vitest resolves an import at each use, and there are millions of uses.
const { doubleAt, numberAt, uint8At } = reading;

/**
 * Random walk in log price as a function of time: a Brownian bridge, refined by halving from all days to one day and to its half hours.
 * Every node is a hash of its position, so any point can be computed alone and with the same result.
 */
export interface Process {
  /** Log price at the start of a day: for single days far apart. */
  start(day: number): number;
  /**
   * Log prices at the half hours of a day, 0 … 48 (the last is the next day's first), of which at least those from `begin` to `end`
   * (inclusive) are filled. The array is reused by the next call.
   */
  nodes(day: number, begin: number, end: number): Float64Array;
  /** Maximum distance of the nodes of a quarter of a day (0 … 3) from the line between the quarter's ends. */
  reach(day: number, quarter: number): number;
  /** Per year of market time. */
  readonly volatility: number;
}

export interface ProcessOptions {
  readonly key: number;
  readonly clock: VarianceClock;
  /** Per year of market time. */
  readonly volatility: number;
  /** Fixed log prices at starts of days, ascending by day. Before the first and after the last, the walk is free. */
  readonly anchors: readonly (readonly [day: number, log: number])[];
  /** Number of days whose half hours are cached: many for a factor that moves many prices. */
  readonly cachedDays?: number;
}

const BLOCK = 256;
const LAST_BLOCK = DAYS / BLOCK;
/** Number of cached blocks. Few suffice, because callers proceed from day to day. */
const BLOCKS_KEPT = 2;

/** Creates the walk of one instrument: a Brownian bridge in log price between its anchors, the same for the same `key`. */
export function createProcess({ key, clock, volatility, anchors, cachedDays = 4 }: ProcessOptions): Process {
  const { dayStart, profile } = clock;
  const [blockRow, dayRow] = [rowOf(key, 1), rowOf(key, 2)];
  const coarse = new Float64Array(LAST_BLOCK + 1);
  coarse[LAST_BLOCK] = Math.sqrt(dayStart[DAYS] ?? 1) * gauss(key, 0, 0);
  bridge(coarse, 0, BLOCK, dayStart, blockRow);

  const blockNumbers = new Int32Array(BLOCKS_KEPT).fill(-1);
  const blocks: Float64Array[] = [];
  /** Log prices at the starts of a block's days and of the next block. */
  function block(number: number): Float64Array {
    const slot = number % BLOCKS_KEPT;
    const values = (blocks[slot] ??= new Float64Array(BLOCK + 1));
    if (blockNumbers[slot] === number) return values;
    blockNumbers[slot] = number;
    values[0] = doubleAt(coarse, number);
    values[BLOCK] = doubleAt(coarse, number + 1);
    bridge(values, number * BLOCK, 1, dayStart, dayRow);
    for (let index = 0; index <= BLOCK; index += 1)
      values[index] = correction(number * BLOCK + index) + volatility * doubleAt(values, index);
    return values;
  }
  function noise(day: number): number {
    const number = Math.floor(day / BLOCK);
    return descend(day, number * BLOCK, doubleAt(coarse, number), doubleAt(coarse, number + 1), dayStart, dayRow);
  }

  const anchorDays = Float64Array.from(anchors, ([day]) => day);
  const corrections = Float64Array.from(anchors, ([day, log]) => log - volatility * noise(day));
  /** Correction of the free walk at the start of a day, so that it meets its anchors. */
  function correction(day: number): number {
    const last = anchorDays.length - 1;
    if (last < 0) return 0;
    if (day <= doubleAt(anchorDays, 0)) return doubleAt(corrections, 0);
    if (day >= doubleAt(anchorDays, last)) return doubleAt(corrections, last);
    let right = 1;
    while (doubleAt(anchorDays, right) < day) right += 1;
    const from = doubleAt(dayStart, doubleAt(anchorDays, right - 1));
    const to = doubleAt(dayStart, doubleAt(anchorDays, right));
    const share = (doubleAt(dayStart, day) - from) / (to - from);
    return doubleAt(corrections, right - 1) * (1 - share) + doubleAt(corrections, right) * share;
  }

  const { steps, reaches } = refinementOf(profile);
  const cachedDay = new Int32Array(cachedDays).fill(-1);
  const filledQuarters = new Uint8Array(cachedDays);
  const cached: Float64Array[] = [];

  /** Generates the middle nodes of one list of steps. The outer nodes already contain the walk's volatility. */
  function refine(values: Float64Array, day: number, { left, middle, right, share, root }: Steps): void {
    const row = rowOf(key, day);
    const deviation = volatility * Math.sqrt(doubleAt(dayStart, day + 1) - doubleAt(dayStart, day));
    for (let step = 0; step < middle.length; step += 1) {
      const at = uint8At(middle, step);
      const from = doubleAt(values, uint8At(left, step));
      const to = doubleAt(values, uint8At(right, step));
      values[at] = from + (to - from) * doubleAt(share, step) + deviation * doubleAt(root, step) * quickGaussIn(row, at);
    }
  }

  return {
    volatility,
    start(day) {
      const number = Math.floor(day / BLOCK);
      const isKnown = blockNumbers[number % BLOCKS_KEPT] === number;
      return isKnown ? doubleAt(block(number), day % BLOCK) : correction(day) + volatility * noise(day);
    },
    nodes(day, begin, end) {
      const slot = day % cachedDays;
      const values = (cached[slot] ??= new Float64Array(49));
      if (cachedDay[slot] !== day) {
        const starts = block(Math.floor(day / BLOCK));
        values[0] = doubleAt(starts, day % BLOCK);
        values[48] = doubleAt(starts, (day % BLOCK) + 1);
        refine(values, day, steps[0]);
        cachedDay[slot] = day;
        filledQuarters[slot] = 0;
      }
      for (let quarter = Math.floor(begin / 12); quarter * 12 < end; quarter += 1) {
        const filled = uint8At(filledQuarters, slot);
        if ((filled & (1 << quarter)) !== 0) continue;
        refine(values, day, steps[quarter + 1] ?? steps[0]);
        filledQuarters[slot] = filled | (1 << quarter);
      }
      return values;
    },
    reach: (day, quarter) => volatility * Math.sqrt(doubleAt(dayStart, day + 1) - doubleAt(dayStart, day)) * doubleAt(reaches, quarter),
  };
}

/** Steps of refinement: each middle node after its two neighbors, with the weight of the right one and its deviation. */
interface Steps {
  readonly left: Uint8Array;
  readonly middle: Uint8Array;
  readonly right: Uint8Array;
  readonly share: Float64Array;
  readonly root: Float64Array;
}

interface Refinement {
  /** Steps to the ends of a day's quarters, then those within each quarter. */
  readonly steps: readonly [Steps, ...Steps[]];
  /** Reach by quarter: see `Process.reach`, for a day with market time 1. */
  readonly reaches: Float64Array;
}

const refinements = new WeakMap<Float64Array, Refinement>();

/** Shares the steps between walks with the same clock. */
function refinementOf(profile: Float64Array): Refinement {
  const found = refinements.get(profile);
  if (found !== undefined) return found;
  const steps = refinement(profile);
  const made = { steps, reaches: Float64Array.from(steps.slice(1), reachOf) };
  refinements.set(profile, made);
  return made;
}

/** Maximum distance of any middle node, if each deviates as far as random numbers allow. */
function reachOf({ left, middle, right, share, root }: Steps): number {
  const far = new Float64Array(49);
  for (let step = 0; step < middle.length; step += 1) {
    const part = doubleAt(share, step);
    const reach = doubleAt(far, uint8At(left, step)) * (1 - part) + doubleAt(far, uint8At(right, step)) * part;
    far[uint8At(middle, step)] = reach + doubleAt(root, step) * MOST_GAUSS;
  }
  return Math.max(...far);
}

/** Orders the steps: first the ends of a day's quarters, then the half hours of each quarter, so that only needed ones are computed. */
function refinement(profile: Float64Array): Refinement['steps'] {
  const stepsOf = (first: number, last: number, finest: number): Steps => {
    const left: number[] = [];
    const right: number[] = [];
    const split = (from: number, to: number): void => {
      if (to - from <= finest) return;
      left.push(from);
      right.push(to);
      const middle = (from + to) >> 1;
      split(from, middle);
      split(middle, to);
    };
    split(first, last);
    const middle = Uint8Array.from(left, (from, step) => (from + numberAt(right, step)) >> 1);
    const before = left.map((from, step) => doubleAt(profile, uint8At(middle, step)) - doubleAt(profile, from));
    const after = right.map((to, step) => doubleAt(profile, to) - doubleAt(profile, uint8At(middle, step)));
    return {
      left: Uint8Array.from(left),
      middle,
      right: Uint8Array.from(right),
      share: Float64Array.from(before, (part, step) => part / (part + numberAt(after, step))),
      root: Float64Array.from(before, (part, step) => Math.sqrt((part * numberAt(after, step)) / (part + numberAt(after, step)))),
    };
  };
  return [stepsOf(0, 48, 12), stepsOf(0, 12, 1), stepsOf(12, 24, 1), stepsOf(24, 36, 1), stepsOf(36, 48, 1)];
}

/**
 * Fills the nodes between the first and the last by halving: a Brownian bridge in market time. `values[index]` is the node at the start of
 * day `offset` + `index` × `days`; their number is a power of two plus one.
 */
function bridge(values: Float64Array, offset: number, days: number, dayStart: Float64Array, row: number): void {
  const last = values.length - 1;
  for (let step = last; step > 1; step >>= 1) {
    for (let left = 0; left < last; left += step) {
      const middle = left + (step >> 1);
      const time = doubleAt(dayStart, offset + middle * days);
      const before = time - doubleAt(dayStart, offset + left * days);
      const after = doubleAt(dayStart, offset + (left + step) * days) - time;
      const number = offset / days + middle;
      values[middle] = between(doubleAt(values, left), doubleAt(values, left + step), before, after, row, number);
    }
  }
}

/** Node between two others, at distances `before` and `after` in market time, generated from its number. */
function between(from: number, to: number, before: number, after: number, row: number, number: number): number {
  const whole = before + after;
  return whole <= 0 ? from : from + ((to - from) * before) / whole + Math.sqrt((before * after) / whole) * gaussIn(row, number);
}

/** Single node of the bridge over a block that begins at `start`, without computing the others. */
function descend(wanted: number, start: number, first: number, last: number, dayStart: Float64Array, row: number): number {
  let [left, right, from, to] = [start, start + BLOCK, first, last];
  while (wanted > left && wanted < right) {
    const middle = (left + right) >> 1;
    const time = doubleAt(dayStart, middle);
    const value = between(from, to, time - doubleAt(dayStart, left), doubleAt(dayStart, right) - time, row, middle);
    if (wanted < middle) [right, to] = [middle, value];
    else [left, from] = [middle, value];
  }
  return wanted === left ? from : to;
}
