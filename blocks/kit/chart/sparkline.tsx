import { downsample } from './downsample.ts';
import { linePath } from './path.ts';
import { padded, shareOf } from './scale.ts';
import { extentOf, type Series } from './series.ts';

export interface SparklineProps {
  readonly series: Series;
  /** Price of the dotted horizontal line: the previous close. */
  readonly reference?: number | undefined;
}

const BOX = { width: 96, height: 28 } as const;
const POINTS = 48;

/** Price series at a glance. It repeats the figures beside it, so it is hidden from screen readers. */
export function Sparkline({ series, reference }: SparklineProps) {
  const points = downsample(series, POINTS);
  const limits = extentOf(reference === undefined ? points.value : [...points.value, reference]);
  const across = extentOf(points.at);
  if (limits === undefined || across === undefined || points.at.length < 2) return null;
  const yLimits = padded(limits, 0.08);
  const direction = (points.value.at(-1) ?? 0) >= (reference ?? points.value[0] ?? 0) ? 'up' : 'down';
  const level = reference === undefined ? undefined : Math.round((1 - shareOf(reference, yLimits)) * BOX.height * 10) / 10;
  return (
    <svg
      className="sparkline"
      data-direction={direction}
      width={BOX.width}
      height={BOX.height}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      aria-hidden="true"
    >
      {level !== undefined && <path className="sparkline__reference" d={`M0 ${level}H${BOX.width}`} />}
      <path className="sparkline__line" d={linePath(points.at, points.value, across, yLimits, BOX)} />
    </svg>
  );
}
