import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { IndexMembersProps } from '../../generated/props.ts';

/**
 * Maximum number of members to request, since more make the page heavy. For larger indices the map shows the largest members, without
 * contributions.
 */
const MOST = 120;

/** Queries for the members with quote and weight, and for the index that their sum is compared with. */
export function needs({ subject }: BlockInput<IndexMembersProps, InstrumentSubject>) {
  const path = { entityValue: subject.instrument.entityValue };
  return {
    members: query('listIndexConstituents', { path, query: { sort: 'MARKET_CAPITALIZATION', order: 'DESC', page: 0, perPage: MOST } }),
    index: optionalQuery('getQuote', { path: instrumentKey(subject) }),
  };
}
