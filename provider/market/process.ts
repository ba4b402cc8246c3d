import { gauss } from './hash.ts';
import { DAYS, type VarianceClock } from './variance-clock.ts';

/**
 * A random walk in log price as a function of time: a Brownian bridge, refined by halving from all days to one day and
 * to its half hours. Every node is drawn from a hash of its place, so any point can be computed alone and always alike.
 */
export interface Process {
  /** The 49 log prices at the half hours of a day (the last is the next day's first). Read it at once: the array is used again. */
  day(day: number): Float64Array;
  /** Variance of the half hour `half` (0 … 47) of a day. */
  variance(day: number, half: number): number;
}

export interface ProcessOptions {
  readonly key: number;
  readonly clock: VarianceClock;
  /** Per year of market time. */
  readonly volatility: number;
  /** Log prices at starts of days, ascending by day; before the first and after the last the walk is free. */
  readonly anchors: readonly (readonly [day: number, log: number])[];
}

const BLOCK = 256;
const CACHED_DAYS = 512;

/** Order in which a day's half hours are refined: each middle after the two it lies between. */
const [LEFTS, MIDDLES, RIGHTS] = halvings();

export function createProcess({ key, clock, volatility, anchors }: ProcessOptions): Process {
  const { dayStart, profile } = clock;
  const coarse = new Float64Array(DAYS / BLOCK + 1);
  coarse[DAYS / BLOCK] = Math.sqrt(dayStart[DAYS] ?? 1) * gauss(key, 0, 0);
  bridge(coarse, 0, DAYS / BLOCK, (index) => dayStart[index * BLOCK] ?? 0, (index) => gauss(key, 1, index));

  const blocks = new Map<number, Float64Array>();
  function block(number: number): Float64Array {
    const known = blocks.get(number);
    if (known !== undefined) return known;
    const values = new Float64Array(BLOCK + 1);
    values[0] = coarse[number] ?? 0;
    values[BLOCK] = coarse[number + 1] ?? 0;
    const start = number * BLOCK;
    bridge(values, 0, BLOCK, (index) => dayStart[start + index] ?? 0, (index) => gauss(key, 2, start + index));
    blocks.set(number, values);
    return values;
  }
  const noise = (day: number): number => block(Math.floor(day / BLOCK))[day % BLOCK] ?? 0;

  const anchorDays = anchors.map(([day]) => day);
  const corrections = anchors.map(([day, log]) => log - volatility * noise(day));
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

  const { shares, roots } = refinement(profile);
  const cachedDay = new Int32Array(CACHED_DAYS).fill(-1);
  const cached: Float64Array[] = [];
  return {
    day(day) {
      const slot = day % CACHED_DAYS;
      if (cachedDay[slot] === day) return cached[slot] ?? new Float64Array(49);
      const values = cached[slot] ?? new Float64Array(49);
      const length = (dayStart[day + 1] ?? 0) - (dayStart[day] ?? 0);
      values[0] = noise(day);
      values[48] = noise(day + 1);
      const root = Math.sqrt(length);
      for (let step = 0; step < 47; step += 1) {
        const middle = MIDDLES[step] ?? 0;
        const from = values[LEFTS[step] ?? 0] ?? 0;
        const to = values[RIGHTS[step] ?? 0] ?? 0;
        values[middle] = from + (to - from) * (shares[step] ?? 0) + root * (roots[step] ?? 0) * gauss(key, day, middle + 7);
      }
      const left = correction(day);
      const right = correction(day + 1);
      for (let half = 0; half <= 48; half += 1) {
        values[half] = left + (right - left) * (profile[half] ?? 0) + volatility * (values[half] ?? 0);
      }
      cachedDay[slot] = day;
      cached[slot] = values;
      return values;
    },
    variance(day, half) {
      const length = (dayStart[day + 1] ?? 0) - (dayStart[day] ?? 0);
      return volatility * volatility * length * ((profile[half + 1] ?? 0) - (profile[half] ?? 0));
    },
  };
}

function halvings(): [number[], number[], number[]] {
  const lists: [number[], number[], number[]] = [[], [], []];
  const split = (left: number, right: number): void => {
    if (right - left < 2) return;
    const middle = (left + right) >> 1;
    lists[0].push(left);
    lists[1].push(middle);
    lists[2].push(right);
    split(left, middle);
    split(middle, right);
  };
  split(0, 48);
  return lists;
}

/** For each step of `halvings`: weight of the right neighbour, and deviation per root of the day's market time. */
function refinement(profile: Float64Array): { shares: Float64Array; roots: Float64Array } {
  const shares = new Float64Array(47);
  const roots = new Float64Array(47);
  for (let step = 0; step < 47; step += 1) {
    const before = (profile[MIDDLES[step] ?? 0] ?? 0) - (profile[LEFTS[step] ?? 0] ?? 0);
    const after = (profile[RIGHTS[step] ?? 0] ?? 0) - (profile[MIDDLES[step] ?? 0] ?? 0);
    shares[step] = before / (before + after);
    roots[step] = Math.sqrt((before * after) / (before + after));
  }
  return { shares, roots };
}

/** Fills the nodes between two known ones by halving: a Brownian bridge in the time that `time` tells. */
function bridge(values: Float64Array, left: number, right: number, time: (index: number) => number, draw: (index: number) => number): void {
  if (right - left < 2) return;
  const middle = (left + right) >> 1;
  const before = time(middle) - time(left);
  const after = time(right) - time(middle);
  const whole = before + after;
  const from = values[left] ?? 0;
  values[middle] = whole <= 0
    ? from
    : from + (((values[right] ?? 0) - from) * before) / whole + Math.sqrt((before * after) / whole) * draw(middle);
  bridge(values, left, middle, time, draw);
  bridge(values, middle, right, time, draw);
}
