import { berlinDay, formatDate } from '#domain/format/date.ts';
import { formatInteger, formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { priceDecimals } from '#domain/format/price.ts';
import { displayName } from '#domain/instrument/name.ts';
import { unitShort } from '#domain/instrument/unit.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { pageOf, Paging } from '../../kit/paging.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { PriceHistoryTableProps } from '../../generated/props.ts';
import { DEFAULT_DAYS, type needs } from './data.ts';
import { dayRows, type DayRow } from './days.ts';
import { SpanForm } from './span-form.tsx';
import { spanOf, spanQuery } from './span.ts';

/** Columns of a rate, which is fixed once a day and whose relative change is meaningless. */
const FIXED_DAILY = new Set(['day', 'close']);

/** Daily prices of the days in the address, newest first, each with its change from the day before. */
export function PriceHistoryTable({
  props,
  data,
  subject,
  page,
}: BlockView<PriceHistoryTableProps, ReturnType<typeof needs>, InstrumentSubject>) {
  const { history } = data;
  const perPage = props.days ?? DEFAULT_DAYS;
  const rows = dayRows(history, perPage, data.before?.last[0]);
  const span = spanOf(page.query);
  const decimals = priceDecimals(rows[0]?.close, subject.instrument.entityType, history.market.decimals);
  const isRate = subject.instrument.entityType === 'INTEREST';
  const columns = columnsIn(unitShort(history.displayUnit), decimals, isRate);
  const hasToday = rows[0] !== undefined && berlinDay(rows[0].at * 1000) === berlinDay(page.now);
  const earliest = history.datetimeStartAvailableHistory;
  return (
    <section className="price-history-table">
      <BlockHead title={props.headline ?? 'Historische Kurse'} aside={<SourceNote source={history.priceSource} />} />
      <SpanForm
        path={page.path}
        span={span}
        today={berlinDay(page.now)}
        earliest={earliest === undefined ? undefined : berlinDay(earliest)}
      />
      <p className="price-history-table__stand">
        {`${history.market.name}, ${formatInteger(history.total ?? rows.length)} Handelstage`}
        {earliest !== undefined && `; Kurse gibt es seit ${formatDate(earliest)}`}
        {hasToday && '; für heute steht der letzte Kurs, nicht der Schluss'}
      </p>
      <DataTable
        caption={`Tageskurse von ${displayName(subject.instrument)}, Handelsplatz ${history.market.name}`}
        columns={isRate ? columns.filter(({ key }) => FIXED_DAILY.has(key)) : columns}
        rows={rows}
        rowKey={({ at }) => at}
        empty={
          span.from === undefined && span.to === undefined
            ? 'Es liegen noch keine Tageskurse vor.'
            : 'In diesem Zeitraum gibt es keine Tageskurse.'
        }
      />
      <Paging path={page.path} page={pageOf(page.query)} perPage={perPage} total={history.total ?? rows.length} kept={spanQuery(span)} />
    </section>
  );
}

function columnsIn(unit: string, decimals: number, isRate: boolean): readonly Column<DayRow>[] {
  const price = (value: number | undefined): string => formatNumber(value, { decimals });
  const pieces = (volume: number | undefined): string => (volume ? formatInteger(volume) : NO_VALUE);
  return [
    {
      key: 'day',
      head: 'Datum',
      cell: ({ at }) => <time dateTime={new Date(at * 1000).toISOString().slice(0, 10)}>{formatDate(at * 1000)}</time>,
    },
    { key: 'close', head: `${isRate ? 'Satz' : 'Schluss'} in ${unit}`, align: 'end', cell: ({ close }) => price(close) },
    { key: 'change', head: 'Veränderung', align: 'end', cell: ({ change }) => <PriceChange value={change} /> },
    {
      key: 'open',
      head: 'Eröffnung',
      align: 'end',
      rank: 3,
      cell: ({ open }) => price(open),
      // The three columns disappear together on narrow screens, and their values then share a line.
      fold: ({ open, high, low }) => `Eröffnung ${price(open)}, Hoch ${price(high)}, Tief ${price(low)}`,
    },
    { key: 'high', head: 'Hoch', align: 'end', rank: 3, cell: ({ high }) => price(high) },
    { key: 'low', head: 'Tief', align: 'end', rank: 3, cell: ({ low }) => price(low) },
    {
      key: 'volume',
      head: 'Stück',
      align: 'end',
      rank: 4,
      cell: ({ volume }) => pieces(volume),
      fold: ({ volume }) => (volume ? `${pieces(volume)} Stück` : ''),
    },
  ];
}
