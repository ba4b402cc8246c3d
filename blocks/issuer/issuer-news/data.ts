import { query, type BlockInput, type RequiredQuery } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import type { IssuerNewsProps } from '../../generated/props.ts';

const DEFAULT_COUNT = 4;

export type NewsQueries = {
  /** Requested if the microsite names a source of news. */
  readonly news?: RequiredQuery<'findArticles'>;
};

/** Query for the newest articles of the source that the microsite names. */
export function needs({ props: { count = DEFAULT_COUNT }, subject: { issuer } }: BlockInput<IssuerNewsProps, IssuerSubject>): NewsQueries {
  const { newsId } = issuer;
  return newsId === undefined ? {} : { news: query('findArticles', { query: { source: newsId, page: 0, perPage: count } }) };
}
