/**
 * Bars of a chart in columns, oldest first; all columns are equally long. `at` is seconds since 1970 (UTC) at which a bar begins; those of
 * days and longer stand at 12 o'clock UTC.
 */
export interface Bars {
  readonly at: readonly number[];
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
  readonly volume: readonly number[];
}

/** Bars as the contract answers them. */
interface Columns {
  readonly datetimeLast: readonly number[];
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly volume: readonly number[];
}

/** The bars of an answer, each instant once and in order; a bar without a finite close is none. */
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

/** Whether bars have a body or a wick at all: prices that are fixed once a day, such as those of funds and rates, are a line only. */
export function haveSpans({ high, low }: Bars): boolean {
  return high.some((value, index) => value !== low[index]);
}

/** At most `limit` bars: so many neighbours become one that all have, the last of which may have fewer. */
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

/** The price of another history at each instant: its newest one then, which holds through what are its holidays alone; NaN before its first. */
export function alignedTo(at: readonly number[], other: Pick<Bars, 'at' | 'close'>): number[] {
  let next = 0;
  return at.map((instant) => {
    while ((other.at[next] ?? Infinity) <= instant) next += 1;
    return other.close[next - 1] ?? NaN;
  });
}

/** Values as changes since a first one, in percent. */
export function inPercent(values: readonly number[], first: number): number[] {
  return values.map((value) => (value / first - 1) * 100);
}

/** Bars as changes since a first price, in percent; volume stays. */
export function barsInPercent({ at, open, high, low, close, volume }: Bars, first: number): Bars {
  const [o, h, l, c] = [open, high, low, close].map((column) => inPercent(column, first));
  return { at, open: o ?? [], high: h ?? [], low: l ?? [], close: c ?? [], volume };
}
