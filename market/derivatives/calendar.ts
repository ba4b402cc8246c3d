import { dayNumber, weekday } from '#domain/time/timezone.ts';

const FRIDAY = 5;

/** Day number of a month's third Friday, when most exchanges settle options. Months count from 1; 13 is the next January. */
export function thirdFriday(year: number, month: number): number {
  const first = dayNumber(year, month, 1);
  return first + ((FRIDAY - weekday(first) + 7) % 7) + 14;
}

/** Third Fridays at least `least` days after a day: the next three months, then the quarters, up to `years` ahead. */
export function maturitiesAfter(day: number, least: number, years: number): number[] {
  const from = new Date(day * 86_400_000);
  const found: number[] = [];
  for (let ahead = 0; ahead <= years * 12; ahead += 1) {
    const month = from.getUTCMonth() + 1 + ahead;
    const friday = thirdFriday(from.getUTCFullYear(), month);
    if (friday >= day + least && (found.length < 3 || month % 3 === 0)) found.push(friday);
  }
  return found;
}
