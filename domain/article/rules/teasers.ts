import { insertAt } from './insert.ts';
import type { Rule } from './part.ts';

/** After two thirds of the text: who has read so far, reads on. */
const PLACE = 2 / 3;
const LISTS: ReadonlySet<string | undefined> = new Set(['article-teaser-list', 'category-teaser-list']);

/** Puts the newest pieces of another category into long texts whose author has named none. */
export const teasers: Rule = {
  name: 'teasers',
  apply(parts, { teasers: wanted }) {
    if (wanted === undefined || parts.some(({ block, from }) => LISTS.has(block) && from === undefined)) return parts;
    const item = { type: 'category-teaser-list', ...wanted };
    return insertAt(parts, PLACE, { item, block: item.type, from: 'teasers' });
  },
};
