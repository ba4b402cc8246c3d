import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { LeadStoryProps } from '../../generated/props.ts';

export const DEFAULT_MORE = 2;
const DEFAULT_HEADLINES = 7;

export type LeadQueries = {
  readonly stories: RequiredQuery<'findArticles'>;
  readonly headlines: RequiredQuery<'findArticles'>;
  /** Requested if the document names a category. */
  readonly lead?: OptionalQuery<'findArticles'>;
};

/** Queries for the newest articles of the editors, the newest of the category if it is given, and the headlines beside them. */
export function needs({ props: { category, more = DEFAULT_MORE, headlines } }: BlockInput<LeadStoryProps>): LeadQueries {
  return {
    stories: query('findArticles', { query: { source: 'redaktion', page: 0, perPage: 1 + more } }),
    ...(category !== undefined && { lead: optionalQuery('findArticles', { query: { category, page: 0, perPage: 1 } }) }),
    headlines: query('findArticles', { query: { category: headlines.category, page: 0, perPage: headlines.count ?? DEFAULT_HEADLINES } }),
  };
}
