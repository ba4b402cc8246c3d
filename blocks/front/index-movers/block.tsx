import { safeHref } from '#documents/rules/safe-href.ts';
import type { Schema } from '#client/operations.ts';
import { formatTime } from '#domain/format/date.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { fitted } from '../../kit/fitted.ts';
import { TightLink } from '../../kit/tight-link.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { IndexMoversProps } from '../../generated/props.ts';
import type { IndexMoversQueries } from './data.ts';

type Member = Schema<'StockFinderEntry'>;

/** Largest gains and losses in each index, the indices side by side. */
export function IndexMovers({ props, data }: BlockView<IndexMoversProps, IndexMoversQueries>) {
  const { headline, indices, period = 'day' } = props;
  const known = Object.values(data).flatMap((answer) => answer?.list ?? []);
  return (
    <section className="index-movers">
      <BlockHead title={headline} aside={<SourceNotes sources={known.map(({ quote }) => quote?.priceSource)} />} />
      <div className="index-movers__indices fitted" {...fitted(indices.length)}>
        {indices.map(({ name, index, link }) => (
          <section key={index} className="index-movers__index">
            <h3 className="index-movers__name">{link === undefined ? name : <a href={safeHref(link)}>{name}</a>}</h3>
            <Places title={`Gewinner im ${name}`} members={data[`top-${index}`]?.list ?? []} period={period} order="descending" />
            <Places title={`Verlierer im ${name}`} members={data[`flop-${index}`]?.list ?? []} period={period} order="ascending" />
          </section>
        ))}
      </div>
      <p className="index-movers__base">Veränderung {period === 'week' ? 'seit einer Woche' : 'zum Schlusskurs des Vortags'}.</p>
    </section>
  );
}

interface PlacesProps {
  readonly title: string;
  readonly members: readonly Member[];
  readonly period: 'day' | 'week';
  readonly order: 'ascending' | 'descending';
}

function Places({ title, members, period, order }: PlacesProps) {
  if (members.length === 0) return <EmptyState>Zurzeit liegen keine Kurse vor.</EmptyState>;
  return (
    <ol className="index-movers__places" aria-label={title} data-ranked={period === 'day' ? order : undefined}>
      {members.map(({ instrument, quote, changes, moveReason }) => (
        <li key={instrument.entityValue}>
          <TightLink instrument={instrument} />
          {period === 'week' ? (
            <PriceChange value={changes?.performancePct1W} />
          ) : (
            <PriceChange value={quote?.performancePct} notation={quote?.market.idNotation} />
          )}
          {period === 'day' && moveReason !== undefined && <Reason reason={moveReason} />}
        </li>
      ))}
    </ol>
  );
}

/** Report of today about a share, with its time, since the figures in it are of that minute. */
function Reason({ reason: { headline, url, datetimePublication } }: { readonly reason: Schema<'MoveReason'> }) {
  return (
    <p className="index-movers__reason">
      <a href={safeHref(url)}>{headline}</a> <time dateTime={datetimePublication}>{formatTime(datetimePublication)}</time>
    </p>
  );
}
