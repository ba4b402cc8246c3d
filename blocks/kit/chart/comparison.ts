import { formatPercent } from '#domain/format/percent.ts';
import type { AxisLabel } from './layout.ts';
import { PLOT } from './layout.ts';
import { downsample } from './downsample.ts';
import { linePath } from './path.ts';
import { decimalsOfStep, niceTicks, padded, roundTenth, shareOf } from './scale.ts';
import { extentOf, type Series } from './series.ts';
import { timeTicks } from './time-ticks.ts';

/** Lines of several series in one chart, each in percent of its own price at the common beginning. */
export interface ComparisonLayout {
  /** Lines in the order of the series; undefined for a series without prices in the common period. */
  readonly lines: readonly (ComparedLine | undefined)[];
  readonly xLabels: readonly AxisLabel[];
  readonly yLabels: readonly AxisLabel[];
  /** Height of zero percent, in plot units. */
  readonly zero: number;
  /** First and last instant of the chart, in seconds since 1970. */
  readonly from: number;
  readonly to: number;
}

export interface ComparedLine {
  readonly path: string;
  /** Prices at the beginning and at the end. */
  readonly first: number;
  readonly last: number;
  /** Change between them in percent. */
  readonly change: number;
}

/** Maximum number of points; more cannot be told apart in a text column. */
const POINTS = 160;

/**
 * Computes the chart of a comparison. It begins where the youngest series begins, so that no line starts later than another. Undefined with
 * fewer than two comparable series.
 */
export function comparisonLayout(all: readonly Series[]): ComparisonLayout | undefined {
  const from = Math.max(...all.filter(isUsable).map(({ at }) => at[0] ?? 0));
  const changed = all.map((series) => (isUsable(series) ? percentSince(series, from) : undefined));
  const lines = changed.filter((line) => line !== undefined);
  const across = extentOf(lines.flatMap(({ series }) => [series.at[0] ?? 0, series.at.at(-1) ?? 0]));
  const extent = extentOf([0, ...lines.flatMap(({ series }) => series.value)]);
  if (lines.length < 2 || across === undefined || extent === undefined) return undefined;
  const yLimits = padded(extent);
  const { step, values } = niceTicks(yLimits, 6);
  const decimals = decimalsOfStep(step);
  const down = (value: number): number => 1 - shareOf(value, yLimits);
  const longest = lines.map(({ series }) => series.at).reduce((a, b) => (b.length > a.length ? b : a));
  return {
    lines: changed.map((line) => {
      if (line === undefined) return undefined;
      const { at, value } = downsample(line.series, POINTS);
      const { first, last, change } = line;
      return { path: linePath(at, value, across, yLimits, PLOT), first, last, change };
    }),
    xLabels: timeTicks(longest).map(({ index, label }) => ({ share: roundTenth(shareOf(longest[index] ?? 0, across) * 100), label })),
    yLabels: values.map((value) => ({ share: roundTenth(down(value) * 100), label: formatPercent(value, { decimals }) })),
    zero: roundTenth(down(0) * PLOT.height),
    from: across[0],
    to: across[1],
  };
}

/** Returns true if a series has at least two prices and all are positive; there is no percentage of zero. */
function isUsable({ at, value }: Series): boolean {
  return at.length > 1 && value.every((price) => price > 0);
}

interface Changed {
  readonly series: Series;
  readonly first: number;
  readonly last: number;
  readonly change: number;
}

/** Series from an instant on, in percent of its price then: that of the last point before it, else of the first one after it. */
function percentSince({ at, value }: Series, from: number): Changed | undefined {
  const next = at.findIndex((instant) => instant >= from);
  const begin = next < 0 ? -1 : at[next] === from || next === 0 ? next : next - 1;
  const first = value[begin];
  const last = value.at(-1);
  if (first === undefined || last === undefined || begin > at.length - 2) return undefined;
  const changes = value.slice(begin).map((price) => (price / first - 1) * 100);
  const instants = at.slice(begin).map((instant) => Math.max(instant, from));
  return { series: { at: instants, value: changes }, first, last, change: (last / first - 1) * 100 };
}
