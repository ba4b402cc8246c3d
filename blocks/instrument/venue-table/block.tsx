import type { Schema } from '#client/operations.ts';
import { formatInteger, formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import type { BlockView, InstrumentSubject } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { LiveValue, type LiveValueProps } from '../../kit/live-value.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { QuoteTime } from '../../kit/quote-table.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import { displayName } from '#domain/instrument/name.ts';
import type { VenueTableProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

type Quote = Schema<'Quote'>;

/** Every venue on which the instrument trades, with its own quote, time and quality. */
export function VenueTable({ props, data, subject, page }: BlockView<VenueTableProps, ReturnType<typeof needs>, InstrumentSubject>) {
  const { entityType } = subject.instrument;
  const hidden = new Set(props.hiddenNotations);
  const rows = data.quotes.list.filter((quote) => !hidden.has(quote.market.idNotation));
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
    { key: 'bid', head: 'Geld', align: 'end', rank: 3, cell: (quote) => price('bid', quote, quote.bid) },
    { key: 'ask', head: 'Brief', align: 'end', rank: 3, cell: (quote) => price('ask', quote, quote.ask) },
    {
      key: 'volume',
      head: 'Stück',
      align: 'end',
      rank: 4,
      cell: (quote) =>
        quote.totalVolume === undefined ? (
          NO_VALUE
        ) : (
          <LiveValue notation={quote.market.idNotation} field="totalVolume">
            {formatInteger(quote.totalVolume)}
          </LiveValue>
        ),
    },
    { key: 'time', head: 'Stand', align: 'end', rank: 2, fold: true, cell: (quote) => <QuoteTime quote={quote} now={page.now} /> },
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
    </section>
  );
}
