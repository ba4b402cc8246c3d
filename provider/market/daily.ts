import type { Lru } from './lru.ts';
import { priceAt, type Notation } from './notation.ts';
import { emptyRange, highestPoint, lowestPoint, readRange, type SegmentRange } from './segment.ts';
import { isPause, sessionOn } from './session.ts';
import type { TradingDay } from './schedules.ts';

/** Complete days of a stretch of time, one array per column. */
export interface Days {
  readonly length: number;
  readonly day: Int32Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
  readonly count: Int32Array;
}

export type DaysCache = Lru<string, Days>;

/** Days are computed and remembered in stretches of so many. */
export const STRETCH = 64;

/** Daily bars of a stretch (day numbers `stretch` × 64 and on), past or to come: callers cut off what they must not know yet. */
export function daysOf(notation: Notation, stretch: number, cache: DaysCache): Days {
  const name = `${notation.record.idNotation}/${stretch}`;
  const known = cache.get(name);
  if (known !== undefined) return known;
  const computed = compute(notation, stretch * STRETCH);
  cache.set(name, computed);
  return computed;
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

function compute(notation: Notation, from: number): Days {
  const columns = {
    day: new Int32Array(STRETCH),
    open: new Float64Array(STRETCH),
    high: new Float64Array(STRETCH),
    low: new Float64Array(STRETCH),
    close: new Float64Array(STRETCH),
    volume: new Float64Array(STRETCH),
    count: new Int32Array(STRETCH),
  };
  const bar: DayBar = { open: 0, high: 0, low: 0, close: 0, volume: 0, count: 0 };
  const range = emptyRange();
  let length = 0;
  for (let day = from; day < from + STRETCH; day += 1) {
    const session = sessionOn(notation, day);
    if (session === undefined) continue;
    const { hours, real } = session;
    if (real === undefined) simulateDay(notation, hours, range, bar);
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
  return { ...columns, length };
}

/** Highest and lowest are compared before they are rounded, unless the price depends on the time as well. */
function simulateDay(notation: Notation, hours: TradingDay, range: SegmentRange, bar: DayBar): void {
  const isTimed = notation.derived !== undefined;
  let high = -Infinity;
  let low = Infinity;
  bar.volume = 0;
  bar.count = 0;
  for (let half = hours.first; half < hours.end; half += 1) {
    if (isPause(hours, half)) continue;
    readRange(notation, hours, half, range);
    if (half === hours.first) bar.open = priceAt(notation, range.open, half);
    if (isTimed) {
      high = Math.max(high, priceAt(notation, highestPoint(notation, half, range), half));
      low = Math.min(low, priceAt(notation, lowestPoint(notation, half, range), half));
    } else {
      if (range.top > high) high = range.top;
      if (range.bottom < low) low = range.bottom;
    }
    bar.volume += range.volume + range.closingVolume;
    bar.count += range.count;
  }
  bar.high = isTimed ? high : priceAt(notation, high, hours.first);
  bar.low = isTimed ? low : priceAt(notation, low, hours.first);
  bar.close = priceAt(notation, range.close, hours.end - 1);
}
