import { LETTERS } from '#domain/text/letters.ts';
import { formatInteger } from '#domain/format/number.ts';
import type { BlockView } from '../../kit/block.ts';
import type { LetterSubject } from '#subjects/letter/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { pageOf, Paging } from '../../kit/paging.tsx';
import { QuoteTable } from '../../kit/quote-table.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { LetterListProps } from '../../generated/props.ts';
import { PER_PAGE, type needs } from './data.ts';

/** Shares by the first letter of their name, page by page, with links to all other letters. */
export function LetterList({
  data: {
    stocks: { list, total },
  },
  page,
  subject: { letter },
}: BlockView<LetterListProps, ReturnType<typeof needs>, LetterSubject>) {
  const shown = pageOf(page.query);
  const section = page.path.slice(0, page.path.lastIndexOf('/'));
  return (
    <section className="letter-list">
      <nav aria-label="Aktien von A bis Z">
        <ul className="letter-list__letters">
          {LETTERS.map((each) => (
            <li key={each}>
              <a href={`${section}/${each}`} aria-current={each === letter ? 'page' : undefined}>
                {each.toUpperCase()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <BlockHead
        title={`${formatInteger(total)} ${total === 1 ? 'Aktie' : 'Aktien'} mit ${letter.toUpperCase()}`}
        aside={<SourceNotes sources={list.map(({ quote }) => quote?.priceSource)} />}
      />
      {total > 0 && list.length === 0 ? (
        <EmptyState>
          So weit reicht die Liste nicht. <a href={page.path}>Zur ersten Seite</a>
        </EmptyState>
      ) : (
        <QuoteTable
          caption={`Aktien mit ${letter.toUpperCase()}: Kurse und Veränderung zum Vortag`}
          rows={list.map(({ instrument, quote }) => ({ instrument, quote }))}
          now={page.now}
          empty="Mit diesem Buchstaben beginnt zurzeit keine Aktie."
        />
      )}
      <Paging path={page.path} page={shown} perPage={PER_PAGE} total={total} />
    </section>
  );
}
