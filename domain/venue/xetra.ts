import { easterSunday } from './easter.ts';
import { weekdayOf } from './zone.ts';

/** Trading hours of Xetra on one day: minutes since midnight in Berlin, without the closing auction. */
export interface XetraHours {
  readonly opening: number;
  readonly closing: number;
}

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** Regular trading hours of Xetra. */
export const XETRA_HOURS: XetraHours = { opening: 9 * 60, closing: 17 * 60 + 30 };

/** Close on the last trading day of a year, decided again each December since 2010; the closing auction follows. */
export const LAST_DAY_CLOSING = 14 * 60;
const LAST_DAY_SHORT_SINCE = 2010;

/** Returns the days of a year besides weekends on which Xetra and Frankfurt are closed, as day numbers since 1970. */
export function xetraHolidays(year: number): number[] {
  return [...germanTradingHolidays(year), ...furtherHolidays(year)];
}

/** Returns the days on which all exchanges in Germany are closed, including Eurex and Tradegate. */
export function germanTradingHolidays(year: number): number[] {
  const easter = easterSunday(year);
  const on = (month: number, day: number): number => dayOf(year, month, day);
  return [on(1, 1), easter - 2, easter + 1, on(5, 1), on(12, 24), on(12, 25), on(12, 26), on(12, 31)];
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
function furtherHolidays(year: number): number[] {
  const easter = easterSunday(year);
  const [ascensionDay, whitMonday, corpusChristi, unity] = [easter + 39, easter + 50, easter + 60, dayOf(year, 10, 3)];
  if (year < 2000) return [ascensionDay, whitMonday, corpusChristi, ...(year < 1990 ? [] : [unity])];
  const days: number[] = [];
  if (year === 2007 || (year >= 2015 && year <= 2021)) days.push(whitMonday);
  if (year === 2000 || (year >= 2014 && year <= 2021)) days.push(unity);
  if (year === 2017) days.push(dayOf(2017, 10, 31));
  return days;
}

/**
 * Returns the last trading day of a year in Germany, if it is short: Deutsche Börse, trading calendars of 2012 (28 December) to 2026;
 * exchange_calendars, XETR. Undefined in earlier years.
 */
export function shortLastDay(year: number): number | undefined {
  if (year < LAST_DAY_SHORT_SINCE) return undefined;
  let day = dayOf(year, 12, 30);
  while (weekdayOf(day) >= SATURDAY) day -= 1;
  return day;
}

/** Returns Xetra's hours on a day (number since 1970); undefined if it is closed. */
export function xetraHours(day: number): XetraHours | undefined {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  if (weekdayOf(day) >= SATURDAY || xetraHolidays(year).includes(day)) return undefined;
  return day === shortLastDay(year) ? { ...XETRA_HOURS, closing: LAST_DAY_CLOSING } : XETRA_HOURS;
}

function dayOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
