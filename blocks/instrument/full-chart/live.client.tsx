import { useState } from 'react';
import { writeView, type ChartView } from '#domain/chart/view.ts';
import { rangeLong } from '#domain/instrument/range.ts';
import { useIsAlive } from '../../kit/island-hooks.ts';
import { BarTable } from './bar-table.tsx';
import type { ChartProps } from './chart-props.ts';
import { RangeLinks, ViewForm } from './controls.tsx';
import { Legend } from './legend.tsx';
import { Stage } from './stage.tsx';
import { useBars } from './use-bars.ts';

/**
 * The living chart. Server and browser draw the same controls, so that focus and the first click survive coming to life; the plot over
 * the server's picture is added then, and the picture goes once it stands.
 */
export function Island(chart: ChartProps) {
  const [view, setView] = useState<ChartView>(chart.view);
  const [cursor, setCursor] = useState<number>();
  const isAlive = useIsAlive();
  const { shown, isBusy, hasFailed } = useBars(chart, view, isAlive);
  const choose = (next: ChartView): void => {
    setCursor(undefined);
    setView(next);
    history.replaceState(history.state, '', `${location.pathname}${writeView(next, chart.kinds)}${location.hash}`);
  };
  const controls = { chart, view, onView: choose };
  return (
    <div className="full-chart__island" data-ready={shown === undefined ? undefined : ''} aria-busy={isBusy}>
      <div className="full-chart__controls">
        <RangeLinks {...controls} />
        <ViewForm {...controls} />
      </div>
      <Legend chart={chart} view={view} shown={shown} cursor={cursor} />
      <div className="full-chart__stage">
        {shown !== undefined && <Stage chart={chart} view={view} shown={shown} cursor={cursor} onCursor={setCursor} />}
      </div>
      <p className="full-chart__message" role="status">
        {hasFailed && 'Die Kurse konnten nicht geladen werden. Bitte versuche es noch einmal.'}
      </p>
      {shown !== undefined && (
        <div className="full-chart__table">
          <BarTable {...chart} bars={shown.bars} span={rangeLong(shown.range)} />
        </div>
      )}
    </div>
  );
}
