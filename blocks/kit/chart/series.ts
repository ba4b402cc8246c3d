/** Price series: instants in seconds since 1970 (UTC) and the price at each, oldest first. */
export interface Series {
  readonly at: readonly number[];
  readonly value: readonly number[];
}

/** Spacing of points: `time` by their instants, `ordinal` evenly, which leaves out nights and weekends. */
export type Spacing = 'time' | 'ordinal';

/** Place of each point on the x axis, in the unit of its spacing. */
export function positionsOf(series: Series, spacing: Spacing): readonly number[] {
  return spacing === 'time' ? series.at : series.at.map((_at, index) => index);
}

/** Smallest and largest of some numbers; undefined without any. */
export function extentOf(values: readonly number[]): readonly [number, number] | undefined {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : undefined;
}

/** Removes points whose price is not a number and repeated instants. */
export function cleanSeries(at: readonly number[], value: readonly (number | null | undefined)[]): Series {
  const kept = at.flatMap((instant, index) => {
    const price = value[index];
    return typeof price === 'number' && Number.isFinite(price) && at[index - 1] !== instant ? [[instant, price] as const] : [];
  });
  return { at: kept.map(([instant]) => instant), value: kept.map(([, price]) => price) };
}
