import { dayAt, forDays, type Caches } from './quote.ts';
import type { Notation } from './notation.ts';
import { figuresUntil, firstTime, sessionAt, sessionBefore, sessionOn, sessionTrades } from './session.ts';
import { simulated } from './source.ts';
import { DAY_MS, weekday } from './timezone.ts';
import type { BarColumns, Bars, Line, PriceSource, Resolution, Trade } from './types.ts';

type Columns = { -readonly [K in keyof BarColumns]: number[] };

const MINUTE_MS = 60_000;
const LENGTH: Partial<Record<Resolution, number>> = { '1m': MINUTE_MS, '5m': 5 * MINUTE_MS, '15m': 15 * MINUTE_MS, '1H': 60 * MINUTE_MS };

export interface Window {
  readonly from: number;
  readonly to: number;
}

const emptyColumns = (): Columns => ({ time: [], open: [], high: [], low: [], close: [], volume: [], count: [] });

/** See `Market.bars`. */
export function barsOf(notation: Notation, { from, to, resolution }: Window & { resolution: Resolution }, caches: Caches): Bars {
  const length = LENGTH[resolution];
  if (length !== undefined) {
    const bars = intraday(notation, { from, to }, length, caches);
    return { ...bars, source: sourceOf(notation, bars) };
  }
  const days = dailyBars(notation, { from, to }, caches);
  const bars = resolution === '1D' ? days : merge(days, resolution === '1W' ? weekOf : monthOf);
  return { ...bars, source: sourceOf(notation, days) };
}

const weekOf = (day: number): number => day - ((weekday(day) + 6) % 7);
const monthOf = (day: number): number => {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

function dailyBars(notation: Notation, { from, to }: Window, caches: Caches): Columns {
  const bars = emptyColumns();
  const current = sessionAt(notation, to);
  if (current === undefined) return bars;
  forDays(notation, dayAt(notation, from), current.hours.day - 1, caches.years, (year, index) => {
    bars.time.push((year.day[index] ?? 0) * DAY_MS + DAY_MS / 2);
    bars.open.push(year.open[index] ?? 0);
    bars.high.push(year.high[index] ?? 0);
    bars.low.push(year.low[index] ?? 0);
    bars.close.push(year.close[index] ?? 0);
    bars.volume.push(year.volume[index] ?? 0);
    bars.count.push(year.count[index] ?? 0);
  });
  const figures = current.hours.day < dayAt(notation, from) ? undefined : figuresUntil(notation, current, to, caches.trades);
  if (figures !== undefined) {
    bars.time.push(current.hours.day * DAY_MS + DAY_MS / 2);
    bars.open.push(figures.open);
    bars.high.push(figures.high);
    bars.low.push(figures.low);
    bars.close.push(figures.last);
    bars.volume.push(figures.volume);
    bars.count.push(figures.count);
  }
  return bars;
}

/** Joins daily bars of the same week or month. */
function merge(days: Columns, groupOf: (day: number) => number): Columns {
  const bars = emptyColumns();
  let group: number | undefined;
  for (const [index, time] of days.time.entries()) {
    const next = groupOf(Math.floor(time / DAY_MS));
    if (next !== group) addBar(bars, days, index);
    else extendBar(bars, days, index);
    group = next;
  }
  return bars;
}

function addBar(bars: Columns, from: Columns, index: number): void {
  for (const column of ['time', 'open', 'high', 'low', 'close', 'volume', 'count'] as const) bars[column].push(from[column][index] ?? 0);
}

function extendBar(bars: Columns, from: Columns, index: number): void {
  const last = bars.time.length - 1;
  bars.time[last] = from.time[index] ?? 0;
  bars.high[last] = Math.max(bars.high[last] ?? 0, from.high[index] ?? 0);
  bars.low[last] = Math.min(bars.low[last] ?? 0, from.low[index] ?? 0);
  bars.close[last] = from.close[index] ?? 0;
  bars.volume[last] = (bars.volume[last] ?? 0) + (from.volume[index] ?? 0);
  bars.count[last] = (bars.count[last] ?? 0) + (from.count[index] ?? 0);
}

function intraday(notation: Notation, window: Window, length: number, caches: Caches): Columns {
  const bars = emptyColumns();
  const begin = Math.ceil(window.from / length) * length;
  for (const { time, price, volume } of tradesOf(notation, { from: begin - 1, to: window.to }, caches)) {
    const start = Math.floor(time / length) * length;
    const last = bars.time.length - 1;
    if (bars.time[last] === start) {
      bars.high[last] = Math.max(bars.high[last] ?? 0, price);
      bars.low[last] = Math.min(bars.low[last] ?? 0, price);
      bars.close[last] = price;
      bars.volume[last] = (bars.volume[last] ?? 0) + volume;
      bars.count[last] = (bars.count[last] ?? 0) + 1;
    } else {
      bars.time.push(start);
      bars.open.push(price);
      bars.high.push(price);
      bars.low.push(price);
      bars.close.push(price);
      bars.volume.push(volume);
      bars.count.push(1);
    }
  }
  return bars;
}

/** Trades after `from` up to and including `to`, over as many sessions as that takes. */
export function tradesOf(notation: Notation, { from, to }: Window, caches: Caches): Trade[] {
  const parts: Trade[][] = [];
  const lastDay = dayAt(notation, to);
  for (let day = dayAt(notation, from) - 1; day <= lastDay; day += 1) {
    const session = sessionOn(notation, day);
    if (session === undefined || firstTime(session) > to || session.hours.closeTime <= from) continue;
    parts.push(sessionTrades(notation, session, from, to, caches.trades));
  }
  return parts.flat();
}

/** Names the import when prices stem from it, and says from when on they are simulated. */
function sourceOf(notation: Notation, bars: Columns): PriceSource {
  const { imported } = notation;
  const first = bars.time[0];
  const last = bars.time.at(-1);
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
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}

/** See `Market.line`. */
export function lineOf(notation: Notation, window: Window & { points?: number; resolution?: Resolution }, caches: Caches): Line {
  const resolution = window.resolution ?? resolutionFor(window.to - window.from, window.points ?? 400);
  const bars = barsOf(notation, { ...window, resolution }, caches);
  const length = LENGTH[resolution];
  const before = sessionBefore(notation, dayAt(notation, window.from));
  const previousLast = before === undefined ? undefined : figuresUntil(notation, before, before.hours.closeTime, caches.trades)?.last;
  const time = length === undefined ? [...bars.time] : bars.time.map((start) => Math.min(start + length, window.to));
  const price = [...bars.close];
  const open = bars.open[0];
  const start = bars.time[0];
  if (length !== undefined && open !== undefined && start !== undefined && start < (time[0] ?? 0)) {
    time.unshift(start);
    price.unshift(open);
  }
  return { time, price, source: bars.source, ...(previousLast === undefined ? {} : { previousLast }) };
}

/** The finest resolution that keeps a line of this length below so many points. */
export function resolutionFor(span: number, points: number): Resolution {
  const days = span / DAY_MS;
  if (days * 180 <= points * 0.5) return '5m';
  if (days <= 1.1) return '5m';
  if (days * 44 <= points) return '15m';
  if (days * 11 <= points) return '1H';
  if (days * 0.72 <= points) return '1D';
  return days / 7 <= points * 2 ? '1W' : '1M';
}
