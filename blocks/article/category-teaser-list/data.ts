import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { CategoryTeaserListProps } from '../../generated/props.ts';

export const DEFAULT_COUNT = 3;

export type CategoryQueries = {
  readonly articles: RequiredQuery<'findArticles'>;
  /** Asked where the document wants it, in an article about an instrument. */
  readonly related?: OptionalQuery<'findArticles'>;
};

/** The newest articles of the category, one more than are shown: the article itself may be among them. Also those about its first instrument. */
export function needs({ props, subject }: BlockInput<CategoryTeaserListProps>): CategoryQueries {
  const { category, count = DEFAULT_COUNT, relatedFirst = false } = props;
  const wanted = { category, page: 0, perPage: count + 1 };
  const articles = query('findArticles', { query: wanted });
  const instrument = relatedFirst && subject?.kind === 'article' ? subject.article.instruments[0] : undefined;
  if (instrument === undefined) return { articles };
  const { entityType, entityValue } = instrument;
  return { articles, related: optionalQuery('findArticles', { query: { ...wanted, entityType, entityValue } }) };
}
