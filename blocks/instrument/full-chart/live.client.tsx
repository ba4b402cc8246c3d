import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { writeView, type ChartView } from '#domain/chart/view.ts';
import { rangeLong } from '#domain/instrument/range.ts';
import { useFeature } from '../../kit/session/use-feature.ts';
import { useIsAlive } from '../../kit/island-hooks.ts';
import { BarTable } from './bar-table.tsx';
import type { ChartProps } from './chart-props.ts';
import { ComparePanel } from './compare-panel.tsx';
import { RangeLinks, ViewForm } from './controls.tsx';
import { DrawHint } from './draw-hint.tsx';
import { DrawPanel } from './draw-panel.tsx';
import type { Tool } from './draw-tool.ts';
import { EventList } from './event-list.tsx';
import { EventPanel } from './event-panel.tsx';
import { IndicatorPanel } from './indicator-panel.tsx';
import { Legend } from './legend.tsx';
import { MorePanel } from './more-panel.tsx';
import type { MountedChart } from './mount-chart.ts';
import { colorsFor, colorsIn, withColors } from './overlay-colors.ts';
import { OverlayLegend } from './overlay-legend.tsx';
import { Panel } from './panel.tsx';
import { mayHaveKnockouts, withLevels } from './plan.ts';
import { PlanPanel } from './plan-panel.tsx';
import { hasVolume } from './shares.ts';
import { Stage } from './stage.tsx';
import { useBars } from './use-bars.ts';
import { useDrawings } from './use-drawings.ts';
import { useEvents } from './use-events.ts';
import { useOverlays, type ColoredView } from './use-overlays.ts';

/**
 * Live chart. Server and browser render the same controls, so that focus and the first click survive hydration. Hydration adds the plot
 * over the server's picture; the picture is hidden once the plot is painted.
 */
export function Island(chart: ChartProps) {
  const [colored, setColored] = useState<ColoredView>(() => ({ view: chart.view, colors: colorsIn(chart.view) }));
  const { view } = colored;
  const [cursor, setCursor] = useState<number>();
  const isAlive = useIsAlive();
  const { shown, isBusy, hasFailed } = useBars(chart, view, isAlive);
  const mountedRef = useRef<MountedChart>(undefined);
  const isPro = useFeature('chart_analysis_pro_feature');
  const overlays = useOverlays(chart, colored, shown, isPro);
  const { events, marks, isAwaited } = useEvents(chart, view, shown);
  // Keeps the server's tables until all live ones are loaded, or the page would shrink for a moment.
  const [hasTables, setHasTables] = useState(false);
  if (!hasTables && shown !== undefined && !isAwaited) setHasTables(true);
  const [tool, setTool] = useState<Tool>();
  const [selected, setSelected] = useState<string>();
  const known = useDrawings(chart, isAlive);
  const draw = { known, mayDraw: isPro, tool, onTool: setTool, selected, onSelect: setSelected };
  const { kinds } = chart;
  const choose = useCallback((next: ChartView): void => {
    setCursor(undefined);
    setColored((before) => {
      const colors = colorsFor(next, before.colors);
      return { view: withColors(next, colors), colors };
    });
  }, []);
  useEffect(() => {
    if (view === chart.view) return;
    history.replaceState(history.state, '', `${location.pathname}${writeView(view, kinds)}${location.hash}`);
  }, [view, chart.view, kinds]);
  const controls = { chart, view, onView: choose };
  const newest = shown?.bars.at.at(-1) ?? 0;
  const stageKnown = useMemo(
    () => withLevels(known, view.plan, newest, (plan) => choose({ ...view, plan })),
    [known, view, newest, choose],
  );
  return (
    <div className="full-chart__island" aria-busy={isBusy}>
      <div className="full-chart__controls">
        <RangeLinks {...controls} />
        <ViewForm {...controls} />
        <div className="full-chart__panels">
          <Panel label="Vergleichen" count={view.others.length}>
            <ComparePanel {...controls} />
          </Panel>
          <Panel label="Indikatoren" count={view.indicators.length}>
            <IndicatorPanel {...controls} isPro={isPro} hasVolume={shown === undefined || hasVolume(shown.bars.volume)} />
          </Panel>
          <Panel label="Ereignisse">
            <EventPanel {...controls} />
          </Panel>
          <Panel label="Zeichnen" count={known.drawings.length} isLive>
            <DrawPanel chart={chart} {...draw} />
          </Panel>
          <Panel label="Mehr" isLive>
            <MorePanel {...{ chart, view, shown, overlays }} picture={() => mountedRef.current?.picture()} />
          </Panel>
        </div>
      </div>
      <Legend chart={chart} view={view} shown={shown} marks={marks} cursor={cursor} />
      <div className="full-chart__stage">
        <OverlayLegend chart={chart} overlays={overlays} view={view} cursor={cursor} onView={choose} />
        <DrawHint tool={tool} onTool={setTool} />
        {shown !== undefined && (
          <Stage
            {...{ chart, view, shown, overlays, marks, draw: { ...draw, known: stageKnown }, mountedRef, cursor }}
            onCursor={setCursor}
          />
        )}
      </div>
      {mayHaveKnockouts(chart) && <PlanPanel {...controls} price={shown?.bars.close.at(-1) ?? chart.price} isAlive={isAlive} />}
      <p className="full-chart__message" role="status">
        {hasFailed && 'Die Kurse konnten nicht geladen werden. Bitte versuche es noch einmal.'}
      </p>
      {hasTables && shown !== undefined && (
        <div className="full-chart__table">
          <BarTable {...chart} {...shown} overlays={overlays} span={rangeLong(shown.range)} />
          <EventList {...chart} events={events} />
        </div>
      )}
    </div>
  );
}
