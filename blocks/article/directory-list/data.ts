import { query } from '../../kit/block.ts';

/** Everything that pieces refer to. */
export function needs() {
  return { directory: query('getArticleDirectory', {}) };
}
