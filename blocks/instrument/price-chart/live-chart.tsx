import { useState } from 'react';
import { useGetChartHistory } from '#client/generated/hooks/hooks.ts';
import type { Range } from '#domain/instrument/range.ts';
import { queryClient } from '../../kit/query-client.ts';
import { seriesOf, type ChartProps } from './chart-model.ts';
import { ChartView } from './chart-view.tsx';
import { CursorPlot } from './cursor-plot.tsx';
import { RESOLUTIONS } from './resolution.ts';

/** The chart with its range switch: each new range is one call of chart_history, kept for ten minutes. */
export function LiveChart({ chart }: { readonly chart: ChartProps }) {
  const [range, setRange] = useState<Range>(chart.range);
  const [cursor, setCursor] = useState<number>();
  const answer = useRange(chart, range);
  const shown = answer.shown;
  const choose = (next: Range): void => {
    setCursor(undefined);
    setRange(next);
  };
  return (
    <ChartView
      chart={chart}
      range={shown.range}
      series={shown.series}
      cursor={cursor}
      isBusy={answer.isBusy}
      message={answer.hasFailed ? 'Der Zeitraum konnte nicht geladen werden. Bitte versuche es noch einmal.' : undefined}
      onRange={choose}
      overlay={(layout) => (
        <CursorPlot
          key={shown.range}
          chart={chart}
          series={shown.series}
          range={shown.range}
          layout={layout}
          cursor={cursor}
          onCursor={setCursor}
        />
      )}
    />
  );
}

/** The series of a range; while it loads or when it fails, the one before stays. */
function useRange(chart: ChartProps, range: Range) {
  const isFirst = range === chart.range;
  const first = { range: chart.range, series: chart.series };
  const [before, setBefore] = useState(first);
  const query = { range, resolution: RESOLUTIONS[range], idNotation: chart.idNotation };
  const { data, isError, isFetching } = useGetChartHistory(
    chart.entityType,
    chart.entityValue,
    query,
    { query: { enabled: !isFirst, select: seriesOf } },
    queryClient,
  );
  const current = isFirst ? first : data && { range, series: data };
  if (current !== undefined && current.range !== before.range) setBefore(current);
  return { shown: current ?? before, isBusy: !isFirst && isFetching, hasFailed: !isFirst && isError };
}
