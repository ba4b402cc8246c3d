import { doubleAt, entryAt, int32At } from '#domain/input/at.ts';
import { forDays, percent, decimals } from './quote.ts';
import type { Moment } from './moment.ts';
import type { Notation } from './notation.ts';
import { monthsBefore } from '#domain/time/months.ts';
import { lastTrade, sessionBefore, sessionOn } from './session.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import type { PerformanceFigures } from './types.ts';

interface Day {
  readonly day: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

const iso = (day: number): string => new Date(day * DAY_MS + DAY_MS / 2).toISOString().replace('Z', '+00:00');
const round = (value: number): number => Number(value.toFixed(6));

/**
 * Figures of the price history up to a moment, by the contract's names. Relative values are percent; volatility is the
 * standard deviation of daily log returns times √250. A figure whose period begins before the first price is absent.
 */
export function performanceOf(moment: Moment): PerformanceFigures {
  const { notation } = moment;
  const days = history(moment);
  const figures: Record<string, number | string> & { idNotation: number } = { idNotation: notation.record.idNotation };
  const today = days.at(-1);
  if (today === undefined) return figures;
  addChanges(figures, notation, days, today);
  addRanges(figures, days, today);
  addVolatility(figures, days, today);
  addTurnover(figures, days, today, notation.behaviour.worth);
  return figures;
}

/** Change over one period up to a moment in percent: equal to `performanceRel…`, but from two prices only. */
export function changeOf(moment: Moment, period: string): number | undefined {
  const { notation, session, caches } = moment;
  if (session === undefined) return undefined;
  const { day } = session.hours;
  const start = periodStart(period, day);
  const from = period === 'D1' ? undefined : sessionOn(notation, start);
  const before = from ?? (period === 'D1' ? moment.before : sessionBefore(notation, start));
  const first = before && lastTrade(notation, before, before.hours.closeTime, caches.trades);
  const last = moment.lastTrade();
  return first === undefined || last === undefined ? undefined : percent(last.price, first.price);
}

function history(moment: Moment): Day[] {
  const { notation, session, caches } = moment;
  if (session === undefined) return [];
  const days: Day[] = [];
  const { day } = session.hours;
  forDays(notation, monthsBefore(day, 121), day - 1, caches.days, (one, index) => {
    days.push({
      day: int32At(one.day, index),
      high: doubleAt(one.high, index),
      low: doubleAt(one.low, index),
      close: doubleAt(one.close, index),
      volume: doubleAt(one.volume, index),
    });
  });
  const figures = moment.outline;
  if (figures !== undefined) days.push({ day, high: figures.high, low: figures.low, close: figures.last, volume: figures.volume });
  return days;
}

/** First day of a period that ends on `day`; its change is relative to the close on or before it. */
function periodStart(period: string, day: number): number {
  if (period === 'Cy' || period === 'Year') return Date.UTC(new Date(day * DAY_MS).getUTCFullYear(), 0, 0) / DAY_MS;
  const count = Number(period.slice(1));
  if (period.startsWith('D')) return day - count;
  if (period === 'W52') return monthsBefore(day, 12);
  if (period.startsWith('W')) return day - 7 * count;
  return monthsBefore(day, period.startsWith('M') ? count : 12 * count);
}

/** Index of the last day at or before `day`; -1 if the history begins later. */
function indexAt(days: readonly Day[], day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entryAt(days, middle).day <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const ABSOLUTE = ['Cy', 'W1', 'W4', 'M3', 'M6', 'W52', 'Y3', 'Y5', 'Y7', 'Y10'];
const RELATIVE = ['Cy', 'D1', 'W1', 'W4', 'M2', 'M3', 'M6', 'W52', 'Y2', 'Y3', 'Y4', 'Y5', 'Y7', 'Y10'];

function addChanges(figures: Record<string, number | string>, notation: Notation, days: readonly Day[], today: Day): void {
  for (const period of new Set([...ABSOLUTE, ...RELATIVE])) {
    const index = period === 'D1' ? days.length - 2 : Math.min(indexAt(days, periodStart(period, today.day)), days.length - 2);
    const before = days[index];
    if (before === undefined) continue;
    const relative = RELATIVE.includes(period) ? percent(today.close, before.close) : undefined;
    if (relative !== undefined) figures[`performanceRel${period}`] = relative;
    if (!ABSOLUTE.includes(period)) continue;
    figures[`performanceAbs${period}`] = decimals(notation, today.close - before.close);
    figures[`lastPrice${period}`] = before.close;
    figures[`date${period}Last`] = iso(before.day).slice(0, 10);
  }
}

function addRanges(figures: Record<string, number | string>, days: readonly Day[], today: Day): void {
  for (const period of ['W1', 'W4', 'M1', 'M3', 'M6', 'W52', 'Y3', 'Y5', 'Y7', 'Y10', 'Year']) {
    const start = indexAt(days, periodStart(period, today.day));
    if (start < 0) continue;
    let highest = today;
    let lowest = today;
    for (let index = Math.min(start + 1, days.length - 1); index < days.length; index += 1) {
      const day = days[index] ?? today;
      if (day.high > highest.high) highest = day;
      if (day.low < lowest.low) lowest = day;
    }
    figures[`highPrice${period}`] = highest.high;
    figures[`lowPrice${period}`] = lowest.low;
    figures[`date${period}High`] = iso(highest.day);
    figures[`date${period}Low`] = iso(lowest.day);
  }
}

function addVolatility(figures: Record<string, number | string>, days: readonly Day[], today: Day): void {
  for (const period of ['W1', '30', 'M1', 'M3', 'M6', '250', 'Y1', 'Y3', 'Y5', 'Y7', 'Y10', 'Cy']) {
    const start = /^\d+$/u.test(period) ? days.length - 1 - Number(period) : indexAt(days, periodStart(period, today.day));
    const returns: number[] = [];
    for (let index = start < 0 ? days.length : start + 1; index < days.length; index += 1) {
      returns.push(Math.log((days[index]?.close ?? 1) / (days[index - 1]?.close ?? 1)));
    }
    // Rates at or below 0 have no logarithm.
    if (returns.length < 3 || !returns.every(Number.isFinite)) continue;
    const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
    const variance = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (returns.length - 1);
    figures[`vola${period}`] = round(Math.sqrt(variance * 250) * 100);
  }
}

function addTurnover(figures: Record<string, number | string>, days: readonly Day[], today: Day, worth: number): void {
  const average = (part: readonly Day[], value: (day: Day) => number): number =>
    part.reduce((sum, day) => sum + value(day), 0) / part.length;
  const money = (day: Day): number => ((day.volume * (day.high + day.low)) / 2) * worth;
  const isTraded = days.some(({ volume }) => volume > 0);
  const year = days.slice(indexAt(days, periodStart('Cy', today.day)) + 1);
  for (const [name, part] of [
    ['D5', days.slice(-5)],
    ['D30', days.slice(-30)],
    ['D100', days.slice(-100)],
    ['D250', days.slice(-250)],
    ['Cy', year],
  ] as const) {
    if (part.length === 0 || (name !== 'Cy' && part.length < Number(name.slice(1)))) continue;
    figures[`averagePrice${name}`] = round(average(part, ({ close }) => close));
    if (!isTraded) continue;
    figures[`averageMoney${name}`] = round(average(part, money));
    if (name === 'Cy') continue;
    figures[`averageVolume${name}`] = round(average(part, ({ volume }) => volume));
    figures[`money${name}`] = round(average(part, money) * part.length);
  }
  for (const period of isTraded ? ['W1', 'W4', 'W52'] : []) {
    const part = days.slice(indexAt(days, periodStart(period, today.day)) + 1);
    figures[`volumeAvg${period}`] = round(average(part, ({ volume }) => volume));
    figures[`volume${period}`] = part.reduce((sum, { volume }) => sum + volume, 0);
  }
}
