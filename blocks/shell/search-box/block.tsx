import type { SearchBoxProps } from '../../generated/props.ts';
import type { BlockView } from '../../kit/block.ts';

/** A plain form that leads to the page of results; on phones a link to that page. */
export function SearchBox(_view: BlockView<SearchBoxProps>) {
  return (
    <search className="search-box">
      <form className="search-box__form" action="/suche">
        <input className="search-box__field" type="search" name="q" placeholder="Suche" aria-label="Suche" autoComplete="off" required />
        <button className="search-box__submit" type="submit">
          <SearchIcon />
          <span className="visually-hidden">Suchen</span>
        </button>
      </form>
      <a className="search-box__open" href="/suche">
        <SearchIcon />
        <span className="visually-hidden">Suche</span>
      </a>
    </search>
  );
}

function SearchIcon() {
  return (
    <svg className="search-box__icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.8" cy="8.8" r="5.3" />
      <path d="m12.8 12.8 4.2 4.2" />
    </svg>
  );
}
