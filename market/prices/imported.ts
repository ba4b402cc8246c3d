import { doubleAt, entryAt } from '#domain/input/at.ts';
import { localDay, parseDay } from '#domain/time/timezone.ts';
import type { Schedule } from '../calendar/schedules.ts';
import type { ImportedDay, ImportedMinute, ImportedSeries, PriceSource } from './types.ts';
import { REFERENCE_DAY } from './variance-clock.ts';

/** Day of real prices. Open, high and low equal the close if the source has no others. */
export interface RealDay {
  readonly day: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  /** Whether the source has more than the close. */
  readonly hasRange: boolean;
  readonly minutes: readonly ImportedMinute[];
}

/** Imported series, prepared for look-ups by day. Between its first and last day, only its prices are used. */
export interface ImportedPrices {
  readonly source: PriceSource;
  readonly first: number;
  readonly last: number;
  readonly days: readonly RealDay[];
  /** Index of the last day at or before `day`, -1 if there is none. */
  indexAt(day: number): number;
}

/** Prepares a series; `undefined` if it has no price. Days without a daily bar are computed from minute bars. */
export function prepareImported(series: ImportedSeries, schedule: Schedule): ImportedPrices | undefined {
  const minutes = new Map<number, ImportedMinute[]>();
  for (const minute of series.minutes ?? []) {
    const day = localDay(schedule.zone, minute.time);
    const known = minutes.get(day);
    if (known === undefined) minutes.set(day, [minute]);
    else known.push(minute);
  }
  const days = new Map<number, RealDay>();
  for (const row of series.daily ?? []) {
    const day = parseDay(row.day);
    days.set(day, fromRow(day, row, minutes.get(day) ?? []));
  }
  for (const [day, rows] of minutes) if (!days.has(day)) days.set(day, fromMinutes(day, rows));
  const sorted = [...days.values()].toSorted((a, b) => a.day - b.day);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return {
    source: { kind: 'IMPORTED', ...series.source },
    first: first.day,
    last: last.day,
    days: sorted,
    indexAt: (day) => lastAtOrBefore(sorted, day),
  };
}

function fromRow(day: number, row: ImportedDay, minutes: readonly ImportedMinute[]): RealDay {
  const open = row.open ?? row.close;
  return {
    day,
    open,
    high: Math.max(row.high ?? row.close, open, row.close),
    low: Math.min(row.low ?? row.close, open, row.close),
    close: row.close,
    volume: row.volume ?? 0,
    hasRange: row.open !== undefined || row.high !== undefined || row.low !== undefined,
    minutes,
  };
}

function fromMinutes(day: number, minutes: readonly ImportedMinute[]): RealDay {
  const sorted = minutes.toSorted((a, b) => a.time - b.time);
  return {
    day,
    open: entryAt(sorted, 0).open,
    high: Math.max(...sorted.map((minute) => minute.high)),
    low: Math.min(...sorted.map((minute) => minute.low)),
    close: entryAt(sorted, sorted.length - 1).close,
    volume: sorted.reduce((sum, minute) => sum + (minute.volume ?? 0), 0),
    hasRange: true,
    minutes: sorted,
  };
}

function lastAtOrBefore(days: readonly RealDay[], day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle]?.day ?? Infinity) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Days before the reference instant of price models; a later imported price is considered more recent than the model. */
const RECENT_DAYS = 183;
/** Number of half hours in which an old series blends into the simulation on either side. */
const PASSING_HALVES = 60 * 48;

/**
 * Returns true if the simulation continues from the last imported price. An older series is history on a separate scale (prices before a
 * split, for example) and does not affect later prices.
 */
function isRecent({ last }: ImportedPrices): boolean {
  return last >= REFERENCE_DAY - RECENT_DAYS;
}

/**
 * Returns the shift of a simulated log price so that it passes through real closes, linear between them. Before the first and after the
 * last close it is that of the nearest one; for an old series it soon becomes zero. `simulated` is the unshifted log price at a half hour.
 */
export function shiftTo(
  prices: ImportedPrices,
  closeHalf: (day: number) => number,
  simulated: (half: number) => number,
  scaled: (price: number) => number = Math.log,
): (half: number) => number {
  // Nothing is simulated before 1970; older prices are shown unchanged.
  const closes = prices.days.map(({ day, close }) => ({ half: closeHalf(day), close })).filter(({ half }) => half >= 0);
  if (closes.length === 0) return () => 0;
  const halves = Float64Array.from(closes, ({ half }) => half);
  const shifts = Float64Array.from(closes, ({ half, close }) => scaled(close) - simulated(half));
  const kept = isRecent(prices) ? () => 1 : (away: number) => Math.max(0, 1 - away / PASSING_HALVES);
  const last = halves.length - 1;
  const [firstHalf, lastHalf] = [doubleAt(halves, 0), doubleAt(halves, last)];
  return (half) => {
    if (half >= lastHalf) return doubleAt(shifts, last) * kept(half - lastHalf);
    if (half <= firstHalf) return doubleAt(shifts, 0) * kept(firstHalf - half);
    let left = 0;
    let right = last;
    while (right - left > 1) {
      const middle = (left + right) >> 1;
      if (doubleAt(halves, middle) <= half) left = middle;
      else right = middle;
    }
    const share = (half - doubleAt(halves, left)) / (doubleAt(halves, right) - doubleAt(halves, left));
    return doubleAt(shifts, left) * (1 - share) + doubleAt(shifts, right) * share;
  };
}
