import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { formatPrice } from '#domain/format/price.ts';
import { rangeLong, rangeShort, type Range } from '#domain/instrument/range.ts';
import { ChartTable } from '../../kit/chart/chart-table.tsx';
import { formatInstant } from '../../kit/chart/describe.ts';
import { SeriesChart } from '../../kit/chart/series-chart.tsx';
import type { ChartLayout } from '../../kit/chart/layout.ts';
import type { Series } from '../../kit/chart/series.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PriceChange, RateChange } from '../../kit/price-change.tsx';
import { changeOfRange, describeChart, layoutOf, type ChartProps } from './chart-model.ts';

const TABLE_ROWS = 24;

export interface ChartViewProps {
  readonly chart: ChartProps;
  readonly range: Range;
  readonly series: Series;
  /** Index of the point under the cursor. */
  readonly cursor?: number | undefined;
  readonly message?: string | undefined;
  readonly isBusy?: boolean;
  readonly onRange?: (range: Range) => void;
  /** Overlay over the plot after hydration. */
  readonly overlay?: (layout: ChartLayout) => ReactNode;
}

/** Ranges, readout, picture and table of the chart; the same markup on the server and in the browser. */
export function ChartView({ chart, range, series, cursor, message, isBusy = false, onRange, overlay }: ChartViewProps) {
  const layout = useMemo(() => layoutOf(chart, series, range), [chart, series, range]);
  return (
    <div className="price-chart__body" aria-busy={isBusy}>
      <div className="price-chart__bar">
        <Readout chart={chart} range={range} series={series} cursor={cursor} />
        <RangeLinks chart={chart} range={range} onRange={onRange} />
      </div>
      {layout === undefined ? (
        <EmptyState>{emptyText(chart, series)}</EmptyState>
      ) : (
        <SeriesChart layout={layout} label={describeChart(chart, range, series)} overlay={overlay?.(layout)} />
      )}
      <p className="price-chart__message" role="status">
        {message}
      </p>
      {layout !== undefined && <ChartTable series={series} facts={chart} span={rangeLong(range)} rows={TABLE_ROWS} />}
    </div>
  );
}

/** Text instead of a chart. A line needs two points, so a single price is only stated. */
function emptyText({ unit, decimals }: ChartProps, series: Series): string {
  const [only] = series.value;
  if (only === undefined) return 'Für diesen Zeitraum liegen keine Kurse vor.';
  return `Für diesen Zeitraum liegt erst ein Kurs vor: ${formatPrice(only, unit, decimals)} am ${formatInstant(series, 0)}.`;
}

/** Line above the chart: the range with its change and base, or the point under the cursor. */
function Readout({ chart, range, series, cursor }: Pick<ChartViewProps, 'chart' | 'range' | 'series' | 'cursor'>) {
  const value = cursor === undefined ? undefined : series.value[cursor];
  if (cursor === undefined || value === undefined) {
    const { value: change, since } = changeOfRange(chart, range, series);
    const isRate = chart.entityType === 'INTEREST';
    return (
      <p className="price-chart__readout">
        {rangeLong(range)}{' '}
        {change !== undefined && (
          <>
            {isRate ? <RateChange value={change} /> : <PriceChange value={change} />} <span className="price-chart__base">{since}</span>
          </>
        )}
      </p>
    );
  }
  return (
    <p className="price-chart__readout">
      <span className="price-chart__instant">{formatInstant(series, cursor)}</span>{' '}
      <strong>{formatPrice(value, chart.unit, chart.decimals)}</strong>
    </p>
  );
}

function RangeLinks({ chart, range: active, onRange }: Pick<ChartViewProps, 'chart' | 'range' | 'onRange'>) {
  const choose = (event: MouseEvent, range: Range): void => {
    if (onRange === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onRange(range);
  };
  return (
    <nav className="price-chart__ranges choice-links" aria-label="Zeitraum des Charts">
      {chart.ranges.map((range) => (
        <a
          key={range}
          title={rangeLong(range)}
          href={`${chart.href}?zeitraum=${range}`}
          aria-current={range === active ? 'true' : undefined}
          onClick={(event) => choose(event, range)}
        >
          {rangeShort(range)}
        </a>
      ))}
    </nav>
  );
}
