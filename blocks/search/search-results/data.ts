import type { SearchResultsProps } from '../../generated/props.ts';
import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { SearchSubject } from '#subjects/search/subject.ts';

/** Groups without a page of their own show more of their hits. */
export const MOST_PER_TYPE = 10;

/** As many as the list beside the hits shows: the same call serves both. */
const PIECES = 8;

/** The hits of all types in one call, with their quotes, and pieces whose title may be the better answer. */
export function needs({ subject: { text, value } }: BlockInput<SearchResultsProps, SearchSubject>) {
  return {
    articles: optionalQuery('findArticles', { query: { searchValue: text, perPage: PIECES } }),
    found: query('searchInstrumentsByFacet', { query: { searchValue: value, perType: MOST_PER_TYPE, withQuotes: true } }),
  };
}
