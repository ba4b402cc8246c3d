import { numberAt, uint32At } from '#domain/input/at.ts';
/** An entry of one list and the equal entry of the other. */
export type Pair = readonly [left: number, right: number];

/** Maximum number of comparisons for the exact algorithm, which then takes at most a tenth of a second. */
const MOST_COMPARED = 1_000_000;

/** Longest common subsequence of two lists. Calls `matches` once for each pair of entries. */
export function exactPairs(left: number, right: number, matches: (a: number, b: number) => boolean): Pair[] {
  if (left === 0 || right === 0) return [];
  const width = right + 1;
  const lengths = new Uint32Array((left + 1) * width);
  const same = new Uint8Array(left * right);
  for (let i = left - 1; i >= 0; i -= 1)
    for (let j = right - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      if (matches(i, j)) {
        same[i * right + j] = 1;
        lengths[at] = uint32At(lengths, at + width + 1) + 1;
      } else lengths[at] = Math.max(uint32At(lengths, at + width), uint32At(lengths, at + 1));
    }
  const found: Pair[] = [];
  for (let [i, j] = [0, 0]; i < left && j < right;) {
    const at = i * width + j;
    if (same[i * right + j] === 1) {
      found.push([i, j]);
      [i, j] = [i + 1, j + 1];
    } else if (uint32At(lengths, at + width) >= uint32At(lengths, at + 1)) i += 1;
    else j += 1;
  }
  return found;
}

/** Returns true if the exact algorithm stays within the maximum number of comparisons. */
export function isComparable(left: number, right: number): boolean {
  return left * right <= MOST_COMPARED;
}

/**
 * Common subsequence of two lists of numbers. For short lists it is the longest one. For larger ones it consists of the equal ends, of
 * entries that occur once in both lists, and of the longest subsequences between those.
 */
export function commonPairs(left: readonly number[], right: readonly number[]): Pair[] {
  const found: Pair[] = [];
  collect({ left, right, from: [0, 0], to: [left.length, right.length] }, found);
  return found;
}

interface Stretch {
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Range of entries to compare, in each list. */
  readonly from: Pair;
  readonly to: Pair;
}

function collect({ left, right, from, to }: Stretch, found: Pair[]): void {
  let [[i, j], [endLeft, endRight]] = [from, to];
  while (i < endLeft && j < endRight && left[i] === right[j]) {
    found.push([i, j]);
    [i, j] = [i + 1, j + 1];
  }
  if (isComparable(endLeft - i, endRight - j)) return exact(left, right, [i, j], [endLeft, endRight], found);
  const tail: Pair[] = [];
  while (i < endLeft && j < endRight && left[endLeft - 1] === right[endRight - 1]) {
    [endLeft, endRight] = [endLeft - 1, endRight - 1];
    tail.push([endLeft, endRight]);
  }
  for (const [a, b] of anchors(left, right, [i, j], [endLeft, endRight])) {
    between(left, right, [i, j], [a, b], found);
    found.push([a, b]);
    [i, j] = [a + 1, b + 1];
  }
  between(left, right, [i, j], [endLeft, endRight], found);
  for (const pair of tail.toReversed()) found.push(pair);
}

function exact(left: readonly number[], right: readonly number[], [i, j]: Pair, [endLeft, endRight]: Pair, found: Pair[]): void {
  for (const [a, b] of exactPairs(endLeft - i, endRight - j, (x, y) => left[i + x] === right[j + y])) found.push([i + a, j + b]);
}

/** Exact subsequence if the range is short, else each entry is paired with the next equal one. */
function between(left: readonly number[], right: readonly number[], from: Pair, to: Pair, found: Pair[]): void {
  const [[i, j], [endLeft, endRight]] = [from, to];
  if (isComparable(endLeft - i, endRight - j)) return exact(left, right, from, to, found);
  const places = placesOf(left, i, endLeft);
  const next = new Map<number, number>();
  let at = i;
  for (let b = j; b < endRight; b += 1) {
    const value = right[b] ?? -1;
    const own = places.get(value) ?? [];
    let turn = next.get(value) ?? 0;
    while (turn < own.length && numberAt(own, turn) < at) turn += 1;
    next.set(value, turn);
    const a = own[turn];
    // A jump over most of the list would leave nothing for the entries that follow.
    if (a === undefined || a - at > LEAP) continue;
    found.push([a, b]);
    at = a + 1;
  }
}

/** Maximum number of entries to skip for an equal one. */
const LEAP = 1_000;

function placesOf(list: readonly number[], from: number, to: number): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (let index = from; index < to; index += 1) {
    const value = list[index] ?? -1;
    const own = places.get(value);
    if (own === undefined) places.set(value, [index]);
    else own.push(index);
  }
  return places;
}

/** Entries that occur once in each range, as many as are in the same order in both (patience diff). */
function anchors(left: readonly number[], right: readonly number[], from: Pair, to: Pair): Pair[] {
  const [ofLeft, ofRight] = [placesOf(left, from[0], to[0]), placesOf(right, from[1], to[1])];
  const once = [...ofLeft].flatMap(([value, [a, ...more]]): Pair[] => {
    const [b, ...others] = ofRight.get(value) ?? [];
    return a === undefined || b === undefined || more.length > 0 || others.length > 0 ? [] : [[a, b]];
  });
  return longestRising(once.toSorted(([a], [b]) => a - b));
}

/** Longest subsequence of pairs, sorted by the left index, whose right indices increase. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, [, right]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? -1]?.[1] ?? Infinity) < right) low = middle + 1;
      else high = middle;
    }
    before.set(index, ends[low - 1]);
    ends[low] = index;
  }
  const found: Pair[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) {
    const pair = pairs[at];
    if (pair !== undefined) found.push(pair);
  }
  return found.toReversed();
}
