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
  /** Label below a place on the horizontal axis. */
  readonly labelOf: (x: number) => string;
  /** Places that get a label; without them round numbers. */
  readonly ticks?: readonly number[] | undefined;
  /** Whether each point is a thing of its own, so that it gets a dot. */
  readonly hasDots?: boolean;
  /** A height drawn as a dashed line across. */
  readonly reference?: number | undefined;
  /** Where the horizontal axis begins and ends; without it the points decide, with a margin. */
  readonly xLimits?: readonly [number, number];
}

/** The drawing of points over any number (years, price of an underlying), in their order; undefined with fewer than two. */
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
