import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { IndexMembersProps } from '../../generated/props.ts';

/** More members make the page heavy: of larger indices the map shows the largest, and nobody's contribution is told. */
const MOST = 120;

/** The members with quote and weight, and the index, which their sum is held against. */
export function needs({ subject }: BlockInput<IndexMembersProps, InstrumentSubject>) {
  const path = { entityValue: subject.instrument.entityValue };
  return {
    members: query('listIndexConstituents', { path, query: { sort: 'MARKET_CAPITALIZATION', order: 'DESC', page: 0, perPage: MOST } }),
    index: optionalQuery('getQuote', { path: instrumentKey(subject) }),
  };
}
