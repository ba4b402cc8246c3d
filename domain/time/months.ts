import { DAY_MS } from './timezone.ts';

/** Returns the day number of the same day of a month a number of months earlier, or the last day of a shorter month. */
export function monthsBefore(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const wanted = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0));
  wanted.setUTCDate(Math.min(date.getUTCDate(), wanted.getUTCDate()));
  return wanted.getTime() / DAY_MS;
}
