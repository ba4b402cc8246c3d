import { priceDecimals } from '#domain/format/price.ts';
import { displayName } from '#domain/instrument/name.ts';
import type { BlockView } from '../../kit/block.ts';
import { ChartTable } from '../../kit/chart/chart-table.tsx';
import { describeSeries } from '../../kit/chart/describe.ts';
import { downsample } from '../../kit/chart/downsample.ts';
import { chartLayout } from '../../kit/chart/layout.ts';
import { cleanSeries } from '../../kit/chart/series.ts';
import { SeriesChart } from '../../kit/chart/series-chart.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { ChartProps } from '../../generated/props.ts';
import type { ChartQueries } from './data.ts';
import { ThenAndNow } from './then-and-now.tsx';
import { writtenAt } from './when-written.ts';

/** Maximum number of points; more cannot be told apart on a phone or in a text column. */
const POINTS = 240;
/** Maximum number of rows that readers take in at a glance. */
const TABLE_ROWS = 12;

/** Price chart of one instrument, with its figures as a table. */
export function Chart({ props, data: { instrument, history, since }, subject, page }: BlockView<ChartProps, ChartQueries>) {
  const series = cleanSeries(history.datetimeLast, history.last);
  const layout = chartLayout(downsample(series, POINTS));
  const name = displayName(instrument);
  const facts = {
    name,
    unit: history.displayUnit,
    entityType: instrument.entityType,
    decimals: priceDecimals(series.value.at(-1), instrument.entityType, history.market.decimals),
  };
  return (
    <figure className="chart">
      <figcaption className="chart__head">
        <span className="chart__title">{props.title ?? name}</span>
        <SourceNote source={history.priceSource} />
      </figcaption>
      {layout === undefined ? (
        <EmptyState>Für diesen Zeitraum liegen keine Kurse vor.</EmptyState>
      ) : (
        <>
          <SeriesChart layout={layout} label={describeSeries(series, facts)} />
          <ChartTable series={series} facts={facts} rows={TABLE_ROWS} />
        </>
      )}
      {since && <ThenAndNow series={cleanSeries(since.datetimeLast, since.last)} written={writtenAt(subject, page.now)} facts={facts} />}
      <p className="chart__caption">
        {props.caption} <InstrumentLink instrument={instrument} />, {history.market.name}
      </p>
    </figure>
  );
}
