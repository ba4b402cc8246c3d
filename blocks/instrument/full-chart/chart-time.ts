import type { Logical, UTCTimestamp } from 'lightweight-charts';

/** A reading of the venue's clock, in seconds, as the library types times. */
export function chartTime(reading: number): UTCTimestamp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Numbers that are times are marked by their type alone
  return reading as UTCTimestamp;
}

/** The number of a bar as the library types places. */
export function chartPlace(place: number): Logical {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Numbers that are places are marked by their type alone
  return place as Logical;
}
