import { PAGE_SIZES } from '#domain/constants.ts';
import type { ArticleFinderProps } from '../../generated/props.ts';
import { query, type BlockInput, type PageFacts } from '../../kit/block.ts';
import { pageOf } from '../../kit/paging.tsx';

export const PER_PAGE = PAGE_SIZES.news;
export const MOST_LETTERS = 100;
const CATEGORY = /^[a-z0-9-]{1,60}$/u;

/** Search in the article finder. */
export interface ArticleFinderQuery {
  /** Words, without blanks around them, at most a hundred letters; empty for everything. */
  readonly text: string;
  /** Alias of a category; empty for all. */
  readonly category: string;
}

/** Reads the search of an address. Ignores anything that is not an alias of a category. */
export function articleQueryOf({ query: asked }: Pick<PageFacts, 'query'>): ArticleFinderQuery {
  const category = asked['rubrik'] ?? '';
  return { text: (asked['suche'] ?? '').trim().slice(0, MOST_LETTERS), category: CATEGORY.test(category) ? category : '' };
}

/** One page of the pieces that fit, and the categories that there are. */
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
