import { formatInteger } from '#domain/format/number.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import type { Schema } from '#client/operations.ts';
import type { BlockView, IndexSubject } from '../../kit/block.ts';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { LiveValue } from '../../kit/live-value.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { QuoteTable, QuoteTime } from '../../kit/quote-table.tsx';
import { rowSortOf, sortLinks, sortRows } from '../../kit/row-sort.ts';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { RealtimeListProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

/** All members of an index with bid, ask and last price; the query says in which order. */
export function RealtimeList({ data, page, subject }: BlockView<RealtimeListProps, ReturnType<typeof needs>, IndexSubject>) {
  const { name } = subject.index;
  const { list, total } = data.members;
  const sort = rowSortOf(page.query);
  return (
    <section className="realtime-list">
      <header className="realtime-list__head">
        <h1>{name}: Kurse aller Werte</h1>
        {data.index !== undefined && <IndexQuote index={data.index} now={page.now} />}
        <p className="realtime-list__note">
          <span>{countText(total, data.index?.indicesDetails.numberConstituents)}</span>
          <SourceNotes sources={list.flatMap(({ quote }) => (quote === undefined ? [] : [quote.priceSource]))} />
        </p>
      </header>
      <QuoteTable
        caption={`Mitglieder des ${name} mit Geld, Brief, Kurs und Veränderung zum Vortag`}
        rows={sortRows(
          list.map(({ instrument, quote }) => ({ instrument, quote })),
          sort,
        )}
        now={page.now}
        withBook
        sortBy={sortLinks(page.path, sort)}
        empty="Zu diesem Index sind keine Mitglieder bekannt."
      />
    </section>
  );
}

function IndexQuote({ index: { instrument, quote }, now }: { readonly index: Schema<'IndexSnapshot'>; readonly now: string }) {
  const decimals = priceDecimals(quote.last, instrument.entityType);
  const notation = quote.market.idNotation;
  return (
    <p className="realtime-list__index">
      <InstrumentLink instrument={instrument} />
      <LiveValue notation={notation} field="last" decimals={decimals}>
        {formatPrice(quote.last, quote.displayUnit, decimals)}
      </LiveValue>
      <PriceChange value={quote.performancePct} notation={notation} />
      <QuoteTime quote={quote} now={now} />
    </p>
  );
}

/** How many members there are, and how many the catalogue lacks. */
function countText(total: number, known: number | undefined): string {
  if (known === undefined || known <= total) return `${formatInteger(total)} Werte`;
  return `${formatInteger(total)} von ${formatInteger(known)} Werten; zu den übrigen liegen keine Kurse vor`;
}
