import { gauss, quickGaussIn, rowOf } from './hash.ts';
import { DAYS, type VarianceClock } from './variance-clock.ts';

/**
 * A random walk in log price as a function of time: a Brownian bridge, refined by halving from all days to one day and
 * to its half hours. Every node is drawn from a hash of its place, so any point can be computed alone and always alike.
 */
export interface Process {
  /** Log price at the start of a day: for single days far apart. */
  start(day: number): number;
  /**
   * Log prices at the half hours of a day, 0 … 48 (the last is the next day's first), of which those from `begin` to `end`
   * (inclusive) are filled for certain. Read it at once: the array is used again.
   */
  nodes(day: number, begin: number, end: number): Float64Array;
  /** Per year of market time. */
  readonly volatility: number;
}

export interface ProcessOptions {
  readonly key: number;
  readonly clock: VarianceClock;
  /** Per year of market time. */
  readonly volatility: number;
  /** Log prices at starts of days, ascending by day; before the first and after the last the walk is free. */
  readonly anchors: readonly (readonly [day: number, log: number])[];
  /** Days whose half hours are remembered: many for a factor that moves many prices. */
  readonly cachedDays?: number;
}

const BLOCK = 256;
const LAST_BLOCK = DAYS / BLOCK;
/** Blocks that are remembered: walks go from day to day. */
const BLOCKS_KEPT = 4;

/** The walk of one instrument: a Brownian bridge in log price between its anchors, the same for the same `key`. */
export function createProcess({ key, clock, volatility, anchors, cachedDays = 4 }: ProcessOptions): Process {
  const { dayStart, profile } = clock;
  const blockTime = (index: number): number => dayStart[index * BLOCK] ?? 0;
  const blockDraw = (index: number): number => gauss(key, 1, index);
  const dayTime = (day: number): number => dayStart[day] ?? 0;
  const dayDraw = (day: number): number => gauss(key, 2, day);
  const coarse = new Float64Array(LAST_BLOCK + 1);
  coarse[LAST_BLOCK] = Math.sqrt(dayStart[DAYS] ?? 1) * gauss(key, 0, 0);
  bridge(coarse, 0, 0, LAST_BLOCK, blockTime, blockDraw);

  const blockNumbers = new Int32Array(BLOCKS_KEPT).fill(-1);
  const blocks: Float64Array[] = [];
  function block(number: number): Float64Array {
    const slot = number % BLOCKS_KEPT;
    const values = (blocks[slot] ??= new Float64Array(BLOCK + 1));
    if (blockNumbers[slot] === number) return values;
    blockNumbers[slot] = number;
    values[0] = coarse[number] ?? 0;
    values[BLOCK] = coarse[number + 1] ?? 0;
    bridge(values, number * BLOCK, 0, BLOCK, dayTime, dayDraw);
    return values;
  }
  const noise = (day: number): number => block(Math.floor(day / BLOCK))[day % BLOCK] ?? 0;
  const singleNoise = (day: number): number => {
    const number = Math.floor(day / BLOCK);
    if (blockNumbers[number % BLOCKS_KEPT] === number) return noise(day);
    return descend(day, number * BLOCK, coarse[number] ?? 0, coarse[number + 1] ?? 0, dayTime, dayDraw);
  };

  const anchorDays = anchors.map(([day]) => day);
  const corrections = anchors.map(([day, log]) => log - volatility * singleNoise(day));
  /** What must be added to the free walk at the start of a day so that it meets its anchors. */
  function correction(day: number): number {
    const last = anchorDays.length - 1;
    if (last < 0) return 0;
    if (day <= (anchorDays[0] ?? 0)) return corrections[0] ?? 0;
    if (day >= (anchorDays[last] ?? 0)) return corrections[last] ?? 0;
    let right = 1;
    while ((anchorDays[right] ?? 0) < day) right += 1;
    const from = dayStart[anchorDays[right - 1] ?? 0] ?? 0;
    const to = dayStart[anchorDays[right] ?? 0] ?? 0;
    const share = ((dayStart[day] ?? 0) - from) / (to - from);
    return (corrections[right - 1] ?? 0) * (1 - share) + (corrections[right] ?? 0) * share;
  }

  const steps = refinementOf(profile);
  const cachedDay = new Int32Array(cachedDays).fill(-1);
  const filledQuarters = new Uint8Array(cachedDays);
  const cached: Float64Array[] = [];

  /** Draws the middles of one list of steps; the walk's own volatility is in the nodes already. */
  function refine(values: Float64Array, day: number, { left, middle, right, share, root }: Steps): void {
    const row = rowOf(key, day);
    const deviation = volatility * Math.sqrt((dayStart[day + 1] ?? 0) - (dayStart[day] ?? 0));
    for (let step = 0; step < middle.length; step += 1) {
      const at = middle[step] ?? 0;
      const from = values[left[step] ?? 0] ?? 0;
      const to = values[right[step] ?? 0] ?? 0;
      values[at] = from + (to - from) * (share[step] ?? 0) + deviation * (root[step] ?? 0) * quickGaussIn(row, at);
    }
  }

  return {
    volatility,
    start: (day) => correction(day) + volatility * singleNoise(day),
    nodes(day, begin, end) {
      const slot = day % cachedDays;
      const values = (cached[slot] ??= new Float64Array(49));
      if (cachedDay[slot] !== day) {
        values[0] = correction(day) + volatility * noise(day);
        values[48] = correction(day + 1) + volatility * noise(day + 1);
        refine(values, day, steps[0]);
        cachedDay[slot] = day;
        filledQuarters[slot] = 0;
      }
      for (let quarter = Math.floor(begin / 12); quarter * 12 < end; quarter += 1) {
        const filled = filledQuarters[slot] ?? 0;
        if ((filled & (1 << quarter)) !== 0) continue;
        refine(values, day, steps[quarter + 1] ?? steps[0]);
        filledQuarters[slot] = filled | (1 << quarter);
      }
      return values;
    },
  };
}

