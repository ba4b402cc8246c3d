import { PAGE_SIZES } from '#domain/constants.ts';
import type { ArticleFinderProps } from '../../generated/props.ts';
import { query, type BlockInput, type PageFacts } from '../../kit/block.ts';
import { pageOf } from '../../kit/paging.tsx';

export const PER_PAGE = PAGE_SIZES.news;
export const MOST_LETTERS = 100;
const CATEGORY = /^[a-z0-9-]{1,60}$/u;

/** Search in the article finder. */
export interface ArticleFinderQuery {
  /** Search words, trimmed, at most 100 characters; empty for all articles. */
  readonly text: string;
  /** Alias of a category; empty for all. */
  readonly category: string;
}

/** Reads the search from the address. Ignores a category that is not an alias. */
export function articleQueryOf({ query: asked }: Pick<PageFacts, 'query'>): ArticleFinderQuery {
  const category = asked['rubrik'] ?? '';
  return { text: (asked['suche'] ?? '').trim().slice(0, MOST_LETTERS), category: CATEGORY.test(category) ? category : '' };
}

/** Queries for one page of matching articles and for all categories. */
export function needs({ page }: BlockInput<ArticleFinderProps>) {
  const { text, category } = articleQueryOf(page);
  return {
    articles: query('findArticles', {
      query: {
        ...(text !== '' && { searchValue: text }),
        ...(category !== '' && { category }),
        page: pageOf(page.query),
        perPage: PER_PAGE,
      },
    }),
    directory: query('getArticleDirectory', {}),
  };
}
