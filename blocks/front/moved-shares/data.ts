import { query, type BlockInput } from '../../kit/block.ts';
import type { MovedSharesProps } from '../../generated/props.ts';

/** Maximum number of members; no index used here has more. */
const MEMBERS = 100;
/** Number of articles that covers a day, since the category also contains reports on other indices. */
const MAX_ARTICLES = 100;

/** Queries for the newest articles of the category, and for the members of the index with their prices. */
export function needs({ props: { category, index } }: BlockInput<MovedSharesProps>) {
  return {
    articles: query('findArticles', { query: { category, page: 0, perPage: MAX_ARTICLES } }),
    members: query('findStocks', { query: { idIndex: index, page: 0, perPage: MEMBERS } }),
  };
}
