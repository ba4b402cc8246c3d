import { zoneOffset } from '../venue/zone.ts';

const HALF_HOUR = 1_800;

/**
 * Returns the local time of a venue at each instant, encoded as if it were UTC, in seconds. Days, hours and months of an axis then begin
 * when they do at the venue.
 * The result is strictly ascending, because a chart places its bars by their order. When the clock is put back, readings of the second hour
 * follow the last one of the first hour by a second each.
 * @param at seconds since 1970 (UTC), ascending
 * @param least minimum seconds between two readings: less for prices of which several come in a second
 */
export function wallClock(at: readonly number[], timeZone: string, least = 1): readonly number[] {
  let offset = 0;
  let known = NaN;
  let last = -Infinity;
  return at.map((instant) => {
    // Time zone changes happen at half hours at most: checking each minute of a month would take a second.
    const half = Math.floor(instant / HALF_HOUR);
    if (half !== known) {
      offset = zoneOffset(timeZone, instant * 1000) / 1000;
      known = half;
    }
    last = Math.max(instant + offset, last + least);
    return last;
  });
}
