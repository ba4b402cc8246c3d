import type { SubjectModule } from './subject-module.ts';

/** A category of pieces, named by the page or by the address; its own address is the one that its pieces stand below. */
export const category: SubjectModule<'category'> = {
  async resolve({ config, params }, source) {
    const asked = config.alias ?? (config.parameter === undefined ? undefined : params[config.parameter]);
    const directory = await source.ask('getArticleDirectory', {});
    const found = directory?.categories.find(({ alias }) => alias === asked);
    return found && { subject: { kind: 'category', category: found }, canonicalPath: found.url };
  },
  name: ({ category: { name } }) => name,
  facts: ({ category: { name, title = name, headline = name, description } }) => ({
    'category.name': name,
    'category.title': title,
    'category.headline': headline,
    'category.description': description,
  }),
  otherSpellings: 'redirect',
  isKeptOut: ({ category: { noIndex } }) => noIndex,
  isAdFree: ({ category: { displayAds } }) => !displayAds,
  async sitemap({ pages, call }) {
    const { categories } = await call('getArticleDirectory', {});
    const known = new Set(pages.flatMap(({ config }) => config.alias ?? []));
    const sections = pages.filter(({ config }) => config.alias === undefined).map(({ section }) => `${section}/`);
    return categories
      .filter(({ alias, url, noIndex }) => !noIndex && (known.has(alias) || sections.some((section) => url.startsWith(section))))
      .map(({ url }) => ({ path: url }));
  },
};
