import type { ContentItem, Part, Rule } from './part.ts';

/** Blocks whose `value` is text. */
const TEXTS: ReadonlySet<string | undefined> = new Set(['paragraph', 'summary', 'citation', 'hint']);

/** Allows long words in headings and running text to break: on phones they would overflow their column. */
export const softHyphens: Rule = {
  name: 'soft-hyphens',
  apply: (parts, { hyphenate }) =>
    parts.map((part) => {
      const { heading } = part;
      if (heading !== undefined) return { ...part, heading: { ...heading, text: hyphenate(heading.text) } };
      return hyphenated(part, hyphenate);
    }),
};

function hyphenated<Item extends ContentItem>(part: Part<Item>, hyphenate: (text: string) => string): Part<Item> {
  const { value } = part.item;
  if (!TEXTS.has(part.block) || typeof value !== 'string') return part;
  return { ...part, item: { ...part.item, value: hyphenate(value) } };
}
