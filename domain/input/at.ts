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

/** Reading for loops over millions, by kind of list: V8 compiles a function for the kinds it was called with, and one kind reads fastest. */
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

/** Stands after `??` where a loop is too hot even for these, or reads plain lists, of which there are many kinds. */
export function beyond(list: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`No entry ${index} in a list of ${list.length}`);
}
