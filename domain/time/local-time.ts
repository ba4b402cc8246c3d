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

/**
 * The instants (epoch milliseconds) at which clocks show a reading: one as a rule, two in the hour that comes twice, none in the hour that
 * is skipped. Ascending.
 */
export function instantsOfLocal(local: LocalTime, zone: string): readonly number[] {
  const plain = Temporal.PlainDateTime.from(local);
  const timeZone = zone === 'Z' ? 'UTC' : zone;
  const earlier = plain.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = plain.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return [earlier.epochMilliseconds];
  return earlier.toPlainDateTime().equals(plain) ? [earlier.epochMilliseconds, later.epochMilliseconds] : [];
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
