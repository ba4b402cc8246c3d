import { easterSunday } from './easter.ts';
import { instantOf, localDay, localMinutes } from './zone.ts';

/** How far an exchange day in Germany is, by the hours of Xetra: not begun, trading, over; or there is none today. */
export type ExchangePhase = 'before' | 'open' | 'after' | 'closed';

const ZONE = 'Europe/Berlin';
const DAY_MS = 86_400_000;
/** Minutes since midnight in Berlin. */
const OPENING = 9 * 60;
const CLOSING = 17 * 60 + 30;
/** The longest rest is that from Maundy Thursday to the Tuesday after Easter. */
const LONGEST_REST = 7;

/**
 * Days of a year on which Xetra and Frankfurt rest besides weekends, as day numbers since 1970. This is the calendar since 2022; some years
 * before had further days.
 */
export function xetraHolidays(year: number): number[] {
  const easter = easterSunday(year);
  const on = (month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS;
  return [on(1, 1), easter - 2, easter + 1, on(5, 1), on(12, 24), on(12, 25), on(12, 26), on(12, 31)];
}

/** The phase of the exchange day at an instant (milliseconds since 1970). The day is that of clocks in Berlin. */
export function exchangePhase(instant: number): ExchangePhase {
  if (!isExchangeDay(localDay(ZONE, instant))) return 'closed';
  const minutes = localMinutes(ZONE, instant);
  if (minutes < OPENING) return 'before';
  return minutes < CLOSING ? 'open' : 'after';
}

/** The first instant after another one (milliseconds since 1970) from which on the phase is another one. */
export function nextExchangePhase(instant: number): number {
  const today = localDay(ZONE, instant);
  const phase = exchangePhase(instant);
  for (let day = today; day <= today + LONGEST_REST; day += 1) {
    const starts = [0, OPENING, CLOSING].map((minutes) => instantOf(ZONE, day, minutes));
    const next = starts.find((start) => start > instant && exchangePhase(start) !== phase);
    if (next !== undefined) return next;
  }
  throw new RangeError(`The exchange rests for more than ${LONGEST_REST} days after ${new Date(instant).toISOString()}.`);
}

function isExchangeDay(day: number): boolean {
  const date = new Date(day * DAY_MS);
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return !isWeekend && !xetraHolidays(date.getUTCFullYear()).includes(day);
}
