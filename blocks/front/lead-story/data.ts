import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { LeadStoryProps } from '../../generated/props.ts';

export const DEFAULT_MORE = 2;
const DEFAULT_HEADLINES = 7;

export type LeadQueries = {
  readonly stories: RequiredQuery<'findArticles'>;
  readonly headlines: RequiredQuery<'findArticles'>;
  /** Where the document names a category. */
  readonly lead?: OptionalQuery<'findArticles'>;
};

/** The newest pieces of the editors, the newest of the category where one is named, and the headlines beside them. */
export function needs({ props: { category, more = DEFAULT_MORE, headlines } }: BlockInput<LeadStoryProps>): LeadQueries {
  return {
    stories: query('findArticles', { query: { source: 'redaktion', page: 0, perPage: 1 + more } }),
    ...(category !== undefined && { lead: optionalQuery('findArticles', { query: { category, page: 0, perPage: 1 } }) }),
    headlines: query('findArticles', { query: { category: headlines.category, page: 0, perPage: headlines.count ?? DEFAULT_HEADLINES } }),
  };
}
