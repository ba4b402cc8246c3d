import { PAGE_SIZES } from '#domain/constants.ts';
import { query, type BlockInput } from '../../kit/block.ts';
import { pageOf } from '../../kit/paging.tsx';
import type { ArticleListProps } from '../../generated/props.ts';

export const PER_PAGE = PAGE_SIZES.news;

/** One page of the category, newest first, with the number of all. */
export function needs({ props: { category }, page }: BlockInput<ArticleListProps>) {
  return { articles: query('findArticles', { query: { category, page: pageOf(page.query), perPage: PER_PAGE } }) };
}
