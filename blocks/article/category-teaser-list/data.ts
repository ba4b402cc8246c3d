import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { CategoryTeaserListProps } from '../../generated/props.ts';

export const DEFAULT_COUNT = 3;

export type CategoryQueries = {
  readonly articles: RequiredQuery<'findArticles'>;
  /** Requested in an article about an instrument, if the document says so. */
  readonly related?: OptionalQuery<'findArticles'>;
};

/**
 * Queries for the newest articles of the category and for those about the article's first instrument. Requests one more than it shows,
 * since the article itself may be among them.
 */
export function needs({ props, subject }: BlockInput<CategoryTeaserListProps>): CategoryQueries {
  const { category, count = DEFAULT_COUNT, relatedFirst = false } = props;
  const wanted = { category, page: 0, perPage: count + 1 };
  const articles = query('findArticles', { query: wanted });
  const instrument = relatedFirst && subject?.kind === 'article' ? subject.article.instruments[0] : undefined;
  if (instrument === undefined) return { articles };
  const { entityType, entityValue } = instrument;
  return { articles, related: optionalQuery('findArticles', { query: { ...wanted, entityType, entityValue } }) };
}
