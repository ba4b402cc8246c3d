import { beyond } from '#domain/input/at.ts';
import type { BarColumns } from './types.ts';

/** Bars while they are being collected. */
export type Columns = { -readonly [K in keyof BarColumns]: number[] };

/** Bar, or a single trade as the smallest bar. */
export interface Bar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
  readonly count: number;
}

export const emptyColumns = (): Columns => ({ time: [], open: [], high: [], low: [], close: [], volume: [], count: [] });

/** Adds a bar at the end. */
export function addBar(columns: Columns, time: number, bar: Bar): void {
  columns.time.push(time);
  columns.open.push(bar.open);
  columns.high.push(bar.high);
  columns.low.push(bar.low);
  columns.close.push(bar.close);
  columns.volume.push(bar.volume);
  columns.count.push(bar.count);
}

/** Merges a later bar into the last one. */
export function extendBar(columns: Columns, bar: Bar): void {
  const last = columns.time.length - 1;
  columns.high[last] = Math.max(columns.high[last] ?? beyond(columns.high, last), bar.high);
  columns.low[last] = Math.min(columns.low[last] ?? beyond(columns.low, last), bar.low);
  columns.close[last] = bar.close;
  columns.volume[last] = (columns.volume[last] ?? beyond(columns.volume, last)) + bar.volume;
  columns.count[last] = (columns.count[last] ?? beyond(columns.count, last)) + bar.count;
}

/** Creates the object of one bar; the columns themselves hold numbers only. */
export function barAt(columns: Columns, index: number): Bar {
  return {
    open: columns.open[index] ?? beyond(columns.open, index),
    high: columns.high[index] ?? beyond(columns.high, index),
    low: columns.low[index] ?? beyond(columns.low, index),
    close: columns.close[index] ?? beyond(columns.close, index),
    volume: columns.volume[index] ?? beyond(columns.volume, index),
    count: columns.count[index] ?? beyond(columns.count, index),
  };
}
