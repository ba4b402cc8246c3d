import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { ArticleTeasersProps } from '../../generated/props.ts';

export const DEFAULT_COUNT = 6;

export type TeaserQueries = {
  readonly articles: RequiredQuery<'findArticles'>;
  /** Asked on the pages of instruments, and where the document names a type of them. */
  readonly related?: OptionalQuery<'findArticles'>;
};

/**
 * The newest articles of the category; also those about the page's instrument, or about instruments of a type. One more on the page of an
 * article, which may be among them.
 */
export function needs({ props: { category, about, count = DEFAULT_COUNT }, subject }: BlockInput<ArticleTeasersProps>): TeaserQueries {
  const page = { category, page: 0, perPage: subject?.kind === 'article' ? count + 1 : count };
  const articles = query('findArticles', { query: page });
  if (subject?.kind === 'instrument') {
    const { entityType, entityValue } = subject.instrument;
    return { articles, related: optionalQuery('findArticles', { query: { ...page, entityType, entityValue } }) };
  }
  return about === undefined
    ? { articles }
    : { articles, related: optionalQuery('findArticles', { query: { ...page, entityType: about } }) };
}
