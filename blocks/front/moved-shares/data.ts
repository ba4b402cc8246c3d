import { query, type BlockInput } from '../../kit/block.ts';
import type { MovedSharesProps } from '../../generated/props.ts';

/** More members no index has that this is for. */
const MEMBERS = 100;
/** The category tells of other indices as well: so many reach over the day. */
const PIECES = 100;

/** The newest pieces of the category, and the members of the index with their prices. */
export function needs({ props: { category, index } }: BlockInput<MovedSharesProps>) {
  return {
    pieces: query('findArticles', { query: { category, page: 0, perPage: PIECES } }),
    members: query('findStocks', { query: { idIndex: index, page: 0, perPage: MEMBERS } }),
  };
}
