import { DAY_MS } from './timezone.ts';

/** Day number of the same day of a month a number of months earlier, or the month's last day when it is shorter. */
export function monthsBefore(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const wanted = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0));
  wanted.setUTCDate(Math.min(date.getUTCDate(), wanted.getUTCDate()));
  return wanted.getTime() / DAY_MS;
}
