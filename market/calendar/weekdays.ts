import { dayNumber, weekday } from '#domain/time/timezone.ts';

/** The n-th weekday (0 = Sunday) of a month, as a day number. */
export function nthWeekday(year: number, month: number, wanted: number, n: number): number {
  return weekdayFrom(dayNumber(year, month, 1), wanted) + 7 * (n - 1);
}

/** First day with a weekday (0 = Sunday) at or after a day. */
export function weekdayFrom(day: number, wanted: number): number {
  return day + ((wanted - weekday(day) + 7) % 7);
}

/** Friday before a day at a weekend; any other day itself. */
export function weekdayBefore(day: number): number {
  const at = weekday(day);
  if (at === 6) return day - 1;
  return at === 0 ? day - 2 : day;
}
