import type { Schema } from '#client/operations.ts';
import { outlineIn, type OutlineEntry } from '#domain/article/outline.ts';
import { articleData } from './structured-data.ts';
import type { SitemapEntry, SubjectModule } from '../kit/subject-module.ts';

/** Article as its page shows it. */
export interface ArticleSubject {
  readonly kind: 'article';
  readonly article: Schema<'Article'>;
  /** Headlines with anchor and number, by index in `article.contentItems`. */
  readonly outline: readonly OutlineEntry[];
}

const sitemapPage = 100;

/** Subject module of articles, identified by alias. */
export const article: SubjectModule<ArticleSubject> = {
  async resolve({ config, params }, source) {
    const alias = [params[config.parameter] ?? []].flat().join('/');
    const { prefix, isSecondAddress = false } = config;
    const ask = (key: string) => source.ask('getArticle', { path: { articleId: `ALIAS:${key}` } });
    const under = await ask([prefix, alias].filter((part) => part).join('/'));
    const found = under ?? (isSecondAddress && prefix !== undefined ? await ask(alias) : undefined);
    if (!found) return undefined;
    const parts = source.portal.articleParts(found);
    return {
      subject: { kind: 'article', article: { ...found, contentItems: parts.map(({ item }) => item) }, outline: outlineIn(parts) },
      canonicalPath: found.urls.WEBSITE,
      isSecondAddress,
    };
  },
  // The text after the crop mark is for subscribers only.
  differsByUser: true,
  name: ({ article: { headline } }) => headline,
  facts: ({ article: { headline, teaser, author } }) => ({
    'article.headline': headline,
    'article.teaser': teaser,
    'article.author': author,
  }),
  structured: articleData,
  otherSpellings: 'redirect',
  // Excludes articles of categories that search engines should not list.
  isExcludedFromSearch: ({ article: { newsCategory } }) => newsCategory?.noIndex === true,
  isAdFree: ({ article: { newsCategory } }) => newsCategory?.displayAds === false,
  image: ({ article: { cloudinaryId } }) => cloudinaryId,
  sitemap: {
    async list({ call }) {
      const found: SitemapEntry[] = [];
      for (let page = 0; ; page += 1) {
        const { list } = await call('findArticles', { query: { page, perPage: sitemapPage } });
        found.push(
          ...list
            .filter(({ newsCategory }) => newsCategory?.noIndex !== true)
            .map(({ urls, datetimePublication }) => ({ path: urls.WEBSITE, lastModified: new Date(datetimePublication).toISOString() })),
        );
        if (list.length < sitemapPage) return found;
      }
    },
  },
};
