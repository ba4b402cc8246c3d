import { query, type BlockInput } from '../../kit/block.ts';
import type { LeadStoryProps } from '../../generated/props.ts';

export const DEFAULT_MORE = 2;
const DEFAULT_HEADLINES = 7;

/** The newest pieces for the lead and those after it, and the headlines beside it. */
export function needs({ props: { category, more = DEFAULT_MORE, headlines } }: BlockInput<LeadStoryProps>) {
  const of = category === undefined ? { source: 'redaktion' } : { category };
  return {
    stories: query('findArticles', { query: { ...of, page: 0, perPage: 1 + more } }),
    headlines: query('findArticles', { query: { category: headlines.category, page: 0, perPage: headlines.count ?? DEFAULT_HEADLINES } }),
  };
}
