import { useEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { barsInPercent } from '#domain/chart/bars.ts';
import type { EventMark } from '#domain/chart/events.ts';
import { renderedKind, type ChartView } from '#domain/chart/view.ts';
import { movedCursor } from '../../kit/chart/cursor-keys.ts';
import { lineLabel, valueText } from './overlay-legend.tsx';
import { namesAt } from './event-marks.ts';
import type { ChartProps } from './chart-props.ts';
import { barText } from './legend.tsx';
import { mountChart, type Drawing, type MountedChart } from './mount-chart.ts';
import { useDrawPointer, type DrawState } from './use-draw-pointer.ts';
import { withPoint } from './draw-tool.ts';
import { overlaysInPercent, type Overlay } from './overlays.ts';
import type { ShownBars } from './use-bars.ts';

export interface StageProps {
  readonly chart: ChartProps;
  readonly view: ChartView;
  readonly shown: ShownBars;
  readonly overlays: readonly Overlay[];
  readonly marks: readonly EventMark[];
  readonly draw: DrawState;
  /** Receives the mounted chart, for other components. */
  readonly mountedRef: RefObject<MountedChart | undefined>;
  readonly cursor: number | undefined;
  readonly onCursor: (index: number | undefined) => void;
}

/**
 * Plot of the live chart. For keyboard and screen reader it is a slider over the bars: arrows, Page Up and Down, Home and End move the
 * cursor, plus and minus zoom, Escape removes the cursor.
 */
export function Stage({ chart, view, shown, overlays, marks, draw, mountedRef, cursor, onCursor }: StageProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawing = useMemo(() => drawingOf(view, shown, overlays, marks), [view, shown, overlays, marks]);
  const paint = useDrawPointer(element, mountedRef, draw);
  const latest = useRef({ drawing, onCursor });
  useEffect(() => {
    latest.current = { drawing, onCursor };
  });

  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const controller = new AbortController();
    const mount = async (): Promise<void> => {
      const { timeZone, decimals } = chart;
      const options = { target, timeZone, decimals, onCursor: (index: number | undefined) => latest.current.onCursor(index) };
      const plot = await mountChart(options, controller.signal);
      if (plot === undefined) return;
      mountedRef.current = plot;
      plot.draw(latest.current.drawing);
      paint();
      // The server's picture stays until the canvas is painted.
      requestAnimationFrame(() => (target.dataset['ready'] = ''));
    };
    void mount();
    return () => {
      controller.abort();
      mountedRef.current = undefined;
    };
  }, [chart, mountedRef, paint]);
  useEffect(() => mountedRef.current?.draw(drawing), [drawing, mountedRef]);
  useEffect(() => mountedRef.current?.moveCursor(cursor), [cursor, mountedRef]);

  const last = shown.bars.at.length - 1;
  /**
   * Handles the keys for drawings: Enter sets a point at the cursor's bar and close, Escape ends the tool, Delete removes the selected
   * drawing.
   */
  const drawByKey = (key: string): boolean => {
    const { tool, known, mayDraw, selected, onTool, onSelect } = draw;
    if (key === 'Escape' && tool !== undefined) onTool(undefined);
    else if (key === 'Enter' && tool !== undefined) {
      const index = cursor ?? last;
      const [at, price] = [shown.bars.at[index], shown.bars.close[index]];
      if (at === undefined || price === undefined) return false;
      // Drawings are stored to the second, but ticks are more frequent.
      const next = withPoint(tool, { at: Math.round(at), price });
      if ('drawing' in next) {
        known.save(next.drawing);
        onSelect(next.drawing.drawingId);
      }
      onTool('tool' in next ? next.tool : undefined);
    } else if (key === 'Delete' && mayDraw && selected !== undefined) {
      known.remove(selected);
      onSelect(undefined);
    } else return false;
    return true;
  };
  const followKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (drawByKey(event.key)) return event.preventDefault();
    const factor = ZOOMS[event.key];
    const moved = movedCursor(event.key, cursor, last);
    if (factor === undefined && moved === undefined) return;
    event.preventDefault();
    if (factor !== undefined) mountedRef.current?.zoom(factor, cursor);
    if (moved !== undefined) onCursor(moved.index);
  };
  return (
    <div
      ref={element}
      className="full-chart__plot"
      role="slider"
      tabIndex={0}
      aria-label={`Chart von ${chart.name} erkunden. Pfeiltasten bewegen den Zeiger, Plus und Minus vergrößern und verkleinern.`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={cursor ?? last}
      aria-valuetext={[
        barText(chart, shown, cursor ?? last),
        ...valuesAt(overlays, cursor ?? last, chart.decimals),
        ...namesAt(marks, cursor ?? last),
      ].join('. ')}
      onKeyDown={followKey}
      onBlur={() => onCursor(undefined)}
    />
  );
}

/** Overlay values at one bar, in words: `RSI 14: 55,20`. */
function valuesAt(overlays: readonly Overlay[], index: number, decimals: number): string[] {
  return overlays.flatMap((overlay) =>
    overlay.lines
      .filter(({ values }) => !Number.isNaN(values[index] ?? NaN))
      .map(({ name, values }) => `${lineLabel(overlay, name)}: ${valueText(overlay, values, index, decimals)}`),
  );
}

/** Contents of the plot. Several instruments share no price scale, so their changes since the first bar are shown. */
function drawingOf(view: ChartView, shown: ShownBars, overlays: readonly Overlay[], marks: readonly EventMark[]): Drawing {
  const { scale } = view;
  const kind = renderedKind(view);
  const [first = 0] = shown.bars.close;
  const isPercent = scale === 'prozent' || overlays.some((overlay) => overlay.kind === 'other');
  const prices = shown.bars;
  if (!isPercent || first <= 0) return { ...shown, prices, marks, kind, scale: scale === 'log' ? 'log' : 'linear', overlays };
  const overlaysThen = overlaysInPercent(overlays, first);
  return { ...shown, prices, marks, bars: barsInPercent(prices, first), kind, scale: 'prozent', overlays: overlaysThen };
}

const ZOOMS: Readonly<Record<string, number>> = { '+': 0.8, '-': 1.25, '−': 1.25 };
