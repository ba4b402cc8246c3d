import type { Schema } from '#client/operations.ts';
import { kindAndCode } from '#domain/instrument/kind-and-code.ts';
import { displayName } from '#domain/instrument/name.ts';
import { searchPath, type SearchPlaces } from '#domain/search/address.ts';
import type { MenuPage } from './menu-pages.ts';
import type { Recent } from './recent.ts';
import type { Suggestions } from './use-suggestions.ts';

/** Minimum length of a text for the link to all results. Source: portal.md §5. */
const SHORTEST_FOR_ALL = 3;

/** Line of the list; all of them are links. */
export interface PanelOption {
  /** Id that is unique in the list. */
  readonly id: string;
  readonly kind: 'suggestion' | 'page' | 'recent' | 'popular' | 'all';
  readonly name: string;
  /** Kind and code; „Seite“ for a page. */
  readonly note: string;
  readonly url: string;
  /** Index in its group, from 0. */
  readonly position: number;
  readonly target?: Schema<'ScapaTarget'>;
}

export interface OptionSources {
  readonly places: SearchPlaces;
  readonly text: string;
  readonly suggestions: Suggestions;
  readonly recent: readonly Recent[];
  readonly mostSearched: readonly Schema<'Instrument'>[];
  /** Pages of the menu that match the text. */
  readonly pages: readonly MenuPage[];
}

/**
 * Lines of the list in order. Without a text: the visitor's own recent choices, then the most searched instruments. Otherwise suggestions
 * and pages of the menu, and the link to all results if the text has at least three letters and there are several suggestions or none: only
 * that page has articles and guides.
 */
export function optionsOf({ places, text, suggestions, recent, mostSearched, pages }: OptionSources): readonly PanelOption[] {
  const typed = text.trim();
  if (typed === '') {
    const own = recent.map((entry, position) => ({ ...entry, id: `recent-${position}`, kind: 'recent' as const, position }));
    return [...own, ...instrumentOptions('popular', mostSearched)];
  }
  const found = instrumentOptions('suggestion', suggestions.list);
  // Leaves out pages that are suggested already.
  const others = pages.filter(({ url }) => found.every((one) => one.url !== url));
  const named = others.map((one, position) => ({ ...one, id: `page-${position}`, kind: 'page' as const, note: 'Seite', position }));
  const isEmpty = suggestions.of === typed && !suggestions.hasFailed && suggestions.list.length === 0;
  const hasMore = typed.length >= SHORTEST_FOR_ALL && (found.length > 1 || isEmpty);
  const all = { id: 'all', kind: 'all', name: typed, note: 'Suche', url: searchPath(places, typed), position: 0 } as const;
  // Securities that lack a word of the text are a guess, so pages of the menu, which match all words, come first.
  const first = suggestions.ignored.length > 0 ? [...named, ...found] : [...found, ...named];
  return [...first, ...(hasMore ? [all] : [])];
}

function instrumentOptions(kind: 'suggestion' | 'popular', list: readonly Schema<'Instrument'>[]): PanelOption[] {
  return list.flatMap((instrument, position) => {
    const { urls, entityType, entityValue } = instrument;
    const name = displayName(instrument);
    if (urls.WEBSITE === undefined) return [];
    const note = kindAndCode(instrument);
    return [{ id: `${kind}-${position}`, kind, name, note, url: urls.WEBSITE, position, target: { entityType, entityValue, name } }];
  });
}
