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
 * Returns the instant (epoch milliseconds) of a clock reading in a zone (`Europe/Berlin`) or at an offset (`+01:00`, `Z`). A reading that
 * occurs twice when the clocks go back means the first; a reading that they skip is counted on from the jump.
 */
export function localToInstant(local: LocalTime, zone: string): number {
  return Temporal.ZonedDateTime.from({ ...local, timeZone: zone === 'Z' ? 'UTC' : zone }).epochMilliseconds;
}

/**
 * Returns the instants (epoch milliseconds) at which clocks show a reading, ascending: usually one, two in the repeated hour, none in the
 * skipped hour.
 */
export function instantsOfLocal(local: LocalTime, zone: string): readonly number[] {
  const plain = Temporal.PlainDateTime.from(local);
  const timeZone = zone === 'Z' ? 'UTC' : zone;
  const earlier = plain.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = plain.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return [earlier.epochMilliseconds];
  return earlier.toPlainDateTime().equals(plain) ? [earlier.epochMilliseconds, later.epochMilliseconds] : [];
}

/** Returns true if the runtime knows this time zone. */
export function isTimezone(zone: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}
