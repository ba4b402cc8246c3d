import type { SearchResultsProps } from '../../generated/props.ts';
import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { SearchSubject } from '#subjects/search/subject.ts';

/** Maximum number of hits per type; types without a page of their own show all of these. */
export const MOST_PER_TYPE = 10;

/** Number of articles, the same as in the list beside the hits, so that one call serves both. */
const MAX_ARTICLES = 8;

/** Queries for the hits of all types with their quotes in one call, and for articles whose title may be the better answer. */
export function needs({ subject: { text, value } }: BlockInput<SearchResultsProps, SearchSubject>) {
  return {
    articles: optionalQuery('findArticles', { query: { searchValue: text, perPage: MAX_ARTICLES } }),
    found: query('searchInstrumentsByFacet', { query: { searchValue: value, perType: MOST_PER_TYPE, withQuotes: true } }),
  };
}
