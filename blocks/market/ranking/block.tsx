import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { RankingSubject } from '#subjects/ranking/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { QuoteTable } from '../../kit/quote-table.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { RankingProps } from '../../generated/props.ts';
import type { needs } from './data.ts';
import { entriesOf, figureText, placesOf } from '../../kit/ranking/places.ts';

type View = BlockView<RankingProps, ReturnType<typeof needs>, RankingSubject> & WithConfig<'rankings'>;

/** Ranking by its configured rule, with links to the others of its type; a type of rankings has only the links. */
export function Ranking({ data, subject: { title, text, source, lists }, config, page }: View) {
  const places = placesOf(entriesOf(data), config.rankings.blockedNotations);
  const noteOf = new Map(
    places.map((entry, index) => [
      entry.instrument,
      [`Platz ${index + 1}`, source && figureText(entry, source.sort)].filter(Boolean).join(' · '),
    ]),
  );
  return (
    <section className="ranking">
      <header className="ranking__intro">
        <h1>{title}</h1>
        <p className="ranking__lead">{text}</p>
      </header>
      <nav aria-label="Ranglisten">
        <ul className="ranking__lists">
          {lists.map((each) => (
            <li key={each.path}>
              <a href={each.path} aria-current={each.path === page.path ? 'page' : undefined}>
                {each.title}
              </a>
              {source === undefined && <p className="ranking__rule">{each.text}</p>}
            </li>
          ))}
        </ul>
      </nav>
      {source !== undefined && (
        <>
          <BlockHead
            title={places.length === 1 ? 'Ein Platz' : `${places.length} Plätze`}
            aside={<SourceNotes sources={places.map(({ quote }) => quote?.priceSource)} />}
          />
          <QuoteTable
            caption={title}
            rows={places.map(({ instrument, quote }) => ({ instrument, quote }))}
            now={page.now}
            note={({ instrument }) => noteOf.get(instrument) ?? ''}
            empty="Auf diese Liste passt zurzeit nichts."
          />
        </>
      )}
    </section>
  );
}
