import { slugOf } from '#domain/text/slug.ts';

/** Page of the portal with an entry in the menu. */
export interface MenuPage {
  /** Name of the entry after that of its parent, without the group: `ETFs: Vergleich`. */
  readonly name: string;
  readonly url: string;
}

/** Maximum number of pages; more would push securities off a phone's screen. */
const MOST = 3;
/** Minimum length of a text; shorter ones match too many entries. */
const SHORTEST = 3;
const LINK = '.site-header__full .site-header__tree a[href]';
/** Minimum length of the end of a compound: `kalender` matches Finanzkalender, but `iner` not Container. */
const SHORTEST_END = 5;
/** Entries that depend on a rule or the session; they are never suggested, since the visitor may not see them. */
const SHOWN_TO_SOME = '[hidden], [data-user], [data-rule]';

/**
 * Entries of the page's own menu that match every word of a text, by its beginning or by the end of a compound. Names with the fewest words
 * come first. No request is needed, since the menu is in the page.
 */
export function menuPages(text: string, root: ParentNode = document): readonly MenuPage[] {
  const wanted = wordsOf(text);
  if (text.trim().length < SHORTEST || wanted.length === 0) return [];
  const found = [...root.querySelectorAll<HTMLAnchorElement>(LINK)].flatMap((link) => {
    const name = nameOf(link);
    const words = wordsOf(name);
    const fits = wanted.every((word) =>
      words.some((other) => other.startsWith(word) || (word.length >= SHORTEST_END && other.endsWith(word))),
    );
    return fits && link.closest(SHOWN_TO_SOME) === null ? [{ name, url: link.getAttribute('href') ?? '', others: words.length }] : [];
  });
  const once = found.filter(({ url }, index) => found.findIndex((other) => other.url === url) === index);
  return once
    .toSorted((a, b) => a.others - b.others)
    .slice(0, MOST)
    .map(({ name, url }) => ({ name, url }));
}

/** Name of an entry with its parent: `Finder` alone says nothing without `Anleihen`. */
function nameOf(link: HTMLAnchorElement): string {
  const above: string[] = [];
  let branch = link.closest('details');
  while (branch !== null && !branch.matches('.site-header__full')) {
    above.unshift(branch.querySelector(':scope > summary')?.textContent.trim() ?? '');
    branch = branch.parentElement?.closest('details') ?? null;
  }
  const own = link.firstChild?.nodeType === Node.TEXT_NODE ? link.firstChild.textContent : link.textContent;
  const [parent] = above.slice(1).toReversed();
  const label = (own ?? '').trim();
  return parent === undefined || label.startsWith(parent) ? label : `${parent}: ${label}`;
}

function wordsOf(text: string): string[] {
  return slugOf(text)
    .split('-')
    .filter((word) => word !== '');
}
