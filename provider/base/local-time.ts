import { Temporal } from 'temporal-polyfill';

export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * The instant (epoch milliseconds) of a clock reading in a zone (`Europe/Berlin`) or at an offset (`+01:00`, `Z`). A reading
 * that comes twice when the clocks go back is the first; one that they jump over counts on from the jump.
 */
export function localToInstant(local: LocalTime, zone: string): number {
  return Temporal.ZonedDateTime.from({ ...local, timeZone: zone === 'Z' ? 'UTC' : zone }).epochMilliseconds;
}

/** Whether the runtime knows this time zone. */
export function isTimezone(zone: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}
