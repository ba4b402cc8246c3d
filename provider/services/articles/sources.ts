import type { CatalogueLookup } from '#market/catalogue/index.ts';
import type { Market } from '#market/prices/index.ts';
import type { ArticleRecord } from '../../content/article.ts';
import type { Content } from '../../content/content.ts';

/** Sources of articles: documents of the editors, and the market that the agency reports on. */
export interface ArticleSources {
  /** Newest first. */
  readonly articles: () => readonly ArticleRecord[];
  readonly content: () => Content;
  readonly market: () => Market;
  readonly catalogue: () => CatalogueLookup;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
