import type { Rankings } from '#documents/generated/types.ts';
import type { Answers } from '../kit/block.ts';
import { entriesOf, figureText, placesOf } from '../kit/ranking/places.ts';
import type { RankingQueries } from '../kit/ranking/query.ts';
import { QuoteTable } from '../kit/quote-table.tsx';
import { SourceNotes } from '../kit/source-note.tsx';
import { DEFAULT_PLACES, topListOf, type TopClass, type TopListRequest } from './top-list-needs.ts';

export interface TopListProps {
  readonly of: TopClass;
  readonly request: TopListRequest;
  readonly data: Partial<Answers<RankingQueries>>;
  readonly rankings: Rankings;
  /** Instant of rendering. */
  readonly now: string;
}

/** First places of a ranking in an article, each with its deciding figure; renders nothing without a ranking of the class. */
export function TopList({ of, request: { title, count = DEFAULT_PLACES }, data, rankings, now }: TopListProps) {
  const list = topListOf(of, rankings);
  if (list === undefined) return null;
  const places = placesOf(entriesOf(data), rankings.blockedNotations, count);
  const noteOf = new Map(
    places.map((entry, index) => [
      entry.instrument,
      [`Platz ${index + 1}`, figureText(entry, list.source.sort)].filter((part) => part !== undefined).join(' · '),
    ]),
  );
  return (
    <figure className="instruments">
      <figcaption className="instruments__head">
        <span className="instruments__title">{title ?? list.title}</span>
        <SourceNotes sources={places.map(({ quote }) => quote?.priceSource)} />
      </figcaption>
      <p className="instruments__rule">{list.text}</p>
      <QuoteTable
        caption={title ?? list.title}
        rows={places.map(({ instrument, quote }) => ({ instrument, quote }))}
        now={now}
        note={({ instrument }) => noteOf.get(instrument) ?? ''}
        empty="Auf diese Liste passt zurzeit nichts."
      />
    </figure>
  );
}
