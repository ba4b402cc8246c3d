import { formatNumber } from '#domain/format/number.ts';
import { PLOT, type ChartLayout } from './layout.ts';
import { linePath } from './path.ts';
import { decimalsOfStep, niceTicks, padded, roundTenth, shareOf } from './scale.ts';
import { extentOf } from './series.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface NumericOptions {
  /** Returns the label of a place on the x axis. */
  readonly labelOf: (x: number) => string;
  /** Places with a label; round numbers by default. */
  readonly ticks?: readonly number[] | undefined;
  /** Whether points are separate things, so that each gets a dot. */
  readonly hasDots?: boolean;
  /** Height of a dashed horizontal line. */
  readonly reference?: number | undefined;
  /** Limits of the x axis; without them, those of the points with a margin. */
  readonly xLimits?: readonly [number, number];
}

/** Computes the chart of points over any number (years, price of an underlying), in their order; undefined with fewer than two. */
export function numericLayout(
  points: readonly Point[],
  { labelOf, ticks, hasDots = false, reference, xLimits: given }: NumericOptions,
): ChartLayout | undefined {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [across, up] = [extentOf(xs), extentOf(reference === undefined ? ys : [...ys, reference])];
  if (points.length < 2 || across === undefined || up === undefined) return undefined;
  const margin = (across[1] - across[0]) * 0.05;
  const xLimits = given ?? ([across[0] - margin, across[1] + margin] as const);
  const yLimits = padded(up, 0.1);
  const { step, values } = niceTicks(yLimits, 4);
  const down = (value: number): number => 1 - shareOf(value, yLimits);
  const place = (x: number): number => roundTenth(shareOf(x, xLimits) * PLOT.width);
  const last = points.at(-1) ?? { x: 0, y: 0 };
  return {
    line: linePath(xs, ys, xLimits, yLimits, PLOT),
    area: '',
    end: { x: place(last.x), y: roundTenth(down(last.y) * PLOT.height) },
    dots: hasDots ? points.map(({ x, y }) => `M${place(x)} ${roundTenth(down(y) * PLOT.height)}h0`).join('') : '',
    reference: reference === undefined ? undefined : roundTenth(down(reference) * PLOT.height),
    xLabels: (ticks ?? niceTicks(xLimits, 5).values).map((x) => ({ share: roundTenth(shareOf(x, xLimits) * 100), label: labelOf(x) })),
    yLabels: values.map((value) => ({
      share: roundTenth(down(value) * 100),
      label: formatNumber(value, { decimals: decimalsOfStep(step) }),
    })),
    xLimits,
    yLimits,
  };
}
