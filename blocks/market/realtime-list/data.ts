import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { IndexSubject } from '#subjects/index/subject.ts';
import type { RealtimeListProps } from '../../generated/props.ts';
import { shownMarket } from './venue.ts';

/** Queries for all members with their quotes at the venue of the page, and for the index itself. */
export function needs({ page, subject }: BlockInput<RealtimeListProps, IndexSubject>) {
  const path = { entityValue: subject.index.entityValue };
  const codeMarket = shownMarket(subject.index, page.query);
  return {
    members: query('listIndexConstituents', { path, query: { perPage: 1_000, ...(codeMarket === undefined ? {} : { codeMarket }) } }),
    index: optionalQuery('getIndexSnapshot', { path }),
  };
}
