import { localToInstant } from '#domain/time/local-time.ts';

/** Returns an instant in the form of answers: `2026-07-31T15:38:08.550+00:00`. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString().replace('Z', '+00:00');
}

/** Returns the first instant of a calendar day (`YYYY-MM-DD`) in a time zone. */
export function startOfDay(day: string, zone: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return localToInstant({ year, month, day: date, hour: 0, minute: 0, second: 0 }, zone);
}

/** Returns the last millisecond of a calendar day in a time zone. */
export function endOfDay(day: string, zone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return startOfDay(next, zone) - 1;
}

/** Returns the first instant of a calendar day (`YYYY-MM-DD`) in Europe/Berlin. */
export function startOfBerlinDay(day: string): number {
  return startOfDay(day, 'Europe/Berlin');
}

/** Returns the last millisecond of a calendar day in Europe/Berlin. */
export function endOfBerlinDay(day: string): number {
  return endOfDay(day, 'Europe/Berlin');
}
