import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { ArticleTeasersProps } from '../../generated/props.ts';

export const DEFAULT_COUNT = 6;

export type TeaserQueries = {
  readonly articles: RequiredQuery<'findArticles'>;
  /** Asked on the pages of instruments, and where the document names a type of them. */
  readonly related?: OptionalQuery<'findArticles'>;
  /** Asked where the document says that the page shows them elsewhere. */
  readonly shown?: OptionalQuery<'findArticles'>;
};

/**
 * The newest articles of the category; also those about the page's instrument or the first one of its article, or about instruments of a
 * type. One more on the page of an article, which may be among them, and as many more as the page shows elsewhere.
 */
export function needs({ props, subject }: BlockInput<ArticleTeasersProps>): TeaserQueries {
  const { category, about, count = DEFAULT_COUNT, withoutNewest = 0 } = props;
  const page = { category, page: 0, perPage: count + withoutNewest + (subject?.kind === 'article' ? 1 : 0) };
  const articles = query('findArticles', { query: page });
  if (withoutNewest > 0)
    return { articles, shown: optionalQuery('findArticles', { query: { source: 'redaktion', page: 0, perPage: withoutNewest } }) };
  const instrument =
    subject?.kind === 'instrument' ? subject.instrument : subject?.kind === 'article' ? subject.article.instruments[0] : undefined;
  if (instrument !== undefined) {
    const { entityType, entityValue } = instrument;
    return { articles, related: optionalQuery('findArticles', { query: { ...page, entityType, entityValue } }) };
  }
  return about === undefined
    ? { articles }
    : { articles, related: optionalQuery('findArticles', { query: { ...page, entityType: about } }) };
}
