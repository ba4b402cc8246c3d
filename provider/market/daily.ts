import type { Lru } from './lru.ts';
import { priceAt, type Notation } from './notation.ts';
import { emptyRange, highestPoint, lowestPoint, readRange } from './segment.ts';
import { isPause, sessionOn } from './session.ts';
import { dayNumber } from './timezone.ts';

/** Complete days of one calendar year, one array per column. */
export interface Year {
  readonly length: number;
  readonly day: Int32Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
  readonly count: Int32Array;
}

export type YearCache = Lru<string, Year>;

/** Daily bars of a year, whether past or to come: callers cut off what they must not know yet. */
export function yearOf(notation: Notation, year: number, cache: YearCache): Year {
  const name = `${notation.record.idNotation}/${year}`;
  const known = cache.get(name);
  if (known !== undefined) return known;
  const computed = computeYear(notation, dayNumber(year, 1, 1), dayNumber(year + 1, 1, 1));
  cache.set(name, computed);
  return computed;
}

function computeYear(notation: Notation, from: number, to: number): Year {
  const size = to - from;
  const columns = {
    length: 0,
    day: new Int32Array(size),
    open: new Float64Array(size),
    high: new Float64Array(size),
    low: new Float64Array(size),
    close: new Float64Array(size),
    volume: new Float64Array(size),
    count: new Int32Array(size),
  };
  const range = emptyRange();
  const isTimed = notation.derived !== undefined;
  let length = 0;
  for (let day = from; day < to; day += 1) {
    const session = sessionOn(notation, day);
    if (session === undefined) continue;
    const { hours, real } = session;
    columns.day[length] = day;
    if (real !== undefined) {
      columns.open[length] = real.open;
      columns.high[length] = real.high;
      columns.low[length] = real.low;
      columns.close[length] = real.close;
      columns.volume[length] = real.volume;
      columns.count[length] = real.minutes.length > 0 ? real.minutes.length * 4 : real.hasRange ? 2 : 1;
    } else {
      let high = -Infinity;
      let low = Infinity;
      let volume = 0;
      let count = 0;
      for (let half = hours.first; half < hours.end; half += 1) {
        if (isPause(hours, half)) continue;
        readRange(notation, hours, half, range);
        if (half === hours.first) columns.open[length] = priceAt(notation, range.open, half);
        if (!isTimed) {
          if (range.top > high) high = range.top;
          if (range.bottom < low) low = range.bottom;
        } else {
          high = Math.max(high, priceAt(notation, highestPoint(notation, half, range), half));
          low = Math.min(low, priceAt(notation, lowestPoint(notation, half, range), half));
        }
        volume += range.volume + range.closingVolume;
        count += range.count;
      }
      columns.high[length] = isTimed ? high : priceAt(notation, high, hours.first);
      columns.low[length] = isTimed ? low : priceAt(notation, low, hours.first);
      columns.close[length] = priceAt(notation, range.close, hours.end - 1);
      columns.volume[length] = volume;
      columns.count[length] = count;
    }
    length += 1;
  }
  return { ...columns, length };
}
