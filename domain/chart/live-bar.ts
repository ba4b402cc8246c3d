import { dateOf, localDay, weekdayOf } from '../venue/zone.ts';
import type { Bars } from './bars.ts';
import { secondsOf, type Resolution } from './resolution.ts';

/** Incoming price. */
export interface Trade {
  readonly price: number;
  /** Seconds since 1970 (UTC). */
  readonly at: number;
  /** Pieces traded since the preceding trade; 0 if unknown. */
  readonly volume: number;
}

const DAY = 86_400;
const NOON = DAY / 2;

/** Adds a new price to the newest bar, or to a new bar that begins with it. A price from before the newest bar changes nothing. */
export function withTrade(bars: Bars, { price, at, volume }: Trade, resolution: Resolution, timeZone: string): Bars {
  const newest = bars.at.at(-1);
  const begins = beginOf(at, resolution, timeZone);
  const last = bars.at.length - 1;
  if (newest === undefined || newest < begins) {
    return {
      at: [...bars.at, begins],
      open: [...bars.open, price],
      high: [...bars.high, price],
      low: [...bars.low, price],
      close: [...bars.close, price],
      volume: [...bars.volume, volume],
    };
  }
  // A bar of days, weeks or months is at any one of its days.
  if (newest > begins && beginOf(newest, resolution, timeZone) !== begins) return bars;
  return {
    at: bars.at,
    open: bars.open,
    high: bars.high.with(last, Math.max(bars.high[last] ?? price, price)),
    low: bars.low.with(last, Math.min(bars.low[last] ?? price, price)),
    close: bars.close.with(last, price),
    volume: bars.volume.with(last, (bars.volume[last] ?? 0) + volume),
  };
}

/**
 * Returns the beginning of the bar that contains an instant: for a tick the instant itself; for a day, a week (Monday) and a month (the
 * first) noon UTC.
 */
export function beginOf(at: number, resolution: Resolution, timeZone: string): number {
  const seconds = secondsOf(resolution);
  if (seconds === 0) return at;
  if (seconds !== undefined) return Math.floor(at / seconds) * seconds;
  const day = localDay(timeZone, at * 1000);
  if (resolution === '1W') return (day - weekdayOf(day) + 1) * DAY + NOON;
  if (resolution === '1M') return Date.parse(`${dateOf(day).slice(0, 7)}-01T12:00:00Z`) / 1000;
  return day * DAY + NOON;
}
