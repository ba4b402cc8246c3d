import { optionalQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { MoveReasonProps } from '../../generated/props.ts';

/** Queries for the newest article of the category about the share or index, and for the price that it must agree with. */
export function needs({ props: { category }, subject }: BlockInput<MoveReasonProps, InstrumentSubject>) {
  const { entityType, entityValue } = subject.instrument;
  return {
    pieces: optionalQuery('findArticles', { query: { category, entityType, entityValue, page: 0, perPage: 1 } }),
    quote: optionalQuery('getQuote', { path: instrumentKey(subject) }),
  };
}
