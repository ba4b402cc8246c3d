import { searchPlaces } from '#documents/routes/search-places.ts';
import type { SearchTypeResultsProps } from '../../generated/props.ts';
import { formatInteger } from '#domain/format/number.ts';
import { typeLabel } from '#domain/instrument/type-label.ts';
import { searchPath } from '#domain/search/address.ts';
import { ignoredText } from '#domain/search/ignored-text.ts';
import type { BlockView } from '../../kit/block.ts';
import type { SearchSubject } from '#subjects/search/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { pageOf, Paging } from '../../kit/paging.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import { hitKeys, HitTable } from '../hit-table.tsx';
import { PER_PAGE, type needs } from './data.ts';

type View = BlockView<SearchTypeResultsProps, ReturnType<typeof needs>, SearchSubject>;

/** All hits of one type, page by page. */
export function SearchTypeResults({ subject: { text, value, type = 'UNKNOWN' }, data: { found }, page }: View) {
  const { list, total, quotes = [], ignoredWords = [] } = found;
  const label = typeLabel(type);
  const shown = pageOf(page.query);
  return (
    <section className="search-type-results" data-hits={hitKeys(list)}>
      <BlockHead title={label} aside={total === 1 ? 'Ein Treffer' : `${formatInteger(total)} Treffer`} />
      {ignoredWords.length > 0 && <p>Gesucht {ignoredText(ignoredWords)}.</p>}
      {list.length > 0 ? (
        <HitTable caption={`${label}: Treffer mit Kurs`} hits={list} quotes={quotes} now={page.now} empty="" />
      ) : (
        <EmptyState>
          {total === 0 ? (
            `Unter „${text}“ gibt es hier nichts.`
          ) : (
            <>
              So weit reicht die Liste nicht. <a href={page.path}>Zur ersten Seite</a>
            </>
          )}
        </EmptyState>
      )}
      <Paging path={page.path} page={shown} perPage={PER_PAGE} total={total} />
      <p>
        <a href={searchPath(searchPlaces(page.routes), value)}>Treffer aller Arten</a>
      </p>
      <SourceNotes sources={quotes.map(({ priceSource }) => priceSource)} />
    </section>
  );
}
