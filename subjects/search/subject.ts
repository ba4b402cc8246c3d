import type { Titled } from '#domain/search/titles.ts';
import type { Schema } from '#client/operations.ts';
import { searchPlaces } from '#documents/routes/search-places.ts';
import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import { isIsin, isWkn } from '#domain/instrument/check-digit.ts';
import { typeByAlias } from '#domain/instrument/entity-type.ts';
import { typeLabel } from '#domain/instrument/type-label.ts';
import { withoutLabels } from '#domain/search/code-forms.ts';
import { plainSigns } from '#domain/search/plain-signs.ts';
import { searchPath, searchSegment, searchText } from '#domain/search/address.ts';
import type { SubjectModule, SubjectSource } from '../kit/subject-module.ts';

/** Search as its page shows it. */
export interface SearchSubject {
  readonly kind: 'search';
  /** Search text as in the address: `Deutsche-Bank`. Empty before the first search. */
  readonly value: string;
  /** Search text for display: `Deutsche Bank`. */
  readonly text: string;
  /** Type of hits; undefined for all types. */
  readonly type: Schema<'EntityType'> | undefined;
  /** Pages of the portal whose title contains every word of the text, best first. */
  readonly pages?: readonly Titled[];
}

/** Name of the field in search forms. */
const FIELD = 'q';

/**
 * Subject module of searches. Forms send their text to the page without a text, which redirects to the results, or to the instrument if the
 * text is an ISIN or WKN.
 */
export const search: SubjectModule<SearchSubject> = {
  async resolve({ config, params, section }, source) {
    const asked = [params[config.parameter ?? ''] ?? []].flat().join('-');
    if (asked === '') {
      const sent = source.query[FIELD] ?? '';
      if (searchSegment(sent) !== '')
        return { elsewhere: (await instrumentOf(sent, source)) ?? searchPath(searchPlaces(routesOf(source.config)), sent) };
      return { subject: { kind: 'search', value: '', text: '', type: undefined }, canonicalPath: section };
    }
    const value = searchSegment(asked);
    const alias = config.typeParameter === undefined ? undefined : String(params[config.typeParameter]);
    const type = alias === undefined ? undefined : typeByAlias(alias);
    if (value === '' || (alias !== undefined && type === undefined)) return undefined;
    const text = searchText(value);
    const routes = routesOf(source.config);
    return {
      subject: { kind: 'search', value, text, type, pages: source.portal.pagesFor(text) },
      canonicalPath:
        alias === undefined
          ? searchPath(searchPlaces(routes), value)
          : pathOf(routes, 'search-type', { typeAlias: alias, searchValue: value }),
    };
  },
  name: ({ text }) => (text === '' ? 'Suche' : `„${text}“`),
  facts: ({ text, type }) => ({ 'search.text': text, 'search.type': type && typeLabel(type) }),
  otherSpellings: 'redirect',
  isText: true,
  // Every text has a page.
  sitemap: 'none',
};

/** Page of the instrument whose ISIN or WKN the text is. The text may contain a label or blanks. */
async function instrumentOf(text: string, { ask }: SubjectSource): Promise<string | undefined> {
  const code = withoutLabels(plainSigns(text))
    .text.toUpperCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');
  if (!isIsin(code) && !isWkn(code)) return undefined;
  try {
    const found = await ask('queryInstruments', { query: { searchValue: code, limit: 1 } });
    return found?.list.find(({ isin, wkn }) => isin === code || wkn === code)?.urls.WEBSITE;
  } catch {
    // The results page explains the error.
    return undefined;
  }
}
