import { doubleAt, int32At } from '#domain/input/at.ts';
import { spend } from '../base/budget.ts';
import { emptyDays, packed, type Days, type DaysCache } from './days-cache.ts';
import { emptyOutline, type Outline } from './fair-path.ts';
import { priceAt, type Notation } from './notation.ts';
import { emptyRange, highestPoint, lowestPoint, readOutline, readPrices, readRangeIn } from './segment.ts';
import type { Range } from './rate-path.ts';
import { isPause, sessionOn } from './session.ts';
import type { TradingDay } from '../calendar/schedules.ts';
import { readDayTurnover } from './turnover.ts';

/** Number of days in a stretch, in which days are computed and cached. */
export const STRETCH = 64;

/** Daily bars of a stretch (day numbers from `stretch` × 64), including future ones: callers cut off those that are not known yet. */
export function daysOf(notation: Notation, stretch: number, cache: DaysCache): Days {
  const { idNotation } = notation.record;
  const known = cache.find(idNotation, stretch);
  if (known !== undefined) return known;
  const computed = compute(notation, stretch * STRETCH, STRETCH);
  cache.keep(idNotation, stretch, computed);
  return computed;
}

/** Fewer days than this are computed without the rest of their stretch. */
const FEW = 8;

/** Daily bars of at least the days between two days (both inclusive) of one stretch, possibly of others as well. */
export function daysWithin(notation: Notation, from: number, to: number, cache: DaysCache): Days {
  const stretch = Math.floor(from / STRETCH);
  const isFew = to - from < FEW && cache.find(notation.record.idNotation, stretch) === undefined;
  return isFew ? compute(notation, from, to - from + 1) : daysOf(notation, stretch, cache);
}

/**
 * Closing prices of the complete days between two days (both inclusive), oldest first. For days that are not cached, computes nothing else
 * and caches nothing, which takes a quarter of the time of their bars.
 */
export function closesOf(notation: Notation, from: number, to: number, cache: DaysCache): number[] {
  const closes: number[] = [];
  for (let day = Math.max(from, notation.since); day <= to; day += 1) {
    const stretch = Math.floor(day / STRETCH);
    const known = cache.find(notation.record.idNotation, stretch);
    if (known === undefined) {
      spend();
      const session = sessionOn(notation, day);
      if (session !== undefined) closes.push(session.real?.close ?? simulatedClose(notation, session.hours));
      continue;
    }
    const end = Math.min(to, (stretch + 1) * STRETCH - 1);
    for (let index = 0; index < known.length; index += 1) {
      const one = int32At(known.day, index);
      if (one >= day && one <= end) closes.push(doubleAt(known.close, index));
    }
    day = end;
  }
  return closes;
}

/** Price of a simulated day's last trade, equal to that of {@link readDayPrices}. */
function simulatedClose(notation: Notation, { first, end }: TradingDay): number {
  if (notation.derived !== undefined) {
    readPrices(notation, end - 1, range);
    return priceAt(notation, range.close, end - 1);
  }
  const { isFixing } = notation.schedule;
  const half = isFixing ? first : end - 1;
  readOutline(notation, half, half + 1, scratch);
  return priceAt(notation, doubleAt(isFixing ? scratch.from : scratch.to, 0), end - 1);
}

/** One day of a notation. */
export interface DayBar {
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  count: number;
}

export function emptyDayBar(): DayBar {
  return { open: 0, high: 0, low: 0, close: 0, volume: 0, count: 0 };
}

function compute(notation: Notation, from: number, count: number): Days {
  const columns = emptyDays(count);
  const bar = emptyDayBar();
  let length = 0;
  for (let day = from; day < from + count; day += 1) {
    spend();
    const session = sessionOn(notation, day);
    if (session === undefined) continue;
    const { hours, real } = session;
    if (real === undefined) simulateDay(notation, hours, bar);
    else Object.assign(bar, real, { count: real.minutes.length > 0 ? real.minutes.length * 4 : real.hasRange ? 2 : 1 });
    columns.day[length] = day;
    columns.open[length] = bar.open;
    columns.high[length] = bar.high;
    columns.low[length] = bar.low;
    columns.close[length] = bar.close;
    columns.volume[length] = bar.volume;
    columns.count[length] = bar.count;
    length += 1;
  }
  return packed({ ...columns, length });
}

