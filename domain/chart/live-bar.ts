import { dateOf, localDay, weekdayOf } from '../venue/zone.ts';
import type { Bars } from './bars.ts';
import { secondsOf, type Resolution } from './resolution.ts';

/** A price as it comes in. */
export interface Trade {
  readonly price: number;
  /** Seconds since 1970 (UTC). */
  readonly at: number;
  /** Pieces that were traded since the trade before; 0 when nobody says. */
  readonly volume: number;
}

const DAY = 86_400;
const NOON = DAY / 2;

/** The bars with a new price: in the newest bar, or in one that begins with it. A price from before the newest bar changes nothing. */
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
  // A bar of days, weeks or months stands at one of its days, whichever.
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

/** When the bar begins into which an instant falls: a tick at once; of a day, a week (Monday) and a month (the first) noon UTC. */
export function beginOf(at: number, resolution: Resolution, timeZone: string): number {
  const seconds = secondsOf(resolution);
  if (seconds === 0) return at;
  if (seconds !== undefined) return Math.floor(at / seconds) * seconds;
  const day = localDay(timeZone, at * 1000);
  if (resolution === '1W') return (day - weekdayOf(day) + 1) * DAY + NOON;
  if (resolution === '1M') return Date.parse(`${dateOf(day).slice(0, 7)}-01T12:00:00Z`) / 1000;
  return day * DAY + NOON;
}
