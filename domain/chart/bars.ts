/**
 * Bars of a chart in columns, oldest first; all columns have the same length. `at` is the beginning of a bar in seconds since 1970 (UTC);
 * bars of a day and longer have 12:00 UTC.
 */
export interface Bars {
  readonly at: readonly number[];
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
  readonly volume: readonly number[];
}

/** Bars in an answer of the contract. */
interface Columns {
  readonly datetimeLast: readonly number[];
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly volume: readonly number[];
}

/** Returns the bars of an answer, each instant once and in order; bars without a finite close are dropped. */
export function barsOf({ datetimeLast, first, last, high, low, volume }: Columns): Bars {
  const kept: { readonly index: number; readonly at: number; readonly close: number }[] = [];
  let newest = -Infinity;
  for (const [index, at] of datetimeLast.entries()) {
    const close = last[index];
    if (close === undefined || !Number.isFinite(close) || at <= newest) continue;
    kept.push({ index, at, close });
    newest = at;
  }
  const finite = (value: number | undefined, otherwise: number): number =>
    value !== undefined && Number.isFinite(value) ? value : otherwise;
  /** Fills missing prices of a bar with its close. */
  const priced = (column: readonly number[]): number[] => kept.map(({ index, close }) => finite(column[index], close));
  return {
    at: kept.map(({ at }) => at),
    open: priced(first),
    high: priced(high),
    low: priced(low),
    close: kept.map(({ close }) => close),
    volume: kept.map(({ index }) => finite(volume[index], 0)),
  };
}

/** Returns true if bars have a body or a wick: prices that are fixed once a day, such as those of funds and rates, only form a line. */
export function haveSpans({ high, low }: Bars): boolean {
  return high.some((value, index) => value !== low[index]);
}

/** Merges an equal number of neighboring bars into one, so that at most `limit` remain; the last one may cover fewer. */
export function mergedBars(bars: Bars, limit: number): Bars {
  const count = Math.ceil(bars.at.length / limit);
  if (count <= 1) return bars;
  const starts = Array.from({ length: Math.ceil(bars.at.length / count) }, (_none, index) => index * count);
  const part = (column: readonly number[], start: number): readonly number[] => column.slice(start, start + count);
  return {
    at: starts.map((start) => bars.at[start] ?? 0),
    open: starts.map((start) => bars.open[start] ?? 0),
    high: starts.map((start) => Math.max(...part(bars.high, start))),
    low: starts.map((start) => Math.min(...part(bars.low, start))),
    close: starts.map((start) => part(bars.close, start).at(-1) ?? 0),
    volume: starts.map((start) => part(bars.volume, start).reduce((sum, volume) => sum + volume, 0)),
  };
}

/**
 * Returns the price of another history at each instant: its newest one then, also through holidays of that history; NaN before its first.
 */
export function alignedTo(at: readonly number[], other: Pick<Bars, 'at' | 'close'>): number[] {
  let next = 0;
  return at.map((instant) => {
    while ((other.at[next] ?? Infinity) <= instant) next += 1;
    return other.close[next - 1] ?? NaN;
  });
}

/** Converts values to changes since a first value, in percent. */
export function inPercent(values: readonly number[], first: number): number[] {
  return values.map((value) => (value / first - 1) * 100);
}

/** Converts bars to changes since a first price, in percent; volume stays the same. */
export function barsInPercent({ at, open, high, low, close, volume }: Bars, first: number): Bars {
  const [o, h, l, c] = [open, high, low, close].map((column) => inPercent(column, first));
  return { at, open: o ?? [], high: h ?? [], low: l ?? [], close: c ?? [], volume };
}
