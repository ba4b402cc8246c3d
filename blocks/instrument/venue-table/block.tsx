import type { ReactNode } from 'react';
import type { Schema } from '#client/operations.ts';
import { formatDate, formatDateTime } from '#domain/format/date.ts';
import { formatInteger, formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { LiveValue, type LiveValueProps } from '../../kit/live-value.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { closeOf, QualityBadge } from '../../kit/quality-badge.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import { displayName } from '#domain/instrument/name.ts';
import { subPagePath } from '#domain/instrument/path.ts';
import type { VenueTableProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

type Quote = Schema<'Quote'>;

/** All venues of the instrument, each with its own quote, time and quality. */
export function VenueTable({ props, data, subject }: BlockView<VenueTableProps, ReturnType<typeof needs>, InstrumentSubject>) {
  const { entityType } = subject.instrument;
  const hidden = new Set(props.hiddenNotations);
  const all = byTurnover(data.quotes.list.filter((quote) => !hidden.has(quote.market.idNotation)));
  const rows = all.slice(0, props.limit);
  const decimalsOf = (quote: Quote): number => priceDecimals(quote.last, entityType, quote.market.decimals);
  const price = (key: LiveValueProps['field'] & keyof Quote, quote: Quote, value: number | undefined) => (
    <LiveValue notation={quote.market.idNotation} field={key} decimals={decimalsOf(quote)}>
      {formatNumber(value, { decimals: decimalsOf(quote) })}
    </LiveValue>
  );
  const columns: readonly Column<Quote>[] = [
    { key: 'venue', head: 'Handelsplatz', cell: ({ market }) => market.nameContributor ?? market.name },
    {
      key: 'last',
      head: 'Kurs',
      align: 'end',
      cell: (quote) => (
        <LiveValue notation={quote.market.idNotation} field="last" decimals={decimalsOf(quote)}>
          {formatPrice(quote.last, quote.displayUnit, decimalsOf(quote))}
        </LiveValue>
      ),
    },
    {
      key: 'change',
      head: 'Veränderung',
      align: 'end',
      cell: (quote) => <PriceChange value={quote.performancePct} notation={quote.market.idNotation} />,
    },
    ...(rows.some(({ bid, ask }) => bid !== undefined || ask !== undefined) ? bookColumns(price) : []),
    {
      key: 'volume',
      head: 'Stück',
      align: 'end',
      rank: 5,
      cell: (quote) =>
        quote.totalVolume === undefined ? (
          NO_VALUE
        ) : (
          <LiveValue notation={quote.market.idNotation} field="totalVolume">
            {formatInteger(quote.totalVolume)}
          </LiveValue>
        ),
    },
    { key: 'time', head: 'Stand', align: 'end', rank: 4, fold: true, cell: (quote) => <VenueTime quote={quote} /> },
  ];
  return (
    <section className="venue-table">
      <BlockHead title={props.headline ?? 'Handelsplätze'} aside={<SourceNotes sources={rows.map((quote) => quote.priceSource)} />} />
      <DataTable
        caption={`Kurse von ${displayName(subject.instrument)} nach Handelsplatz`}
        columns={columns}
        rows={rows}
        rowKey={(quote) => quote.market.idNotation}
        empty="Für dieses Wertpapier ist kein Handelsplatz bekannt."
      />
      {rows.length < all.length && (
        <p className="venue-table__more">
          <a href={subPagePath(subject.section, subject.slug, 'handelsplaetze')}>Alle {all.length} Handelsplätze</a>
        </p>
      )}
    </section>
  );
}

/** Columns for bid and ask; left out if no venue has them, as for funds. */
function bookColumns(price: (key: 'bid' | 'ask', quote: Quote, value: number | undefined) => ReactNode): readonly Column<Quote>[] {
  return [
    {
      key: 'bid',
      head: 'Geld',
      align: 'end',
      rank: 3,
      cell: (quote) => price('bid', quote, quote.bid),
      // Both columns disappear together on narrow screens, and their values then share a line below the venue.
      fold: (quote) => (
        <>
          Geld {price('bid', quote, quote.bid)} / Brief {price('ask', quote, quote.ask)}
        </>
      ),
    },
    { key: 'ask', head: 'Brief', align: 'end', rank: 3, cell: (quote) => price('ask', quote, quote.ask) },
  ];
}

/** Sorts venues by traded units, largest first, since units are comparable across currencies. Venues without a volume are last. */
function byTurnover(quotes: readonly Quote[]): readonly Quote[] {
  return quotes.toSorted((a, b) => (b.totalVolume ?? -1) - (a.totalVolume ?? -1));
}

/** Quality, day and second of each price: venues close at different hours, so a price of another hour is correct. */
function VenueTime({ quote: { codeQualityPrice, datetimeLast, isClose, market } }: { readonly quote: Quote }) {
  const text = codeQualityPrice === 'EOD' ? formatDate(datetimeLast) : formatDateTime(datetimeLast, { seconds: true });
  return (
    <span className="quote-time">
      <QualityBadge code={codeQualityPrice} notation={market.idNotation} closed={closeOf({ isClose: isClose === true, datetimeLast })} />{' '}
      <LiveValue notation={market.idNotation} field="datetimeLast" format="moment">
        <time dateTime={datetimeLast}>{text}</time>
      </LiveValue>
    </span>
  );
}
