import { easterSunday } from './easter.ts';
import { weekdayOf } from './zone.ts';

const DAY_MS = 86_400_000;
const FRIDAY = 5;

/**
 * Returns the closing days of the Eurosystem's T2 in a year besides weekends, as day numbers since 1970, according to the ECB's long-term
 * calendar since 2002. Payments in euros are not settled on them, and exchanges of Euronext have the same closing days.
 */
export function targetHolidays(year: number): number[] {
  const easter = easterSunday(year);
  const on = (month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS;
  return [on(1, 1), easter - 2, easter + 1, on(5, 1), on(12, 25), on(12, 26)];
}

/** Returns the business day `count` business days after a day; counted from the next one if the day is none. */
export function businessDayAfter(day: number, count: number): number {
  let found = day;
  while (!isBusinessDay(found)) found += 1;
  for (let left = count; left > 0; left -= 1) {
    found += 1;
    while (!isBusinessDay(found)) found += 1;
  }
  return found;
}

function isBusinessDay(day: number): boolean {
  return weekdayOf(day) <= FRIDAY && !targetHolidays(new Date(day * DAY_MS).getUTCFullYear()).includes(day);
}
