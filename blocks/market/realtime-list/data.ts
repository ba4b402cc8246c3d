import { optionalQuery, query, type BlockInput, type IndexSubject } from '../../kit/block.ts';
import type { RealtimeListProps } from '../../generated/props.ts';

/** All members with their quotes, and the index itself. */
export function needs({ subject }: BlockInput<RealtimeListProps, IndexSubject>) {
  const path = { entityValue: subject.index.entityValue };
  return {
    members: query('listIndexConstituents', { path, query: { perPage: 1_000 } }),
    index: optionalQuery('getIndexSnapshot', { path }),
  };
}
