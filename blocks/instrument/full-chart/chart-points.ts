import type { BarData, HistogramData, LineData, UTCTimestamp } from 'lightweight-charts';
import type { Bars } from '#domain/chart/bars.ts';
import { isLine, type ChartKind } from '#domain/chart/view.ts';
import { chartTime } from './chart-time.ts';

/** Converts bars from an index on for the library. Times are readings of the venue's clock, in seconds. */
export function barPoints(
  bars: Bars,
  clock: readonly number[],
  kind: ChartKind,
  from = 0,
): (BarData<UTCTimestamp> | LineData<UTCTimestamp>)[] {
  return clock.slice(from).map((reading, offset) => {
    const index = from + offset;
    const time = chartTime(reading);
    const close = bars.close[index] ?? 0;
    if (isLine(kind)) return { time, value: close };
    return { time, open: bars.open[index] ?? close, high: bars.high[index] ?? close, low: bars.low[index] ?? close, close };
  });
}

/** Traded volume from an index on. */
export function volumePoints({ volume }: Bars, clock: readonly number[], from = 0): HistogramData<UTCTimestamp>[] {
  return clock.slice(from).map((reading, offset) => ({ time: chartTime(reading), value: volume[from + offset] ?? 0 }));
}

/**
 * Index of the first new or changed bar if only the end of a history has changed: the newest bar has moved or further bars follow.
 * Undefined for a different history.
 */
export function changedTail(before: Bars, now: Bars): number | undefined {
  const last = before.at.length - 1;
  if (last < 0 || now.at.length < before.at.length || now.at[0] !== before.at[0] || now.at[last] !== before.at[last]) return undefined;
  const isSame = last === 0 || (now.close[last - 1] === before.close[last - 1] && now.open[0] === before.open[0]);
  return isSame ? last : undefined;
}
