import type { Logical, UTCTimestamp } from 'lightweight-charts';

/** A reading of the venue's clock, in seconds, as the library types times. */
export function chartTime(reading: number): UTCTimestamp {
  // The library marks numbers that are times by their type alone.
  return reading as UTCTimestamp;
}

/** The number of a bar as the library types places. */
export function chartPlace(place: number): Logical {
  // The same of numbers that are places.
  return place as Logical;
}
