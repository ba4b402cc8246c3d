import { doubleAt, numberAt } from '#domain/input/at.ts';
import { shifted } from './compose-path.ts';
import { HALVES, QUARTER, type HalfHourPath } from './half-hour-path.ts';
import { tradingDay, type Schedule } from '../calendar/schedules.ts';

/** Half hours of a UTC day, ascending from 0. */
export type KnotsOfDay = (day: number) => readonly number[];

/** Computes values at half hours; much cheaper for many at once than for each alone. */
export type ValuesAt = (halves: readonly number[]) => Float64Array;

/** Half hours of regular knots within a session, and maximum number of knots of a day including its ends. */
const STEPS = Array.from({ length: 7 }, (_, step) => ((step + 1) * QUARTER) / 2);
const MOST = STEPS.length + 3;
/**
 * Number of days that are computed together, and number of their knots that are first computed individually, because few knots of a single
 * day are requested.
 */
const BLOCK = 16;
const ONE_BY_ONE = 6;
const patterns = new Map<string, readonly number[]>();

/** Knots of a day: its start, the half hours at which a venue opens and closes, and every sixth half hour between. */
export function knotsOf(schedule: Schedule): KnotsOfDay {
  return (day) => {
    const hours = tradingDay(schedule, day);
    const [first, end] = hours === undefined ? [0, 0] : [hours.first - day * HALVES, hours.end - day * HALVES];
    const name = `${first} ${end}`;
    let pattern = patterns.get(name);
    if (pattern === undefined) {
      const between = STEPS.filter((half) => half > first && half < end);
      const inside = [first, end].filter((half) => half > 0 && half < HALVES);
      patterns.set(name, (pattern = [...new Set([0, ...inside, ...between])].toSorted((a, b) => a - b)));
    }
    return pattern;
  };
}

/**
 * Path in prices with given values at its knots; between them it follows `path`. In this way, the tail of hundreds of small members costs
 * half a dozen sums a day, each computed once and cached permanently (300 kB for ten years).
 */
export function knotted(path: HalfHourPath, valuesAt: ValuesAt, knots: KnotsOfDay): HalfHourPath {
  const blocks = new Map<number, { readonly gaps: Float64Array; asked: number }>();

  function compute(gaps: Float64Array, places: readonly number[], halves: readonly number[]): void {
    const values = valuesAt(halves);
    places.forEach((place, at) => {
      gaps[place] = Math.log(doubleAt(values, at) / path.node(numberAt(halves, at)));
    });
  }

  /** Computes all missing values of a block at once. */
  function fill(gaps: Float64Array, first: number): void {
    const places: number[] = [];
    const halves: number[] = [];
    for (let day = first; day < first + BLOCK; day += 1) {
      knots(day).forEach((index, knot) => {
        const place = (day - first) * MOST + knot;
        if (!Number.isNaN(gaps[place])) return;
        places.push(place);
        halves.push(day * HALVES + index);
      });
    }
    compute(gaps, places, halves);
  }

  /** Log ratio of the given value to the path at a knot of a day. */
  function gapAt(day: number, knot: number): number {
    const number = Math.floor(day / BLOCK);
    let block = blocks.get(number);
    if (block === undefined) blocks.set(number, (block = { gaps: new Float64Array(BLOCK * MOST).fill(Number.NaN), asked: 0 }));
    const first = number * BLOCK;
    const at = (day - first) * MOST + knot;
    if (Number.isNaN(block.gaps[at])) {
      block.asked += 1;
      if (block.asked > ONE_BY_ONE) fill(block.gaps, first);
      else compute(block.gaps, [at], [day * HALVES + numberAt(knots(day), knot)]);
    }
    return doubleAt(block.gaps, at);
  }

  let [left, right, from, to] = [0, 0, 0, 0];
  return shifted(path, (half) => {
    if (half < left || half >= right) {
      const day = Math.floor(half / HALVES);
      const list = knots(day);
      const index = half - day * HALVES;
      let knot = list.length - 1;
      while (numberAt(list, knot) > index) knot -= 1;
      left = day * HALVES + numberAt(list, knot);
      right = knot + 1 < list.length ? day * HALVES + numberAt(list, knot + 1) : (day + 1) * HALVES;
      from = gapAt(day, knot);
      to = knot + 1 < list.length ? gapAt(day, knot + 1) : gapAt(day + 1, 0);
    }
    return from + ((to - from) * (half - left)) / (right - left);
  });
}
