import { slugOf } from '#domain/text/slug.ts';

/** A page of the portal that its menu leads to. */
export interface MenuPage {
  /** The entry behind those that it stands under, without the group: `ETFs: Vergleich`. */
  readonly name: string;
  readonly url: string;
}

/** More would push securities off the screen of a phone. */
const MOST = 3;
/** Shorter texts begin too many entries. */
const SHORTEST = 3;
const LINK = '.site-header__full .site-header__tree a[href]';
/** `kalender` names a Finanzkalender, `iner` no Container. */
const SHORTEST_END = 5;
/** Entries that a rule or the session shows; whoever does not see them in the menu is not sent there. */
const SHOWN_TO_SOME = '[hidden], [data-user], [data-rule]';

/**
 * Entries of the page's own menu that have every word of a text as the beginning of one of theirs, or as what a compound ends with, those
 * with fewest other words first. They stand in the page already, so nothing is asked for.
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

/** `Finder` says nothing without `Anleihen` before it. */
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
