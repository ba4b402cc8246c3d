import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { ChartView } from '#domain/chart/view.ts';
import { movedCursor } from '../price-chart/cursor-keys.ts';
import type { ChartProps } from './chart-props.ts';
import { barText } from './legend.tsx';
import { mountChart, type MountedChart } from './mount-chart.ts';
import type { ShownBars } from './use-bars.ts';

export interface StageProps {
  readonly chart: ChartProps;
  readonly view: ChartView;
  readonly shown: ShownBars;
  readonly cursor: number | undefined;
  readonly onCursor: (index: number | undefined) => void;
}

/**
 * The plot. A slider over its bars for keyboard and screen reader: arrows, Page Up and Down, Home and End move the cursor, plus and minus
 * zoom, Escape takes the cursor away.
 */
export function Stage({ chart, view, shown, cursor, onCursor }: StageProps) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedChart>(undefined);
  const { kind, scale } = view;
  const drawing = useMemo(() => ({ ...shown, kind, scale }), [shown, kind, scale]);
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
      mounted.current = plot;
      plot.draw(latest.current.drawing);
      // The server's picture stands until the canvas has something to show.
      requestAnimationFrame(() => (target.dataset['ready'] = ''));
    };
    void mount();
    const zoomByWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey || mounted.current === undefined) return;
      event.preventDefault();
      mounted.current.zoom(event.deltaY > 0 ? 1.1 : 0.9, undefined);
    };
    target.addEventListener('wheel', zoomByWheel, { signal: controller.signal, passive: false });
    return () => {
      controller.abort();
      mounted.current = undefined;
    };
  }, [chart]);
  useEffect(() => mounted.current?.draw(drawing), [drawing]);
  useEffect(() => mounted.current?.moveCursor(cursor), [cursor]);

  const last = shown.bars.at.length - 1;
  const followKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = ZOOMS[event.key];
    const moved = movedCursor(event.key, cursor, last);
    if (factor === undefined && moved === undefined) return;
    event.preventDefault();
    if (factor !== undefined) mounted.current?.zoom(factor, cursor);
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
      aria-valuetext={barText(chart, shown, cursor ?? last)}
      onKeyDown={followKey}
      onBlur={() => onCursor(undefined)}
    />
  );
}

const ZOOMS: Readonly<Record<string, number>> = { '+': 0.8, '-': 1.25, '−': 1.25 };
