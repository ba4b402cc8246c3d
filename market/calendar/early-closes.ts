import { easterSunday } from '#domain/venue/easter.ts';
import { shortLastDay } from '#domain/venue/xetra.ts';
import { dayNumber, parseDay } from '#domain/time/timezone.ts';
import { americanHolidays, type HolidayRule } from './holidays.ts';
import { nthWeekday, weekdayBefore, weekdayFrom } from './weekdays.ts';

const THURSDAY = 4;
const FRIDAY = 5;

/**
 * Day numbers of a year on which a market closes early (at the time in the schedule), without days on which it is closed. Sources as in
 * `holidays.ts` and `european-holidays.ts`.
 */
export function earlyClosesOf(rule: HolidayRule, year: number): number[] {
  const easter = easterSunday(year);
  const [christmasEve, newYearsEve] = [dayNumber(year, 12, 24), dayNumber(year, 12, 31)];
  switch (rule) {
    case 'GERMANY':
    case 'TRADEGATE':
      return lastDay(year);
    case 'AMERICA':
      return [dayNumber(year, 7, 3), ...afterThanksgiving(year), christmasEve];
    case 'CME':
      return [...americanHolidays(year), ...afterThanksgiving(year), christmasEve];
    case 'EURONEXT':
    case 'MADRID':
      return [christmasEve, newYearsEve];
    // Half days at a weekend move to the Friday before.
    case 'LONDON':
      return [weekdayBefore(christmasEve), weekdayBefore(newYearsEve)];
    case 'DUBLIN':
      return [weekdayBefore(christmasEve), weekdayBefore(newYearsEve), ...(year === 2018 ? [parseDay('2018-03-01')] : [])];
    // Vienna has had a short last day since 2017.
    case 'VIENNA':
      return year < 2017 ? [] : lastDay(year);
    case 'STOCKHOLM':
      return [dayNumber(year, 1, 5), easter - 3, dayNumber(year, 4, 30), easter + 38, weekdayFrom(dayNumber(year, 10, 30), FRIDAY)];
    case 'OSLO':
      return year < 2011 ? [] : [easter - 4];
    default:
      return [];
  }
}

function lastDay(year: number): number[] {
  const day = shortLastDay(year);
  return day === undefined ? [] : [day];
}

function afterThanksgiving(year: number): number[] {
  return [nthWeekday(year, 11, THURSDAY, 4) + 1];
}
