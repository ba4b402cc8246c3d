import type { ChartLayout } from '../../kit/chart/layout.ts';
import { shareOf } from '../../kit/chart/scale.ts';
import type { Series } from '../../kit/chart/series.ts';

/** Place of a point in percent of the plot, from the left and from the top; undefined if the index has no point. */
export function placeOf(
  index: number | undefined,
  xs: readonly number[],
  { value }: Pick<Series, 'value'>,
  { xLimits, yLimits }: Pick<ChartLayout, 'xLimits' | 'yLimits'>,
): { readonly x: string; readonly y: string } | undefined {
  const [x, y] = [xs[index ?? -1], value[index ?? -1]];
  if (x === undefined || y === undefined) return undefined;
  return { x: percent(shareOf(x, xLimits)), y: percent(1 - shareOf(y, yLimits)) };
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/**
 * Index of the point nearest to a share (0 to 1) of the width. `xs` must be ascending. Undefined without points, or if the plot has no
 * width.
 */
export function nearestIndex(xs: readonly number[], share: number, [low, high]: readonly [number, number]): number | undefined {
  if (xs.length === 0 || !Number.isFinite(share)) return undefined;
  const wanted = low + share * (high - low);
  let [from, to] = [0, xs.length - 1];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((xs[middle] ?? low) <= wanted) from = middle;
    else to = middle;
  }
  const [before, after] = [xs[from] ?? low, xs[to] ?? high];
  return wanted - before <= after - wanted ? from : to;
}