/** Steps of refinement: each middle after its two neighbours, with the share of the right one and its deviation. */
interface Steps {
  readonly left: number[];
  readonly middle: number[];
  readonly right: number[];
  readonly share: number[];
  readonly root: number[];
}

const refinements = new WeakMap<Float64Array, ReturnType<typeof refinement>>();

/** Walks with the same clock share their steps. */
function refinementOf(profile: Float64Array): ReturnType<typeof refinement> {
  const found = refinements.get(profile) ?? refinement(profile);
  refinements.set(profile, found);
  return found;
}

/** First the ends of a day's quarters, then the half hours of each quarter, so that only what is needed is drawn. */
function refinement(profile: Float64Array): readonly [Steps, ...Steps[]] {
  const split = (steps: Steps, left: number, right: number, finest: number): Steps => {
    if (right - left <= finest) return steps;
    const middle = (left + right) >> 1;
    const before = (profile[middle] ?? 0) - (profile[left] ?? 0);
    const after = (profile[right] ?? 0) - (profile[middle] ?? 0);
    steps.left.push(left);
    steps.middle.push(middle);
    steps.right.push(right);
    steps.share.push(before / (before + after));
    steps.root.push(Math.sqrt((before * after) / (before + after)));
    split(steps, left, middle, finest);
    return split(steps, middle, right, finest);
  };
  const between = (left: number, right: number, finest: number): Steps =>
    split({ left: [], middle: [], right: [], share: [], root: [] }, left, right, finest);
  return [between(0, 48, 12), between(0, 12, 1), between(12, 24, 1), between(24, 36, 1), between(36, 48, 1)];
}

type Numbered = (index: number) => number;

/**
 * Fills the nodes between two known ones by halving: a Brownian bridge in the time that `time` tells. `values[index]` is the
 * node with the number `offset + index`.
 */
function bridge(values: Float64Array, offset: number, left: number, right: number, time: Numbered, draw: Numbered): void {
  if (right - left < 2) return;
  const middle = (left + right) >> 1;
  values[middle] = middleOf(offset + left, offset + right, values[left] ?? 0, values[right] ?? 0, time, draw);
  bridge(values, offset, left, middle, time, draw);
  bridge(values, offset, middle, right, time, draw);
}

/** The node between two others, drawn from its place. */
function middleOf(left: number, right: number, from: number, to: number, time: Numbered, draw: Numbered): number {
  const middle = (left + right) >> 1;
  const before = time(middle) - time(left);
  const after = time(right) - time(middle);
  const whole = before + after;
  return whole <= 0 ? from : from + ((to - from) * before) / whole + Math.sqrt((before * after) / whole) * draw(middle);
}

/** One node of the bridge over a block that begins at `start`, without the others. */
function descend(wanted: number, start: number, first: number, last: number, time: Numbered, draw: Numbered): number {
  let [left, right, from, to] = [start, start + BLOCK, first, last];
  while (wanted > left && wanted < right) {
    const middle = (left + right) >> 1;
    const value = middleOf(left, right, from, to, time, draw);
    if (wanted < middle) [right, to] = [middle, value];
    else [left, from] = [middle, value];
  }
  return wanted === left ? from : to;
}
