import type { Schema } from '#client/operations.ts';
import type { ContentRules } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { Facts, Part } from '#domain/article/rules/part.ts';
import { applyRules } from '#domain/article/rules/rules.ts';
import { articleBlockOf } from '../article-block.ts';
import { hyphenate } from '#blocks/kit/text/hyphenate.ts';

type Article = Schema<'Article'>;

/** The content of an article after the rules of `content-rules.yaml`, in their order. Items that cannot be content are left out. */
export function articleParts(
  article: Article,
  config: Pick<Config, 'articleBlocks' | 'contentRules'>,
): readonly Part<Schema<'ContentItem'>>[] {
  const parts = article.contentItems.filter(isContent).map((item) => ({ item, block: articleBlockOf(item.type, config) }));
  return applyRules(parts, config.contentRules.order, factsOf(article, config.contentRules));
}

function factsOf(article: Article, { promos = [], teasers = [] }: ContentRules): Facts {
  // Adds nothing of ours to an article that an advertiser pays for, that is an excerpt, or that shall have no advertising.
  const isLeftAlone = article.sponsoring !== undefined || article.isExcerpt === true || article.newsCategory?.displayAds === false;
  if (isLeftAlone) return { hyphenate };
  const isMeant = ({ categories }: { readonly categories: readonly string[] }): boolean => categories.includes(article.category ?? '');
  const list = teasers.find(isMeant);
  return { promo: promos.find(isMeant), teasers: list && { title: list.title, category: list.from, count: list.count ?? 3 }, hyphenate };
}

/** Whether an item can be content at all: contracts are promises, and one broken item must not cost the article. */
function isContent(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'type' in item && typeof item.type === 'string';
}
