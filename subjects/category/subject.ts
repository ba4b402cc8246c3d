import { pathOf } from '#documents/routes/path-of.ts';
import { everythingBy } from '#domain/texts/messages.ts';
import type { Schema } from '#client/operations.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Category of articles. */
export interface CategorySubject {
  readonly kind: 'category';
  readonly category: Schema<'NewsCategory'>;
  /** Alias of the source of all articles, whatever their categories; without it, the articles are those of the category. */
  readonly source?: string;
}

/**
 * Subject module of categories, and of sources presented as categories. The page or the address names the category. Its canonical address
 * is the one below which its articles are.
 */
export const category: SubjectModule<CategorySubject> = {
  async resolve({ config, params, section }, source) {
    const asked = config.alias ?? (config.parameter === undefined ? undefined : params[config.parameter]);
    const directory = await source.ask('getArticleDirectory', {});
    const found = directory?.categories.find(({ alias }) => alias === asked);
    if (found) return { subject: { kind: 'category', category: found }, canonicalPath: found.url };
    const from = config.parameter === undefined ? undefined : directory?.sources.find(({ alias }) => alias === asked);
    return (
      from && {
        subject: { kind: 'category', category: ofSource(from, section), source: from.alias },
        canonicalPath: `${section}/${from.alias}`,
      }
    );
  },
  name: ({ category: { name } }) => name,
  facts: ({ category: { name, title = name, headline = name, description } }) => ({
    'category.name': name,
    'category.title': title,
    'category.headline': headline,
    'category.description': description,
  }),
  feed: ({ category: { alias } }, routes) => ({ path: pathOf(routes, 'source-news', { alias }), formats: ['rss', 'atom'] }),
  otherSpellings: 'redirect',
  isExcludedFromSearch: ({ category: { noIndex } }) => noIndex,
  isAdFree: ({ category: { displayAds } }) => !displayAds,
  sitemap: {
    async list({ pages, call }) {
      const { categories } = await call('getArticleDirectory', {});
      const known = new Set(pages.flatMap(({ config }) => config.alias ?? []));
      const sections = pages.filter(({ config }) => config.alias === undefined).map(({ section }) => `${section}/`);
      return categories
        .filter(({ alias, url, noIndex }) => !noIndex && (known.has(alias) || sections.some((section) => url.startsWith(section))))
        .map(({ url }) => ({ path: url }));
    },
  },
};

/** Presents the articles of one source as a category. Agency reports also appear elsewhere, so search engines need no list of them. */
function ofSource({ alias, name, isAgency }: Schema<'ArticleSource'>, section: string): Schema<'NewsCategory'> {
  return {
    alias,
    name,
    url: `${section}/${alias}`,
    description: everythingBy(name),
    noIndex: isAgency,
    displayAds: true,
  };
}
