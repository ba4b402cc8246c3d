import { targetHolidays } from '#domain/venue/target-days.ts';
import { dayNumber, parseDay, weekday } from '#domain/time/timezone.ts';
import { nthWeekday, weekdayBefore, weekdayFrom } from './weekdays.ts';

/** European exchanges besides those of Germany and London. */
export type EuropeanRule =
  | 'EURONEXT'
  | 'MILAN'
  | 'MADRID'
  | 'DUBLIN'
  | 'VIENNA'
  | 'SWITZERLAND'
  | 'COPENHAGEN'
  | 'STOCKHOLM'
  | 'HELSINKI'
  | 'OSLO'
  | 'TARGET';

const MONDAY = 1;
const FRIDAY = 5;

/**
 * Day numbers of a year on which an exchange is closed besides weekends, given Easter Sunday. Years before 2010 use the rules of 2010.
 * Sources: the trading calendars of Euronext (Paris, Amsterdam, Brussels, Milan, Dublin, Oslo), BME, Wiener Börse, SIX and Nasdaq Nordic,
 * as recorded by exchange_calendars (XPAR, XMIL, XMAD, XDUB, XWBO, XSWX, XCSE, XSTO, XHEL, XOSL); `exchange-days.test.ts` verifies all days
 * from 2010 to 2030.
 */
export const EUROPEAN: Readonly<Record<EuropeanRule, (year: number, easter: number) => number[]>> = {
  EURONEXT: targetHolidays,
  /** Days on which the payment system T2 is closed; no euro rates are fixed then. */
  TARGET: targetHolidays,
  MILAN: (year) => [...targetHolidays(year), ...on(year, '08-15', '12-24', '12-31')],
  MADRID: (year) => [...targetHolidays(year), ...(year <= 2010 || (year >= 2021 && year <= 2023) ? on(year, '12-24', '12-31') : [])],
  DUBLIN: dublin,
  VIENNA: vienna,
  SWITZERLAND: (year, easter) => [...targetHolidays(year), easter + 39, easter + 50, ...on(year, '01-02', '08-01', '12-24', '12-31')],
  COPENHAGEN: (year, easter) => [
    ...nordic(year, easter),
    easter - 3,
    ...(year <= 2023 ? [easter + 26] : []),
    easter + 39,
    easter + 40,
    easter + 50,
    ...on(year, '06-05'),
  ],
  STOCKHOLM: (year, easter) => [...nordic(year, easter), easter + 39, midsummerEve(year), ...on(year, '01-06', '05-01', '06-06')],
  HELSINKI: (year, easter) => [...nordic(year, easter), easter + 39, midsummerEve(year), ...on(year, '01-06', '05-01', '12-06')],
  OSLO: (year, easter) => [...nordic(year, easter), easter - 3, easter + 39, easter + 50, ...on(year, '05-01', '05-17')],
};

function nordic(year: number, easter: number): number[] {
  return [easter - 2, easter + 1, ...on(year, '01-01', '12-24', '12-25', '12-26', '12-31')];
}

/** The Friday between 19 and 25 June. */
function midsummerEve(year: number): number {
  return weekdayFrom(dayNumber(year, 6, 19), FRIDAY);
}

/** Vienna observed the country's holidays until 2018, Whit Monday until 2022, and moved New Year's Eve to Friday until 2015. */
function vienna(year: number, easter: number): number[] {
  const newYearsEve = dayNumber(year, 12, 31);
  return [
    ...targetHolidays(year),
    ...on(year, '10-26', '12-24'),
    year <= 2015 ? weekdayBefore(newYearsEve) : newYearsEve,
    ...(year <= 2018 ? [easter + 39, easter + 60, ...on(year, '01-06', '08-15', '11-01', '12-08')] : []),
    ...(year <= 2022 ? [easter + 50] : []),
  ];
}

/** Snow closed Dublin on 2 March 2018. */
const DUBLIN_SNOW = '2018-03-02';

/** Dublin observed the bank holidays of May and June until it moved to the system of Euronext (2019); that of May returned in 2021. */
function dublin(year: number, easter: number): number[] {
  return [
    easter - 2,
    easter + 1,
    afterWeekend(dayNumber(year, 1, 1)),
    ...(year >= 2019 ? [afterWeekend(dayNumber(year, 5, 1))] : []),
    ...(year <= 2018 || year >= 2021 ? [nthWeekday(year, 5, MONDAY, 1)] : []),
    ...(year <= 2018 ? [nthWeekday(year, 6, MONDAY, 1)] : []),
    ...christmas(year),
    ...(year === 2018 ? [parseDay(DUBLIN_SNOW)] : []),
  ];
}

/** Christmas and St Stephen's Day, with 27 and 28 December for those at a weekend. */
function christmas(year: number): number[] {
  const days = on(year, '12-25', '12-26');
  return [...days, ...days.filter((day) => weekday(day) === 6 || weekday(day) === 0).map((day) => day + 2)];
}

function afterWeekend(day: number): number {
  const at = weekday(day);
  if (at === 6) return day + 2;
  return at === 0 ? day + 1 : day;
}

function on(year: number, ...monthDays: readonly string[]): number[] {
  return monthDays.map((monthDay) => parseDay(`${year}-${monthDay}`));
}
