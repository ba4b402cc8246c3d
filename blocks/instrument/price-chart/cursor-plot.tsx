import { useMemo, type KeyboardEvent, type PointerEvent } from 'react';
import { formatPrice } from '#domain/format/price.ts';
import type { Range } from '#domain/instrument/range.ts';
import { formatInstant } from '../../kit/chart/describe.ts';
import type { ChartLayout } from '../../kit/chart/layout.ts';
import { positionsOf, type Series } from '../../kit/chart/series.ts';
import { describeChart, type ChartProps } from './chart-model.ts';
import { movedCursor } from '../../kit/chart/cursor-keys.ts';
import { nearestIndex, placeOf } from './cursor-place.ts';
import { spacingOf } from '../../kit/chart/resolution.ts';

export interface CursorPlotProps {
  readonly chart: ChartProps;
  readonly series: Series;
  readonly range: Range;
  readonly layout: ChartLayout;
  readonly cursor: number | undefined;
  readonly onCursor: (index: number | undefined) => void;
}

/**
 * Cursor over the picture for mouse, touch and keys. For assistive technology it is a slider over the points, which announces date and
 * price at each step.
 */
export function CursorPlot({ chart, series, range, layout, cursor, onCursor }: CursorPlotProps) {
  const xs = useMemo(() => positionsOf(series, spacingOf(range)), [series, range]);
  const place = placeOf(cursor, xs, series, layout);
  const last = series.at.length - 1;
  const index = cursor ?? last;
  const followPointer = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onCursor(nearestIndex(xs, (clientX - left) / width, layout.xLimits));
  };
  // Leaves the cursor in place when a finger is lifted, so that the visitor can read; removes it when a mouse leaves.
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') onCursor(undefined);
  };
  const followKey = (event: KeyboardEvent): void => {
    const moved = movedCursor(event.key, cursor, last);
    if (moved === undefined) return;
    event.preventDefault();
    onCursor(moved.index);
  };
  return (
    <div
      className="price-chart__cursor"
      role="slider"
      tabIndex={0}
      aria-label={`Chart erkunden. ${describeChart(chart, range, series)}`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={`${formatInstant(series, index)}: ${formatPrice(series.value[index], chart.unit, chart.decimals)}`}
      onPointerMove={followPointer}
      onPointerDown={followPointer}
      onPointerLeave={leave}
      onPointerCancel={() => onCursor(undefined)}
      onKeyDown={followKey}
      onBlur={() => onCursor(undefined)}
    >
      {place && (
        <svg className="price-chart__mark" aria-hidden="true">
          <line x1={place.x} x2={place.x} y1="0" y2="100%" />
          <circle cx={place.x} cy={place.y} r="4.5" />
        </svg>
      )}
    </div>
  );
}
