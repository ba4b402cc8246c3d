import { append } from './insert.ts';
import type { Rule } from './part.ts';

const LISTS: ReadonlySet<string | undefined> = new Set(['article-teaser-list', 'category-teaser-list']);

/**
 * Adds articles of another category after long texts whose author has chosen none, those about the text's first instrument before others.
 */
export const teasers: Rule = {
  name: 'teasers',
  apply(parts, { teasers: wanted }) {
    if (wanted === undefined || parts.some(({ block, from }) => LISTS.has(block) && from === undefined)) return parts;
    const item = { type: 'category-teaser-list', relatedFirst: true, ...wanted };
    return append(parts, { item, block: item.type, from: 'teasers' });
  },
};
