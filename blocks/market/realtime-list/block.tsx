import { formatInteger } from '#domain/format/number.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import type { Schema } from '#client/operations.ts';
import type { BlockView } from '../../kit/block.ts';
import type { IndexSubject } from '#subjects/index/subject.ts';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { LiveValue } from '../../kit/live-value.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { QuoteTable, QuoteTime } from '../../kit/quote-table.tsx';
import { rowSortOf, sortLinks, sortQuery, sortRows } from '../../kit/row-sort.ts';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { RealtimeListProps } from '../../generated/props.ts';
import type { needs } from './data.ts';
import { marketQuery, offeredMarkets, shownMarket } from './venue.ts';

/** All members of an index with bid, ask and last price; the query determines venue and order. */
export function RealtimeList({ data, page, subject }: BlockView<RealtimeListProps, ReturnType<typeof needs>, IndexSubject>) {
  const { name } = subject.index;
  const { list, total, markets = [] } = data.members;
  const sort = rowSortOf(page.query);
  const market = shownMarket(subject.index, page.query);
  const isTradedThere = market === undefined || list.some(({ quote }) => quote !== undefined);
  return (
    <section className="realtime-list">
      <header className="realtime-list__head">
        <h1>{name}: Kurse aller Werte</h1>
        {data.index !== undefined && <IndexQuote index={data.index} now={page.now} />}
        <p className="realtime-list__note">
          <span>{countText(total, data.index?.indicesDetails.numberConstituents)}</span>
          <SourceNotes sources={list.flatMap(({ quote }) => (quote === undefined ? [] : [quote.priceSource]))} />
        </p>
        <VenueChoice markets={markets} page={page} subject={subject} />
      </header>
      <QuoteTable
        caption={`Mitglieder des ${name} mit Geld, Brief, Kurs und Veränderung zum Vortag`}
        rows={sortRows(isTradedThere ? list.map(({ instrument, quote }) => ({ instrument, quote })) : [], sort)}
        now={page.now}
        withBook
        sortBy={sortLinks(page.path, sort, marketQuery(subject.index, market))}
        empty={
          isTradedThere ? 'Zu diesem Index sind keine Mitglieder bekannt.' : 'An diesem Handelsplatz liegt zu keinem Wert ein Kurs vor.'
        }
      />
    </section>
  );
}

type VenueChoiceProps = Pick<BlockView<RealtimeListProps, ReturnType<typeof needs>, IndexSubject>, 'page' | 'subject'> & {
  readonly markets: readonly Schema<'IndexMarket'>[];
};

/** Links to the same list at other venues, preserving the order. */
function VenueChoice({ markets, page, subject: { index } }: VenueChoiceProps) {
  const offered = offeredMarkets(index, markets);
  if (offered.length === 0) return null;
  const shown = shownMarket(index, page.query);
  const order = page.query['sortierung'] === undefined ? {} : sortQuery(rowSortOf(page.query));
  return (
    <nav aria-label="Handelsplatz">
      <ul className="realtime-list__venues">
        {offered.map(({ market, name }) => {
          const query = new URLSearchParams({ ...marketQuery(index, market), ...order }).toString();
          return (
            <li key={market ?? ''}>
              <a href={query === '' ? page.path : `${page.path}?${query}`} aria-current={market === shown ? 'true' : undefined}>
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function IndexQuote({ index: { instrument, quote }, now }: { readonly index: Schema<'IndexSnapshot'>; readonly now: string }) {
  const decimals = priceDecimals(quote.last, instrument.entityType, quote.market.decimals);
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

/** Number of members, and of those without prices. */
function countText(total: number, known: number | undefined): string {
  if (known === undefined || known <= total) return `${formatInteger(total)} Werte`;
  return `${formatInteger(total)} von ${formatInteger(known)} Werten; zu den übrigen liegen keine Kurse vor`;
}
