import { optionalQuery, type BlockInput, type OptionalQuery } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { InstrumentNewsProps } from '../../generated/props.ts';

const DEFAULT_COUNT = 6;

export type NewsQueries = { readonly news: OptionalQuery<'findArticles'>; readonly product?: OptionalQuery<'getDerivativeOverview'> };

/** Queries for the newest articles about the instrument; for a derivative, about its underlying, whose name comes from the derivative. */
export function needs({ props: { count = DEFAULT_COUNT }, subject }: BlockInput<InstrumentNewsProps, InstrumentSubject>): NewsQueries {
  const { entityType, entityValue } = subject.instrument;
  const news = optionalQuery('findArticles', { query: { entityType, entityValue, page: 0, perPage: count } });
  return entityType === 'DERIVATIVE' ? { news, product: optionalQuery('getDerivativeOverview', { path: { entityValue } }) } : { news };
}
