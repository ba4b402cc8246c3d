import type { SearchTypeResultsProps } from '../../generated/props.ts';
import { query, type BlockInput } from '../../kit/block.ts';
import type { SearchSubject } from '#subjects/search/subject.ts';
import { pageOf } from '../../kit/paging.tsx';

export const PER_PAGE = 25;

/** Query for one page of hits of the type, with their quotes. */
export function needs({ subject: { value, type = 'UNKNOWN' }, page }: BlockInput<SearchTypeResultsProps, SearchSubject>) {
  const wanted = { searchValue: value, page: pageOf(page.query), perPage: PER_PAGE, withQuotes: true };
  return { found: query('searchInstrumentsOfType', { path: { type }, query: wanted }) };
}
