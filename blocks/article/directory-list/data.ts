import { query } from '../../kit/block.ts';

/** Query for everything that articles refer to: categories, podcasts and authors. */
export function needs() {
  return { directory: query('getArticleDirectory', {}) };
}
