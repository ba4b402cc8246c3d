import type { Logical, UTCTimestamp } from 'lightweight-charts';

/** Converts a reading of the venue's clock (in seconds) to the library's type of time. */
export function chartTime(reading: number): UTCTimestamp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the type marks numbers that are times
  return reading as UTCTimestamp;
}

/** Converts the index of a bar to the library's type of index. */
export function chartPlace(place: number): Logical {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the type marks numbers that are places
  return place as Logical;
}
