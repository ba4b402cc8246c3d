import type { Schema } from '#client/operations.ts';
import type { ContentRules } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { Facts, Part } from '#domain/article/rules/part.ts';
import { applyRules } from '#domain/article/rules/rules.ts';
import { articleBlockOf } from '../article-block.ts';
import { hyphenate } from '#blocks/kit/text/hyphenate.ts';

type Article = Schema<'Article'>;

/** Applies the rules of `content-rules.yaml` to the content of an article, in their order. Leaves out invalid items. */
export function articleParts(
  article: Article,
  config: Pick<Config, 'articleBlocks' | 'contentRules'>,
): readonly Part<Schema<'ContentItem'>>[] {
  const parts = article.contentItems.filter(isContent).map((item) => ({ item, block: articleBlockOf(item.type, config) }));
  return applyRules(parts, config.contentRules.order, factsOf(article, config.contentRules));
}

function factsOf(article: Article, { promos = [], teasers = [] }: ContentRules): Facts {
  // Adds no promotions or teasers to sponsored articles, excerpts, and categories without advertising.
  const isLeftAlone = article.sponsoring !== undefined || article.isExcerpt === true || article.newsCategory?.displayAds === false;
  if (isLeftAlone) return { hyphenate };
  const applies = ({ categories }: { readonly categories: readonly string[] }): boolean => categories.includes(article.category ?? '');
  const list = teasers.find(applies);
  return { promo: promos.find(applies), teasers: list && { title: list.title, category: list.from, count: list.count ?? 3 }, hyphenate };
}

/** Returns true for a valid content item. One that violates the contract must not break the whole article. */
function isContent(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'type' in item && typeof item.type === 'string';
}
