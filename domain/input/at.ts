/**
 * Returns the number at an index that a list must have. An index beyond it is a programming error: a 0 instead would be a wrong price.
 * @throws RangeError for an index beyond the list
 */
export function numberAt(list: ArrayLike<number>, index: number): number {
  return list[index] ?? beyond(list, index);
}

/** Returns the last number of a non-empty list. */
export function lastNumber(list: ArrayLike<number>): number {
  return numberAt(list, list.length - 1);
}

/** Returns an entry of a list, with the same check as `numberAt`. */
export function entryAt<Entry>(list: readonly Entry[], index: number): NonNullable<Entry> {
  return list[index] ?? beyond(list, index);
}

/**
 * Accessors for loops over millions, one per type of list: V8 optimizes a function for the types that it is called with, and a single type
 * is the fastest.
 */
export function doubleAt(list: Float64Array, index: number): number {
  return list[index] ?? beyond(list, index);
}

export function singleAt(list: Float32Array, index: number): number {
  return list[index] ?? beyond(list, index);
}

export function int32At(list: Int32Array, index: number): number {
  return list[index] ?? beyond(list, index);
}

export function uint32At(list: Uint32Array, index: number): number {
  return list[index] ?? beyond(list, index);
}

export function uint16At(list: Uint16Array, index: number): number {
  return list[index] ?? beyond(list, index);
}

export function uint8At(list: Uint8Array, index: number): number {
  return list[index] ?? beyond(list, index);
}

/**
 * Throws for an index beyond a list. Used after `??` in loops that are too hot for the accessors, or that read plain arrays with elements
 * of many types.
 */
export function beyond(list: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`No entry ${index} in a list of ${list.length}`);
}
