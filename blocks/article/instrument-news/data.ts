import { optionalQuery, type BlockInput, type InstrumentSubject, type OptionalQuery } from '../../kit/block.ts';
import type { InstrumentNewsProps } from '../../generated/props.ts';

const DEFAULT_COUNT = 6;

export type NewsQueries = { readonly news: OptionalQuery<'findArticles'> };

/** The newest pieces that are about the instrument. */
export function needs({ props: { count = DEFAULT_COUNT }, subject }: BlockInput<InstrumentNewsProps, InstrumentSubject>): NewsQueries {
  const { entityType, entityValue } = subject.instrument;
  return { news: optionalQuery('findArticles', { query: { entityType, entityValue, page: 0, perPage: count } }) };
}
