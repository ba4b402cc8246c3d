import type { BarColumns } from './types.ts';

/** Bars while they are being collected. */
export type Columns = { -readonly [K in keyof BarColumns]: number[] };

/** One bar, or a single trade as the smallest bar. */
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

/** Joins a later bar to the last one. */
export function extendBar(columns: Columns, bar: Bar): void {
  const last = columns.time.length - 1;
  columns.high[last] = Math.max(columns.high[last] ?? 0, bar.high);
  columns.low[last] = Math.min(columns.low[last] ?? 0, bar.low);
  columns.close[last] = bar.close;
  columns.volume[last] = (columns.volume[last] ?? 0) + bar.volume;
  columns.count[last] = (columns.count[last] ?? 0) + bar.count;
}

/** The bar at an index. */
export function barAt(columns: Columns, index: number): Bar {
  return {
    open: columns.open[index] ?? 0,
    high: columns.high[index] ?? 0,
    low: columns.low[index] ?? 0,
    close: columns.close[index] ?? 0,
    volume: columns.volume[index] ?? 0,
    count: columns.count[index] ?? 0,
  };
}
