import type { Schema } from '#client/operations.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { displayName } from '#domain/instrument/name.ts';
import type { BlockView } from '../../kit/block.ts';
import { ComparedLines, LineKey } from '../../kit/chart/compared-lines.tsx';
import { comparisonLayout, type ComparedLine } from '../../kit/chart/comparison.ts';
import { isIntraday } from '../../kit/chart/describe.ts';
import { cleanSeries } from '../../kit/chart/series.ts';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TightLink } from '../../kit/tight-link.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { MultiChartProps } from '../../generated/props.ts';
import { writtenAt } from '../chart/when-written.ts';
import { comparedOf, type MultiChartQueries } from './data.ts';
import { SinceWritten } from './since-written.tsx';

interface Compared {
  readonly instrument: Schema<'Instrument'>;
  readonly history: Schema<'ChartHistory'>;
  readonly line: ComparedLine;
  /** Number of the style (color and dashes) of its line. */
  readonly look: number;
}

/** Several instruments in one chart, in percent since their common beginning; the table below is its legend and has the figures. */
export function MultiChart({ props, data, subject, page }: BlockView<MultiChartProps, MultiChartQueries>) {
  const histories = [data.history0, data.history1, data.history2, data.history3];
  const lines = [data.since0, data.since1, data.since2, data.since3];
  const known = comparedOf(props.instruments).flatMap(({ entityType, entityValue }, index) => {
    const instrument = data.instruments.list.find((each) => each.entityType === entityType && each.entityValue === entityValue);
    const history = histories[index];
    return instrument === undefined || history === undefined ? [] : [{ instrument, history, since: lines[index] }];
  });
  const series = known.map(({ history }) => cleanSeries(history.datetimeLast, history.last));
  const layout = comparisonLayout(series);
  const compared = known
    .flatMap((each, index) => {
      const line = layout?.lines[index];
      return line === undefined ? [] : [{ ...each, line }];
    })
    .map((each, look): Compared => ({ ...each, look }));
  const left = known.filter(({ instrument }) => !compared.some((each) => each.instrument === instrument));
  const title = props.title ?? known.map(({ instrument }) => displayName(instrument)).join(', ');
  return (
    <figure className="multi-chart">
      <figcaption className="multi-chart__head">
        <span className="multi-chart__title">{title}</span>
        <SourceNotes sources={known.map(({ history }) => history.priceSource)} />
      </figcaption>
      {layout === undefined ? (
        <EmptyState>Für diesen Zeitraum liegen zu wenige Kurse für einen Vergleich vor.</EmptyState>
      ) : (
        <>
          <ComparedLines
            layout={layout}
            lines={compared.map(({ instrument, look, line }) => ({ name: displayName(instrument), look, line }))}
            isDaily={series.every((each) => !isIntraday(each))}
          />
          <DataTable caption={`${title}: die Linien in Zahlen`} columns={COLUMNS} rows={compared} rowKey={({ look }) => look} empty="" />
          <SinceWritten compared={known} written={writtenAt(subject, page.now)} />
        </>
      )}
      {(props.caption !== undefined || left.length > 0) && (
        <p className="multi-chart__caption">
          {props.caption}
          {left.length > 0 && ` Ohne Linie, weil Kurse fehlen: ${left.map(({ instrument }) => displayName(instrument)).join(', ')}.`}
        </p>
      )}
    </figure>
  );
}

const COLUMNS: readonly Column<Compared>[] = [
  {
    key: 'name',
    head: 'Instrument',
    cell: ({ instrument, look }) => (
      <span className="multi-chart__name">
        <LineKey look={look} />
        <TightLink instrument={instrument} />
      </span>
    ),
  },
  { key: 'first', head: 'Am Anfang', align: 'end', rank: 2, cell: (row) => priceText(row, row.line.first) },
  { key: 'last', head: 'Am Ende', align: 'end', rank: 2, cell: (row) => priceText(row, row.line.last) },
  { key: 'change', head: 'Veränderung', align: 'end', width: 'percent', cell: ({ line }) => <PriceChange value={line.change} /> },
];

function priceText({ instrument, history }: Compared, price: number): string {
  return formatPrice(price, history.displayUnit, priceDecimals(price, instrument.entityType, history.market.decimals));
}
