import { query, type BlockInput } from '../../kit/block.ts';
import type { ArticleTeaserListProps } from '../../generated/props.ts';

/** Query for all named articles in one call. */
export function needs({ props: { articles } }: BlockInput<ArticleTeaserListProps>) {
  const aliases = articles.map((path) => path.slice(1)).join(',');
  return { articles: query('findArticles', { query: { aliases, perPage: articles.length } }) };
}
