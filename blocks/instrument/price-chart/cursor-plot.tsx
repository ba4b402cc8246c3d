import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { formatPrice } from '#domain/format/price.ts';
import type { Range } from '#domain/instrument/range.ts';
import { formatInstant } from '../../kit/chart/describe.ts';
import type { ChartLayout } from '../../kit/chart/layout.ts';
import type { Series } from '../../kit/chart/series.ts';
import { changeOfRange, describeChart, type ChartProps } from './chart-model.ts';
import { movedCursor } from './cursor-keys.ts';
import { mountPlot, type MountedPlot } from './mount-plot.ts';

export interface CursorPlotProps {
  readonly chart: ChartProps;
  readonly series: Series;
  readonly range: Range;
  readonly layout: ChartLayout;
  readonly cursor: number | undefined;
  readonly onCursor: (index: number | undefined) => void;
}

/**
 * uPlot in the place of the server's picture, with one cursor for mouse, touch and keys. To assistive technology it is
 * a slider over the points: it says date and price at each step.
 */
export function CursorPlot({ chart, series, range, layout, cursor, onCursor }: CursorPlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const plot = useRef<MountedPlot>(undefined);
  const { from: reference } = changeOfRange(chart, range, series);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const controller = new AbortController();
    const mount = async (): Promise<void> => {
      try {
        plot.current = await mountPlot({ target, series, range, layout, reference, signal: controller.signal });
      } catch {
        // Without uPlot the server's picture stays, and the keys still tell every point.
      }
    };
    void mount();
    return () => {
      controller.abort();
      plot.current = undefined;
    };
  }, [series, range, layout, reference]);
  useEffect(() => plot.current?.moveCursor(cursor), [cursor]);

  const last = series.at.length - 1;
  const index = cursor ?? last;
  const followPointer = (event: PointerEvent): void => onCursor(plot.current?.indexAt(event.clientX));
  // A finger leaves the glass to let its owner read; a mouse leaves the chart.
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
      ref={element}
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
    />
  );
}
