import type { Schema } from '#client/operations.ts';
import { formatQuoteTime } from '#domain/format/date.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { formatInteger, formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { Sparkline } from './chart/sparkline.tsx';
import { DataTable, type Column, type ColumnSort } from './data-table.tsx';
import { TightLink } from './tight-link.tsx';
import { LiveValue } from './live-value.tsx';
import { PriceChange, RateChange } from './price-change.tsx';
import { closeOf, QualityBadge } from './quality-badge.tsx';
import type { QuoteRow } from './quote-rows.ts';
import type { SortKey } from './row-sort.ts';

export interface QuoteTableProps {
  readonly caption: string;
  readonly rows: readonly QuoteRow[];
  /** Instant of rendering; quotes of the same day show their time, older ones their date. */
  readonly now: string;
  readonly withCourse?: boolean;
  /** Whether it shows changes since a week ago instead of since the last close. */
  readonly ofWeek?: boolean;
  /** Whether it shows bid, ask and traded units instead of the absolute change. */
  readonly withBook?: boolean;
  /** Returns the links of the heads for sorting; without it the table is not sortable. */
  readonly sortBy?: (key: SortKey) => ColumnSort;
  /** Text below each name. */
  readonly note?: (row: QuoteRow) => string;
  readonly empty: string;
}

