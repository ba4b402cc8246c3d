import { easterSunday } from '#domain/venue/easter.ts';
import { germanTradingHolidays, xetraHolidays } from '#domain/venue/xetra.ts';
import { dayNumber, parseDay, weekday } from '#domain/time/timezone.ts';
import { nationalHolidays, type Country } from '../catalogue/national-holidays.ts';
import { EUROPEAN, type EuropeanRule } from './european-holidays.ts';
import { nthWeekday } from './weekdays.ts';

/**
 * Exchange holidays by year. `GERMANY` is Xetra and all exchanges with the same days, `EUREX` the derivatives exchange; Eurex and Tradegate
 * trade on Whit Monday and on 3 October. A day is a day number (see `timezone.ts`).
 */
export type HolidayRule = 'GERMANY' | 'EUREX' | 'TRADEGATE' | 'AMERICA' | 'CME' | 'LONDON' | 'TOKYO' | 'CURRENCY' | 'NONE' | EuropeanRule;

function lastMonday(year: number, month: number): number {
  const last = dayNumber(year, month + 1, 1) - 1;
  return last - ((weekday(last) + 6) % 7);
}

/** American rule: Saturday moves to Friday, Sunday to Monday. */
function nearestWorkday(day: number): number {
  const at = weekday(day);
  if (at === 6) return day - 1;
  return at === 0 ? day + 1 : day;
}

function america(year: number): number[] {
  return [...americanHolidays(year), ...of(NEW_YORK_CLOSED, year), ...mourning(year)];
}

/** Annual holidays of the New York exchanges. */
export function americanHolidays(year: number): number[] {
  const newYear = dayNumber(year, 1, 1);
  const days = [
    weekday(newYear) === 6 ? newYear : nearestWorkday(newYear),
    nthWeekday(year, 2, 1, 3),
    easterSunday(year) - 2,
    lastMonday(year, 5),
    nearestWorkday(dayNumber(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 11, 4, 4),
    nearestWorkday(dayNumber(year, 12, 25)),
  ];
  if (year >= 1998) days.push(nthWeekday(year, 1, 1, 3));
  if (year >= 2022) days.push(nearestWorkday(dayNumber(year, 6, 19)));
  return days;
}

/** Attacks of 2001 and hurricane Sandy. */
const NEW_YORK_CLOSED = ['2001-09-11', '2001-09-12', '2001-09-13', '2001-09-14', '2012-10-29', '2012-10-30'];

/** Days of mourning for presidents of the United States. */
const MOURNING = ['1994-04-27', '2004-06-11', '2007-01-02', '2018-12-05', '2025-01-09'];

function mourning(year: number): number[] {
  return of(MOURNING, year);
}

function of(days: readonly string[], year: number): number[] {
  return days.filter((day) => day.startsWith(String(year))).map(parseDay);
}

/** The CME trades on American holidays with shorter hours (see `early-closes.ts`). It is closed on three days and on days of mourning. */
function cme(year: number): number[] {
  const [newYear, christmas] = [dayNumber(year, 1, 1), nearestWorkday(dayNumber(year, 12, 25))];
  return [weekday(newYear) === 6 ? newYear : nearestWorkday(newYear), easterSunday(year) - 2, christmas, ...mourning(year)];
}

function national(country: Country, year: number): number[] {
  return nationalHolidays(country, year).map(({ day }) => parseDay(`${year}-${day}`));
}

/** Failure of Tokyo's trading system on 1 October 2020: news release of the Japan Exchange Group of 19 October 2020. */
const TOKYO_CLOSED = ['2020-10-01'];

/** The Tokyo exchange is also closed around the turn of the year, as banks are. */
function tokyo(year: number): number[] {
  return [...national('JP', year), dayNumber(year, 1, 2), dayNumber(year, 1, 3), dayNumber(year, 12, 31), ...of(TOKYO_CLOSED, year)];
}

function currency(year: number): number[] {
  return [dayNumber(year, 1, 1), dayNumber(year, 12, 25)];
}

/** Day numbers of a year on which a market is closed besides weekends. */
export function holidaysOf(rule: HolidayRule, year: number): number[] {
  switch (rule) {
    case 'GERMANY':
      return xetraHolidays(year);
    case 'EUREX':
    case 'TRADEGATE':
      return year < 2000 ? xetraHolidays(year) : germanTradingHolidays(year);
    case 'AMERICA':
      return america(year);
    case 'CME':
      return cme(year);
    case 'LONDON':
      return national('GB-ENG', year);
    case 'TOKYO':
      return tokyo(year);
    case 'CURRENCY':
      return currency(year);
    case 'NONE':
      return [];
    default:
      return EUROPEAN[rule](year, easterSunday(year));
  }
}
