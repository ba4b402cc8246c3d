import type { SearchResultsProps } from '../../generated/props.ts';
import { query, type BlockInput, type SearchSubject } from '../../kit/block.ts';

/** Groups without a page of their own show more of their hits. */
export const MOST_PER_TYPE = 10;

/** The hits of all types in one call, with their quotes. */
export function needs({ subject: { value } }: BlockInput<SearchResultsProps, SearchSubject>) {
  return { found: query('searchInstrumentsByFacet', { query: { searchValue: value, perType: MOST_PER_TYPE, withQuotes: true } }) };
}