/** Table of instruments with last price, change, time and quality, used for all lists of instruments. */
export function QuoteTable({
  caption,
  rows,
  now,
  withCourse = false,
  ofWeek = false,
  withBook = false,
  sortBy,
  note,
  empty,
}: QuoteTableProps) {
  const isRates = rows.every(({ instrument }) => instrument.entityType === 'INTEREST');
  const columns: Column<QuoteRow>[] = [
    {
      key: 'name',
      head: 'Name',
      cell: (row) => (
        <>
          <TightLink instrument={row.instrument} />
          {note !== undefined && <span className="quote-note">{note(row)}</span>}
        </>
      ),
      sort: sortBy?.('name'),
    },
    ...(withCourse ? [ofWeek ? { ...courseColumn, cell: weekCourseCell } : courseColumn] : []),
    ...(withBook ? bookColumns(sortBy) : []),
    { key: 'last', head: isRates ? 'Satz' : 'Kurs', align: 'end', width: 'price', cell: lastCell, sort: sortBy?.('kurs') },
    ...(isRates || withBook ? [] : [ofWeek ? { ...changeColumn, cell: weekChangeCell } : changeColumn]),
    {
      key: 'changePct',
      head: ofWeek ? '1 Woche' : 'Veränderung',
      align: 'end',
      width: 'percent',
      cell: ofWeek ? weekRelativeCell : relativeCell,
      sort: sortBy?.('veraenderung'),
    },
    ...(withBook ? [volumeColumn(sortBy)] : []),
    {
      key: 'time',
      head: 'Stand',
      align: 'end',
      width: 'stand',
      rank: 4,
      fold: true,
      cell: (row) => <QuoteTime quote={row.quote} now={now} />,
      sort: sortBy?.('stand'),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={rowKey} empty={empty} />;
}

const changeColumn: Column<QuoteRow> = { key: 'change', head: 'Absolut', align: 'end', width: 'change', rank: 3, cell: changeCell };

function bookColumns(sortBy: QuoteTableProps['sortBy']): Column<QuoteRow>[] {
  const both = (row: QuoteRow) => (
    <>
      <span className="book-fold">
        {bookCell(row, 'bid')} <abbr title="Geld">G</abbr>
      </span>
      {' / '}
      <span className="book-fold">
        {bookCell(row, 'ask')} <abbr title="Brief">B</abbr>
      </span>
    </>
  );
  return [
    {
      key: 'bid',
      head: 'Geld',
      align: 'end',
      width: 'book',
      rank: 3,
      fold: both,
      cell: (row) => bookCell(row, 'bid'),
      sort: sortBy?.('geld'),
    },
    { key: 'ask', head: 'Brief', align: 'end', width: 'book', rank: 3, cell: (row) => bookCell(row, 'ask'), sort: sortBy?.('brief') },
  ];
}

function bookCell({ instrument, quote }: QuoteRow, side: 'bid' | 'ask') {
  if (quote === undefined) return NO_VALUE;
  const decimals = priceDecimals(quote.last, instrument.entityType, quote.market.decimals);
  return (
    <LiveValue notation={quote.market.idNotation} field={side} decimals={decimals}>
      {formatNumber(quote[side], { decimals })}
    </LiveValue>
  );
}

function volumeColumn(sortBy: QuoteTableProps['sortBy']): Column<QuoteRow> {
  const cell = ({ quote }: QuoteRow) =>
    quote?.totalVolume === undefined ? (
      NO_VALUE
    ) : (
      <LiveValue notation={quote.market.idNotation} field="totalVolume" decimals={0}>
        {formatInteger(quote.totalVolume)}
      </LiveValue>
    );
  return { key: 'volume', head: 'Stück', align: 'end', width: 'book', rank: 4, cell, sort: sortBy?.('stueck') };
}

const courseColumn: Column<QuoteRow> = {
  key: 'course',
  head: 'Verlauf',
  align: 'end',
  width: 'picture',
  rank: 3,
  cell: ({ course, quote }) => course && <Sparkline series={course} reference={quote?.previousLast} />,
};

/** Time of a quote with its quality, such as `verzögert 17:38:08`. */
export function QuoteTime({ quote, now }: { readonly quote: Schema<'Quote'> | undefined; readonly now: string }) {
  if (quote === undefined) return NO_VALUE;
  return (
    <span className="quote-time">
      <QualityBadge code={quote.codeQualityPrice} notation={quote.market.idNotation} closed={closeOf(quote)} />{' '}
      <LiveValue notation={quote.market.idNotation} field="datetimeLast">
        <time dateTime={quote.datetimeLast}>{formatQuoteTime(quote.datetimeLast, now, quote.codeQualityPrice === 'EOD')}</time>
      </LiveValue>
    </span>
  );
}

function lastCell({ quote, instrument }: QuoteRow) {
  if (quote === undefined) return NO_VALUE;
  const decimals = priceDecimals(quote.last, instrument.entityType, quote.market.decimals);
  return (
    <LiveValue notation={quote.market.idNotation} field="last" decimals={decimals}>
      {formatPrice(quote.last, quote.displayUnit, decimals)}
    </LiveValue>
  );
}

function relativeCell({ quote, instrument }: QuoteRow) {
  const notation = quote?.market.idNotation;
  if (instrument.entityType === 'INTEREST') return <RateChange value={quote?.performance} notation={notation} />;
  return <PriceChange value={quote?.performancePct} notation={notation} />;
}

function changeCell({ quote, instrument }: QuoteRow) {
  if (instrument.entityType === 'INTEREST') return NO_VALUE;
  const decimals = priceDecimals(quote?.last, instrument.entityType, quote?.market.decimals);
  return <PriceChange value={quote?.performance} unit="absolute" decimals={decimals} arrow={false} notation={quote?.market.idNotation} />;
}

function weekRelativeCell({ instrument, week }: QuoteRow) {
  return instrument.entityType === 'INTEREST' ? <RateChange value={week?.absolute} /> : <PriceChange value={week?.percent} />;
}

function weekChangeCell({ quote, instrument, week }: QuoteRow) {
  if (instrument.entityType === 'INTEREST') return NO_VALUE;
  const decimals = priceDecimals(quote?.last, instrument.entityType, quote?.market.decimals);
  return <PriceChange value={week?.absolute} unit="absolute" decimals={decimals} arrow={false} />;
}

/** Sparkline of the week, with its first price as reference. */
function weekCourseCell({ course, week }: QuoteRow) {
  return course && <Sparkline series={course} reference={week?.base} />;
}

function rowKey({ instrument }: QuoteRow): string {
  return `${instrument.entityType}-${instrument.entityValue}`;
}
