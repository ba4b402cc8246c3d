import { pathOf } from '#documents/routes/path-of.ts';
import type { SearchFormProps } from '../../generated/props.ts';
import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { SearchSubject } from '#subjects/search/subject.ts';

/** Heading of a search and its field, a plain form. */
export function SearchForm({ props: { headline, lead }, subject: { text }, page }: BlockView<SearchFormProps, NoQueries, SearchSubject>) {
  return (
    <header className="search-form">
      <h1>{text === '' ? headline : `Suche nach „${text}“`}</h1>
      <search>
        <form className="search-form__form" action={pathOf(page.routes, 'search')}>
          <input
            className="search-form__field"
            type="search"
            name="q"
            defaultValue={text}
            placeholder="Suchen..."
            aria-label="Name, ISIN, WKN oder Kürzel"
            autoComplete="off"
            required
          />
          <button className="search-form__submit" type="submit">
            Suchen
          </button>
        </form>
      </search>
      {lead !== undefined && <p className="search-form__lead">{lead}</p>}
    </header>
  );
}
