import { formatNumber } from '#domain/format/number.ts';
import { areaPath, linePath } from './path.ts';
import { decimalsOfStep, niceTicks, padded, roundTenth, shareOf } from './scale.ts';
import { extentOf, positionsOf, type Series, type Spacing } from './series.ts';
import { timeTicks } from './time-ticks.ts';

/** Inner coordinate system; CSS stretches it to any width and height. */
export const PLOT = { width: 1000, height: 300 } as const;

export interface AxisLabel {
  /** Place in percent of the plot, from the left or from the top. */
  readonly share: number;
  readonly label: string;
}

/** Geometry of a series, independent of screen units. */
export interface ChartLayout {
  readonly line: string;
  readonly area: string;
  /** Places of the last point and of the reference price, in plot units. */
  readonly end: { readonly x: number; readonly y: number };
  /** Path of the dots, one for each point; only the last point is marked without it. */
  readonly dots?: string;
  readonly reference: number | undefined;
  readonly xLabels: readonly AxisLabel[];
  readonly yLabels: readonly AxisLabel[];
  readonly xLimits: readonly [number, number];
  readonly yLimits: readonly [number, number];
}

export interface ChartOptions {
  readonly spacing?: Spacing;
  /** Price of a dashed horizontal line, such as the previous close. */
  readonly reference?: number | undefined;
}

/** Computes the chart of a series; undefined with fewer than two points. */
export function chartLayout(series: Series, { spacing = 'time', reference }: ChartOptions = {}): ChartLayout | undefined {
  const xs = positionsOf(series, spacing);
  const xLimits = extentOf(xs);
  const values = extentOf(reference === undefined ? series.value : [...series.value, reference]);
  if (xs.length < 2 || xLimits === undefined || values === undefined) return undefined;
  const yLimits = padded(values);
  const { step, values: ticks } = niceTicks(yLimits);
  const decimals = decimalsOfStep(step);
  const line = linePath(xs, series.value, xLimits, yLimits, PLOT);
  const down = (value: number): number => 1 - shareOf(value, yLimits);
  return {
    line,
    area: areaPath(line, PLOT),
    end: { x: PLOT.width, y: roundTenth(down(series.value.at(-1) ?? 0) * PLOT.height) },
    reference: reference === undefined ? undefined : roundTenth(down(reference) * PLOT.height),
    xLabels: timeTicks(series.at).map(({ index, label }) => ({ share: roundTenth(shareOf(xs[index] ?? 0, xLimits) * 100), label })),
    yLabels: ticks.map((value) => ({ share: roundTenth(down(value) * 100), label: formatNumber(value, { decimals }) })),
    xLimits,
    yLimits,
  };
}