const range = emptyRange();
const reached: Range = { low: 0, high: 0 };
const MOST_HALVES = 50;
const scratch = emptyOutline(MOST_HALVES);

function simulateDay(notation: Notation, hours: TradingDay, bar: DayBar): void {
  readDayTurnover(notation, hours, bar);
  readDayPrices(notation, hours, bar);
}

/** Writes the four prices of a simulated day. */
export function readDayPrices(notation: Notation, hours: TradingDay, bar: DayBar): void {
  if (notation.derived === undefined) untimedPrices(notation, hours, bar);
  else timedPrices(notation, hours, bar);
}

/** Compares highs and lows before they are rounded. */
function untimedPrices(notation: Notation, hours: TradingDay, bar: DayBar): void {
  const { first, end } = hours;
  const outline = scratch;
  readOutline(notation, first, end, outline);
  const { from, to, high, low } = outline;
  if (notation.schedule.isFixing) to[0] = high[0] = low[0] = doubleAt(from, 0);
  for (let half = hours.pauseFrom; half < hours.pauseTo; half += 1) leaveOut(outline, half - first);
  bar.open = priceAt(notation, doubleAt(from, 0), first);
  bar.close = priceAt(notation, doubleAt(to, end - first - 1), end - 1);
  const { high: highest, low: lowest } = dayRange(notation, outline, first, end - first);
  bar.high = priceAt(notation, highest, first);
  bar.low = priceAt(notation, lowest, first);
}

/**
 * Highest and lowest value of a day. Examines half hours only while they may exceed the known range, those with the widest bounds first.
 */
function dayRange(notation: Notation, outline: Outline, first: number, length: number): { readonly high: number; readonly low: number } {
  const { from, to, high: highs, low: lows } = outline;
  let high = doubleAt(from, 0);
  let low = high;
  let highest = 0;
  let lowest = 0;
  for (let index = 0; index < length; index += 1) {
    const open = doubleAt(from, index);
    const close = doubleAt(to, index);
    if (open > high) high = open;
    if (close > high) high = close;
    if (open < low) low = open;
    if (close < low) low = close;
    if (doubleAt(highs, index) > doubleAt(highs, highest)) highest = index;
    if (doubleAt(lows, index) < doubleAt(lows, lowest)) lowest = index;
  }
  for (let turn = -2; turn < length; turn += 1) {
    const index = turn === -2 ? highest : turn === -1 ? lowest : turn;
    if (doubleAt(highs, index) <= high && doubleAt(lows, index) >= low) continue;
    readRangeIn(outline, notation, first + index, reached);
    if (reached.high > high) high = reached.high;
    if (reached.low < low) low = reached.low;
    highs[index] = -Infinity;
    lows[index] = Infinity;
  }
  return { high, low };
}

/** Makes a half hour without prices count as the day's first price. */
function leaveOut({ from, to, high, low }: Outline, index: number): void {
  from[index] = to[index] = high[index] = low[index] = doubleAt(from, 0);
}

/** Prices that also depend on the time, so that every half hour needs its highest and lowest. */
function timedPrices(notation: Notation, hours: TradingDay, bar: DayBar): void {
  bar.high = -Infinity;
  bar.low = Infinity;
  for (let half = hours.first; half < hours.end; half += 1) {
    if (isPause(hours, half)) continue;
    readPrices(notation, half, range);
    if (half === hours.first) bar.open = priceAt(notation, range.open, half);
    bar.high = Math.max(bar.high, priceAt(notation, highestPoint(notation, half, range), half));
    bar.low = Math.min(bar.low, priceAt(notation, lowestPoint(notation, half, range), half));
  }
  bar.close = priceAt(notation, range.close, hours.end - 1);
}
