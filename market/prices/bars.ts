import { doubleAt, int32At, numberAt } from '#domain/input/at.ts';
import { addBar, barAt, emptyColumns, extendBar, type Columns } from './columns.ts';
import { closesOf } from './daily.ts';
import { intradayBars } from './intraday.ts';
import type { Moment } from './moment.ts';
import { dayAt, type Notation } from './notation.ts';
import { forDays } from './quote.ts';
import { lastTrade, sessionBefore, sessionDays } from './session.ts';
import { simulated } from './source.ts';
import { DAY_MS, weekday } from '#domain/time/timezone.ts';
import type { Bars, DayPage, LineSeries, DayPageRange, PriceSource, Resolution } from './types.ts';

const MINUTE_MS = 60_000;
const LENGTH: Partial<Record<Resolution, number>> = { '1m': MINUTE_MS, '5m': 5 * MINUTE_MS, '15m': 15 * MINUTE_MS, '1H': 60 * MINUTE_MS };

/** Start of a window that ends at a moment. */
export interface Since {
  readonly from: number;
}

/** See `Market.bars`. */
export function barsOf(moment: Moment, { from, resolution }: Since & { readonly resolution: Resolution }): Bars {
  const { notation } = moment;
  const length = LENGTH[resolution];
  if (length !== undefined) {
    const bars = intradayBars(moment, from, length);
    return { ...bars, source: sourceOf(notation, bars.time) };
  }
  const days = dailyBars(moment, from);
  const bars = resolution === '1D' ? days : merge(days, resolution === '1W' ? weekOf : monthOf);
  return { ...bars, source: sourceOf(notation, days.time) };
}

const weekOf = (day: number): number => day - ((weekday(day) + 6) % 7);
const monthOf = (day: number): number => {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

function dailyBars(moment: Moment, from: number): Columns {
  const { notation, session } = moment;
  const bars = emptyColumns();
  if (session === undefined) return bars;
  const first = dayAt(notation, from);
  addDays(bars, moment, first, session.hours.day - 1);
  const figures = session.hours.day < first ? undefined : moment.outline;
  if (figures !== undefined) addBar(bars, noonOf(session.hours.day), { ...figures, close: figures.last });
  return bars;
}

/** See `Market.dailyCloses`. */
export function dailyClosesOf(moment: Moment, { from }: Since): number[] {
  const { notation, session, caches } = moment;
  if (session === undefined) return [];
  const first = dayAt(notation, from);
  const closes = closesOf(notation, first, session.hours.day - 1, caches.days);
  const last = session.hours.day < first ? undefined : moment.lastTrade();
  if (last !== undefined) closes.push(last.price);
  return closes;
}

/** See `Market.dayPage`. Days outside of the page are counted by the calendar, without computing their prices. */
export function dayPageOf(moment: Moment, { from, start, count, order }: Since & DayPageRange): DayPage {
  const { notation, session: current } = moment;
  const bars = emptyColumns();
  if (current === undefined) return { ...bars, total: 0, source: sourceOf(notation, []) };
  const first = dayAt(notation, from);
  const days = sessionDays(notation, Math.max(first, notation.since), current.hours.day - 1);
  const figures = current.hours.day < first ? undefined : moment.outline;
  if (figures !== undefined) days.push(current.hours.day);
  const total = days.length;
  const [begin, end] = order === 'DESC' ? [total - start - count, total - start] : [start, start + count];
  const shown = days.slice(Math.max(0, begin), Math.max(0, end));
  const past = shown.at(-1) === current.hours.day ? shown.slice(0, -1) : shown;
  const [oldest, newest] = [past[0], past.at(-1)];
  if (oldest !== undefined && newest !== undefined) addDays(bars, moment, oldest, newest);
  if (past.length < shown.length && figures !== undefined) addBar(bars, noonOf(current.hours.day), { ...figures, close: figures.last });
  return { ...bars, total, source: sourceOf(notation, [...days.slice(0, 1), ...days.slice(-1)].map(noonOf)) };
}

function noonOf(day: number): number {
  return day * DAY_MS + DAY_MS / 2;
}

/** Adds complete days, both ends included. */
function addDays(bars: Columns, { notation, caches }: Moment, from: number, to: number): void {
  forDays(notation, from, to, caches.days, (one, index) => {
    addBar(bars, noonOf(int32At(one.day, index)), {
      open: doubleAt(one.open, index),
      high: doubleAt(one.high, index),
      low: doubleAt(one.low, index),
      close: doubleAt(one.close, index),
      volume: doubleAt(one.volume, index),
      count: int32At(one.count, index),
    });
  });
}

/** Joins daily bars of the same week or month. */
function merge(days: Columns, groupOf: (day: number) => number): Columns {
  const bars = emptyColumns();
  let group: number | undefined;
  for (const [index, time] of days.time.entries()) {
    const next = groupOf(Math.floor(time / DAY_MS));
    if (next === group) {
      extendBar(bars, barAt(days, index));
      bars.time[bars.time.length - 1] = time;
    } else {
      addBar(bars, time, barAt(days, index));
    }
    group = next;
  }
  return bars;
}

/** Source of the prices: the name of the import if they are imported, with the first simulated instant. */
function sourceOf(notation: Notation, times: readonly number[]): PriceSource {
  const { imported } = notation;
  const first = times[0];
  const last = times.at(-1);
  if (imported === undefined || first === undefined || last === undefined) return simulated;
  const from = dayAt(notation, first);
  const to = dayAt(notation, last);
  if (from > imported.last || to < imported.first) return simulated;
  const parts = [imported.source.name];
  if (from < imported.first) parts.push(`vor dem ${germanDay(imported.first)} simulierte Kurse`);
  if (to > imported.last) parts.push(`nach dem ${germanDay(imported.last)} simulierte Kurse`);
  return { ...imported.source, name: parts.join('; ') };
}

function germanDay(day: number): string {
  const date = new Date(day * DAY_MS);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
}

/** See `Market.line`. */
export function lineSeriesOf(moment: Moment, window: Since & { readonly points?: number; readonly resolution?: Resolution }): LineSeries {
  const { notation, instant, session, caches } = moment;
  const resolution = window.resolution ?? resolutionFor(instant - window.from, window.points ?? 400);
  const bars = barsOf(moment, { from: window.from, resolution });
  const length = LENGTH[resolution];
  const first = dayAt(notation, window.from);
  const before = session?.hours.day === first ? moment.before : sessionBefore(notation, first);
  const previousLast = before && lastTrade(notation, before, before.hours.closeTime, caches.trades)?.price;
  const time = length === undefined ? [...bars.time] : bars.time.map((start) => Math.min(start + length, instant));
  const price = [...bars.close];
  const open = bars.open[0];
  const start = bars.time[0];
  if (length !== undefined && open !== undefined && start !== undefined && start < numberAt(time, 0)) {
    time.unshift(start);
    price.unshift(open);
  }
  return { time, price, source: bars.source, ...(previousLast === undefined ? {} : { previousLast }) };
}

/** Finest resolution with at most a number of points for a line of this length. */
export function resolutionFor(span: number, points: number): Resolution {
  const days = span / DAY_MS;
  if (days * 180 <= points * 0.5) return '5m';
  if (days <= 1.1) return '5m';
  if (days * 44 <= points) return '15m';
  if (days * 11 <= points) return '1H';
  if (days * 0.72 <= points) return '1D';
  return days / 7 <= points * 2 ? '1W' : '1M';
}
