import { query, type BlockInput } from '../../kit/block.ts';
import type { CategoryTeaserListProps } from '../../generated/props.ts';

export const DEFAULT_COUNT = 3;

/** The newest articles of the category, one more than are shown: the article itself may be among them. */
export function needs({ props: { category, count = DEFAULT_COUNT } }: BlockInput<CategoryTeaserListProps>) {
  return { articles: query('findArticles', { query: { category, page: 0, perPage: count + 1 } }) };
}
