import type { NavigationItem } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import { editDistance } from '#documents/reader/suggest.ts';
import { slugOf } from '#domain/text/slug.ts';
import type { SuggestedPage } from '#renderer/address-help.ts';
import { isPrivate, pagePatterns } from '#renderer/route.ts';

interface PortalPage extends SuggestedPage {
  readonly words: ReadonlySet<string>;
}

const known = new WeakMap<Config, readonly PortalPage[]>();

/**
 * Returns the pages of the portal whose title or address has more than half of the words, best match first. Allows for typing errors: one
 * letter in four may differ.
 * @param words folded by `slugOf`
 */
export function portalPagesFor(config: Config, words: readonly string[]): readonly SuggestedPage[] {
  const pages = portalPages(config);
  const vocabulary = new Set(pages.flatMap((page) => [...page.words]));
  const near = words.map((word) => new Set([...vocabulary].filter((other) => isNear(word, other))));
  const ranked = pages.map((page) => {
    const hits = near.filter((spellings) => [...page.words].some((word) => spellings.has(word))).length;
    return { page, share: hits / words.length, rest: page.words.size - hits };
  });
  return ranked
    .filter(({ share }) => share > 0.5)
    .toSorted((a, b) => b.share - a.share || a.rest - b.rest || a.page.path.length - b.page.path.length)
    .map(({ page: { path, label, kind } }) => ({ path, label, kind }));
}

/** Returns true for two folded words that are equal except for typing errors or a missing ending. */
export function isNear(word: string, other: string): boolean {
  if (word === other) return true;
  if (word.length < 4 || /\d/u.test(word)) return false;
  if (other.startsWith(word)) return true;
  const most = Math.floor(word.length / 4);
  return Math.abs(word.length - other.length) <= most && editDistance(word, other) <= most;
}

/** Every public page with a fixed address and every target of the navigation, without duplicates. */
function portalPages(config: Config): readonly PortalPage[] {
  const found = known.get(config);
  if (found) return found;
  const fixed = pagePatterns(config).flatMap(({ pattern, segments, page }) => {
    const { title, robots } = page;
    const isSuggested = robots === 'index' && !isPrivate({ page }) && segments.every(({ kind }) => kind === 'static');
    return isSuggested && title !== undefined && !title.includes('{') ? [{ path: pattern, label: title }] : [];
  });
  const written = config.contentPages.map(({ slug, title }) => ({ path: `/${slug}`, label: title }));
  const linked = config.navigation.groups.flatMap(linksIn);
  const pages = new Map([...linked, ...written, ...fixed].map((page) => [page.path, page]));
  const all = [...pages.values()].map(({ path, label }) => ({
    path,
    label,
    kind: 'Seite',
    words: new Set(slugOf(`${path} ${label}`).split('-')),
  }));
  known.set(config, all);
  return all;
}

function linksIn({ path, label, host, isEnabled, items = [] }: NavigationItem): { readonly path: string; readonly label: string }[] {
  if (isEnabled !== undefined) return [];
  const own = path?.startsWith('/') === true && host === undefined ? [{ path, label }] : [];
  return [...own, ...items.flatMap(linksIn)];
}
