import quickselect from 'quickselect';

/** Maximum end of a page up to which a short list of the best rows is faster than sorting. */
const SHORT = 2_000;

/**
 * Returns `count` of the numbers 0 … length − 1 from place `first` of an order, without sorting the others: the last page of a million is
 * about as fast as the first. No two numbers may be equal in the order.
 */
export function inOrder(length: number, { first, count }: Place, before: (a: number, b: number) => number): number[] {
  const end = Math.min(length, first + count);
  if (first >= end) return [];
  if (end <= SHORT) return bestOf(length, end, before).slice(first);
  const places = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) places[index] = index;
  const list: unknown = places;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Swaps entries and nothing else, as a typed array can
  const numbers = list as number[];
  quickselect(numbers, end - 1, 0, length - 1, before);
  quickselect(numbers, first, 0, end - 1, before);
  return Array.from(places.subarray(first, end)).toSorted(before);
}

interface Place {
  readonly first: number;
  readonly count: number;
}

/** Number of extra candidates to collect before the best are selected. */
const ROOM = 4_096;

/** Selects the first ones: most numbers are compared once and dropped, and none more than a few times, whatever their order. */
function bestOf(length: number, wanted: number, before: (a: number, b: number) => number): number[] {
  const best: number[] = [];
  let last = -1;
  for (let index = 0; index < length; index += 1) {
    if (last >= 0 && before(index, last) > 0) continue;
    best.push(index);
    if (best.length < wanted + ROOM) continue;
    quickselect(best, wanted - 1, 0, best.length - 1, before);
    best.length = wanted;
    last = best[wanted - 1] ?? -1;
  }
  return best.toSorted(before).slice(0, wanted);
}
