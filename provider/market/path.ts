import { hashIn, quickGaussIn, rowOf, uniformIn } from './hash.ts';
import type { Lru } from './lru.ts';
import type { Process } from './process.ts';

/** A half hour is cut into 900 slots of two seconds; slot 900 is the next one's slot 0. */
export const SLOTS = 900;
export const SLOT_MS = 2_000;

/** One process of a sum in log price. */
export interface Term {
  readonly process: Process;
  readonly weight: number;
}

/** The course within one half hour: ends, extremes and the slots at which they are reached. All in log price. */
export interface Extremes {
  from: number;
  to: number;
  high: number;
  low: number;
  slotHigh: number;
  slotLow: number;
}

/** The fair price of an instrument in its home currency, in log price, the same for all of its venues. */
export interface FairPath {
  /** At the start of a half hour (numbered since 1970). */
  node(half: number): number;
  /** Writes the half hour's ends and extremes into `into`. */
  extremes(half: number, into: Extremes): void;
  /** All 901 slots of a half hour, within the extremes. Do not change the array. */
  slots(half: number): Float64Array;
}

const LAST = SLOTS - 1;

/** Sum of processes plus a constant, with its own movement within the half hours. */
export function createFairPath(key: number, constant: number, terms: readonly Term[], cache: Lru<string, Float64Array>): FairPath {
  function node(half: number): number {
    const day = Math.floor(half / 48);
    const index = half - day * 48;
    let sum = constant;
    for (const { process, weight } of terms) sum += weight * (process.nodes(day, index)[index] ?? 0);
    return sum;
  }

  function variance(half: number): number {
    const day = Math.floor(half / 48);
    let sum = 0;
    for (const { process, weight } of terms) sum += weight * weight * process.variance(day, half - day * 48);
    return sum;
  }

  /** Highest and lowest point of a Brownian bridge: inverse of its distribution function. */
  function extremes(half: number, into: Extremes): void {
    const day = Math.floor(half / 48);
    const index = half - day * 48;
    let from = constant;
    let to = constant;
    let spread = 0;
    for (const { process, weight } of terms) {
      const nodes = process.nodes(day, index);
      from += weight * (nodes[index] ?? 0);
      to += weight * (nodes[index + 1] ?? 0);
      spread += 2 * weight * weight * process.variance(day, index);
    }
    const row = rowOf(key, half);
    const chance = hashIn(row, 3);
    const step = (to - from) * (to - from);
    into.from = from;
    into.to = to;
    into.high = (from + to + Math.sqrt(step - spread * Math.log(uniformIn(row, 1)))) / 2;
    into.low = (from + to - Math.sqrt(step - spread * Math.log(uniformIn(row, 2)))) / 2;
    into.slotHigh = 1 + ((chance & 0xffff) % (LAST - 1));
    into.slotLow = 1 + ((chance >>> 16) % (LAST - 1));
    if (into.slotLow === into.slotHigh) into.slotLow = into.slotHigh === 1 ? 2 : into.slotHigh - 1;
  }

  function slots(half: number): Float64Array {
    const name = `${key}/${half}`;
    const known = cache.get(name);
    if (known !== undefined) return known;
    const ends: Extremes = { from: 0, to: 0, high: 0, low: 0, slotHigh: 0, slotLow: 0 };
    extremes(half, ends);
    const values = new Float64Array(SLOTS + 1);
    const highFirst = ends.slotHigh < ends.slotLow;
    const first = highFirst ? ends.slotHigh : ends.slotLow;
    const second = highFirst ? ends.slotLow : ends.slotHigh;
    values[0] = ends.from;
    values[first] = highFirst ? ends.high : ends.low;
    values[second] = highFirst ? ends.low : ends.high;
    values[LAST] = ends.to;
    values[SLOTS] = ends.to;
    const deviation = Math.sqrt(variance(half) / SLOTS);
    const row = rowOf(key, half);
    const refine = (left: number, right: number): void => {
      if (right - left < 2) return;
      const middle = (left + right) >> 1;
      const share = (middle - left) / (right - left);
      const mean = (values[left] ?? 0) * (1 - share) + (values[right] ?? 0) * share;
      const drawn = mean + deviation * Math.sqrt(share * (right - middle)) * quickGaussIn(row, 100 + middle);
      values[middle] = fold(drawn, ends.low, ends.high);
      refine(left, middle);
      refine(middle, right);
    };
    refine(0, first);
    refine(first, second);
    refine(second, LAST);
    cache.set(name, values);
    return values;
  }

  return { node, extremes, slots };
}

/** Mirrors a value at the limits, so that the path turns at its extremes instead of sticking to them. */
function fold(value: number, low: number, high: number): number {
  let folded = value;
  if (folded > high) folded = 2 * high - folded;
  if (folded < low) folded = 2 * low - folded;
  return Math.min(high, Math.max(low, folded));
}
