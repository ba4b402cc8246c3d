/**
 * The number at a place that a list has. A place beyond it is a mistake of the code: a 0 in its stead would be a wrong price.
 */
export function numberAt(list: ArrayLike<number>, index: number): number {
  return list[index] ?? beyond(list, index);
}

/** The last number of a list that is not empty. */
export function lastNumber(list: ArrayLike<number>): number {
  return numberAt(list, list.length - 1);
}

/** An entry of a list, as `numberAt` reads a number. */
export function entryAt<Entry>(list: readonly Entry[], index: number): NonNullable<Entry> {
  return list[index] ?? beyond(list, index);
}

/** Reading for loops over millions: V8 compiles a function for up to four kinds of lists, and reads any further one fifty times slower. */
export function doubleAt(list: Float64Array, index: number): number {
  return list[index] ?? beyond(list, index);
}

export function singleAt(list: Float32Array, index: number): number {
  return list[index] ?? beyond(list, index);
}

/** The same for whole numbers. */
export function wholeAt(list: Int32Array | Uint32Array | Uint16Array | Uint8Array, index: number): number {
  return list[index] ?? beyond(list, index);
}

/** Stands after `??` in loops over millions of entries of plain lists, of which there are too many kinds for a function. */
export function beyond(list: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`No entry ${index} in a list of ${list.length}`);
}
