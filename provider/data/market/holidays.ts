import { easterSunday } from '#domain/venue/easter.ts';
import { xetraHolidays } from '#domain/venue/exchange-phase.ts';
import { dayNumber, parseDay, weekday } from '../../base/timezone.ts';
import { nationalHolidays, type Country } from '../catalogue/national-holidays.ts';

/** Exchange holidays by year. A day is a day number (see `timezone.ts`). */
export type HolidayRule = 'GERMANY' | 'AMERICA' | 'EURONEXT' | 'LONDON' | 'SWITZERLAND' | 'TOKYO' | 'CURRENCY' | 'NONE';

function nthWeekday(year: number, month: number, wanted: number, n: number): number {
  const first = dayNumber(year, month, 1);
  return first + ((wanted - weekday(first) + 7) % 7) + 7 * (n - 1);
}

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

function germany(year: number): number[] {
  return [...xetraHolidays(year), ...furtherGermanDays(year, easterSunday(year))];
}

/**
 * Ascension Day, Whit Monday, Corpus Christi and the Day of German Unity: on which of them Frankfurt and Xetra rest has changed.
 *
 * - Trading on all four since 2000, but for 3 October 2000 and Whit Monday 2007: Handelsblatt of 2000 („Kein Börsenhandel am
 *   3. Oktober“) and of 2008 („Tag der Arbeit – ohne Arbeit an der Börse“).
 * - Closed on 3 October from 2014 and on Whit Monday from 2015, and on 31 October 2017: trading calendar of Deutsche Börse
 *   for 2016, circular 055/2018 of Eurex, and the calendar XETR of exchange_calendars.
 * - Open on both again since 2022: trading calendars of Deutsche Börse for 2022 and for 2024 to 2029.
 */
function furtherGermanDays(year: number, easter: number): number[] {
  const [ascensionDay, whitMonday, corpusChristi, unity] = [easter + 39, easter + 50, easter + 60, dayNumber(year, 10, 3)];
  if (year < 2000) return [ascensionDay, whitMonday, corpusChristi, ...(year < 1990 ? [] : [unity])];
  const days: number[] = [];
  if (year === 2007 || (year >= 2015 && year <= 2021)) days.push(whitMonday);
  if (year === 2000 || (year >= 2014 && year <= 2021)) days.push(unity);
  if (year === 2017) days.push(dayNumber(2017, 10, 31));
  return days;
}

function america(year: number): number[] {
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
  return [...days, ...NEW_YORK_CLOSED.filter((day) => day.startsWith(String(year))).map(parseDay)];
}

/** The attacks of 2001, hurricane Sandy, and days of mourning for presidents. */
const NEW_YORK_CLOSED = [
  '1994-04-27',
  '2001-09-11',
  '2001-09-12',
  '2001-09-13',
  '2001-09-14',
  '2004-06-11',
  '2007-01-02',
  '2012-10-29',
  '2012-10-30',
  '2018-12-05',
  '2025-01-09',
];

function euronext(year: number): number[] {
  const easter = easterSunday(year);
  return [dayNumber(year, 1, 1), easter - 2, easter + 1, dayNumber(year, 5, 1), dayNumber(year, 12, 25), dayNumber(year, 12, 26)];
}

function national(country: Country, year: number): number[] {
  return nationalHolidays(country, year).map(({ day }) => parseDay(`${year}-${day}`));
}

function switzerland(year: number): number[] {
  const easter = easterSunday(year);
  return [
    dayNumber(year, 1, 1),
    dayNumber(year, 1, 2),
    easter - 2,
    easter + 1,
    dayNumber(year, 5, 1),
    easter + 39,
    easter + 50,
    dayNumber(year, 8, 1),
    dayNumber(year, 12, 24),
    dayNumber(year, 12, 25),
    dayNumber(year, 12, 26),
    dayNumber(year, 12, 31),
  ];
}

/** The Tokyo exchange rests around the turn of the year as well, as banks do. */
function tokyo(year: number): number[] {
  return [...national('JP', year), dayNumber(year, 1, 2), dayNumber(year, 1, 3), dayNumber(year, 12, 31)];
}

function currency(year: number): number[] {
  return [dayNumber(year, 1, 1), dayNumber(year, 12, 25)];
}

/** Day numbers of a year on which a market rests besides weekends. */
export function holidaysOf(rule: HolidayRule, year: number): number[] {
  switch (rule) {
    case 'GERMANY':
      return germany(year);
    case 'AMERICA':
      return america(year);
    case 'EURONEXT':
      return euronext(year);
    case 'LONDON':
      return national('GB-ENG', year);
    case 'SWITZERLAND':
      return switzerland(year);
    case 'TOKYO':
      return tokyo(year);
    case 'CURRENCY':
      return currency(year);
    case 'NONE':
      return [];
  }
}

/** Day numbers of a year on which a market closes early: Christmas Eve and New Year's Eve; in America around its holidays. */
export function earlyClosesOf(rule: HolidayRule, year: number): number[] {
  if (rule === 'AMERICA') return [dayNumber(year, 7, 3), nthWeekday(year, 11, 4, 4) + 1, dayNumber(year, 12, 24)];
  return rule === 'EURONEXT' || rule === 'LONDON' ? [dayNumber(year, 12, 24), dayNumber(year, 12, 31)] : [];
}
