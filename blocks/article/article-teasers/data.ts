import { query, type BlockInput } from '../../kit/block.ts';
import type { ArticleTeasersProps } from '../../generated/props.ts';

export const DEFAULT_COUNT = 6;

/** The newest articles of the category. One more on the page of an article, which may be among them. */
export function needs({ props: { category, count = DEFAULT_COUNT }, subject }: BlockInput<ArticleTeasersProps>) {
  const perPage = subject?.kind === 'article' ? count + 1 : count;
  return { articles: query('findArticles', { query: { category, page: 0, perPage } }) };
}
