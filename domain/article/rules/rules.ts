import { excludedHeadlines } from './excluded-headlines.ts';
import { headings } from './headings.ts';
import { numbering } from './numbering.ts';
import type { ContentItem, Facts, Part, Rule } from './part.ts';
import { promo } from './promo.ts';
import { softHyphens } from './soft-hyphens.ts';
import { teasers } from './teasers.ts';

/** All rules by name; the configuration selects and orders those that run. */
export const RULES = {
  headings,
  'excluded-headlines': excludedHeadlines,
  numbering,
  promo,
  teasers,
  'soft-hyphens': softHyphens,
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof RULES;

/** Applies the rules to the content of an article, one after the other. */
export function applyRules<Item extends ContentItem>(
  parts: readonly Part<Item>[],
  order: readonly RuleName[],
  facts: Facts,
): readonly Part<Item>[] {
  return order.reduce((current, name) => RULES[name].apply(current, facts), parts);
}
