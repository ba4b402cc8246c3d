import { excludedHeadlines } from './rules/excluded-headlines.ts';
import { headings } from './rules/headings.ts';
import { numbering } from './rules/numbering.ts';
import type { ContentItem, Facts, Heading, Part } from './rules/part.ts';

export interface OutlineEntry extends Heading {
  /** Index of the item in the article's content. */
  readonly index: number;
}

const FACTS: Facts = { hyphenate: (text) => text };

/** Returns the headings of a text in order, by the rules for headings alone; items have the names of their blocks. */
export function outlineOf(items: readonly ContentItem[]): OutlineEntry[] {
  const parts = items.map((item) => ({ item, block: item.type }));
  return outlineIn([headings, excludedHeadlines, numbering].reduce<readonly Part[]>((current, rule) => rule.apply(current, FACTS), parts));
}

/** Returns the headings that the rules have found, in order. */
export function outlineIn(parts: readonly Part[]): OutlineEntry[] {
  return parts.flatMap(({ heading }, index) => (heading === undefined ? [] : [{ ...heading, index }]));
}
