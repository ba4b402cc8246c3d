/**
 * The first `wanted` of the numbers 0 … length − 1 in an order, sorted. Keeps a short list of the best so far: most numbers
 * are compared once and dropped.
 */
export function firstOf(length: number, wanted: number, before: (a: number, b: number) => number): number[] {
  const room = 2 * wanted + 256;
  let best: number[] = [];
  let last = -1;
  for (let index = 0; index < length; index += 1) {
    if (last >= 0 && before(index, last) > 0) continue;
    best.push(index);
    if (best.length < room) continue;
    best = best.toSorted(before).slice(0, wanted);
    last = best[wanted - 1] ?? -1;
  }
  return best.toSorted(before).slice(0, wanted);
}
