import { lastNumber } from '#domain/input/at.ts';
import { dayNumber } from '#domain/time/timezone.ts';
import type { ExpiryRule } from '../catalogue/details.ts';
import { isTradingDay, scheduleOf, type Schedule } from './schedules.ts';
import { nthWeekday } from './weekdays.ts';

/** Contracts end at 22:30 UTC, when both Eurex and CME are closed. */
const END_HALF = 45;
const WEDNESDAY = 3;
const FRIDAY = 5;

const EUREX = scheduleOf(7);
const NEW_YORK = scheduleOf(10);
const EURONEXT = scheduleOf(11);
const LONDON = scheduleOf(12);

/** Third Friday of a month (`month` 1 to 12), as days since 1970. */
function thirdFriday(year: number, month: number): number {
  return nthWeekday(year, month, FRIDAY, 3);
}

/**
 * Last trading day of a contract by year and month (1 to 12) of its expiry. Sources: specifications of Eurex, CME Group, ICE and Euronext.
 * Business days are those of the exchange, American ones those of New York.
 */
const LAST_DAY: Readonly<Record<ExpiryRule, (year: number, month: number) => number>> = {
  /** Index futures: the third Friday, or the exchange day before it. */
  INDEX: (year, month) => tradingDayFrom(EUREX, thirdFriday(year, month), -1),
  /** Futures on bonds at Eurex: two exchange days before the day of delivery, the 10th or the exchange day after it. */
  EUREX_BOND: (year, month) => tradingDaysAway(EUREX, tradingDayFrom(EUREX, dayNumber(year, month, 10), 1), -2),
  /** Treasury notes: seven business days before the last one of the month. */
  TREASURY: (year, month) => tradingDaysAway(NEW_YORK, lastTradingDay(NEW_YORK, year, month), -7),
  /** Nikkei in Chicago: the business day before the second Friday. */
  NIKKEI: (year, month) => tradingDayFrom(NEW_YORK, nthWeekday(year, month, FRIDAY, 2) - 1, -1),
  /** Currencies: two business days before the third Wednesday. */
  CURRENCY: (year, month) => tradingDaysAway(NEW_YORK, nthWeekday(year, month, WEDNESDAY, 3), -2),
  /** Metals: the third last business day. */
  METAL: (year, month) => tradingDaysAway(NEW_YORK, lastTradingDay(NEW_YORK, year, month), -2),
  /** WTI: three business days before the 25th, or before the business day ahead of it. */
  WTI: (year, month) => tradingDaysAway(NEW_YORK, tradingDayFrom(NEW_YORK, dayNumber(year, month, 25), -1), -3),
  BRENT: (year, month) => lastTradingDay(LONDON, year, month),
  /** Natural gas: three business days before the next month begins. */
  GAS: (year, month) => tradingDaysAway(NEW_YORK, lastTradingDay(NEW_YORK, year, month), -2),
  /** Milling wheat: the 10th, or the trading day after it. */
  WHEAT: (year, month) => tradingDayFrom(EURONEXT, dayNumber(year, month, 10), 1),
  COFFEE: (year, month) => tradingDaysAway(NEW_YORK, lastTradingDay(NEW_YORK, year, month), -8),
  COCOA: (year, month) => tradingDaysAway(NEW_YORK, lastTradingDay(NEW_YORK, year, month), -11),
};

function lastTradingDay(one: Schedule, year: number, month: number): number {
  return tradingDayFrom(one, dayNumber(year, month + 1, 1) - 1, -1);
}

/** Returns the day itself if it is a trading day, else the next one in a direction. */
function tradingDayFrom(one: Schedule, day: number, step: 1 | -1): number {
  let found = day;
  while (!isTradingDay(one, found)) found += step;
  return found;
}

function tradingDaysAway(one: Schedule, day: number, count: number): number {
  const step = count < 0 ? -1 : 1;
  let found = day;
  for (let left = Math.abs(count); left > 0; left -= 1) found = tradingDayFrom(one, found + step, step);
  return found;
}

/** Months (1 to 12) in which contracts of a future end, and the day within them. */
interface Expiries {
  readonly months: readonly number[];
  readonly expiry?: ExpiryRule;
}

/**
 * Half hour (numbered since 1970) in which a contract expires: `position` 1 is the next expiry after `half`, 2 the one after it, 0 the last
 * one before.
 */
export function expiryHalf(expiries: Expiries, half: number, position: number): number {
  return expiryDay(expiries, half, position) * 48 + END_HALF;
}

/** The day of that expiry, as days since 1970. */
export function expiryDay({ months, expiry = 'INDEX' }: Expiries, half: number, position: number): number {
  const year = new Date((half / 48) * 86_400_000).getUTCFullYear();
  const days = [year - 1, year, year + 1, year + 2].flatMap((one) => months.map((month) => LAST_DAY[expiry](one, month)));
  const next = days.findIndex((day) => day * 48 + END_HALF > half);
  return days[next + position - 1] ?? lastNumber(days);
}
