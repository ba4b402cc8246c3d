/** What titles and descriptions may name, by the subject of their page. */
export const PLACEHOLDERS: Readonly<Record<'instrument' | 'article' | 'issuer' | 'index', readonly string[]>> = {
  instrument: ['instrument.name', 'instrument.isin', 'instrument.wkn', 'instrument.displayType', 'instrument.symbol'],
  article: ['article.headline', 'article.teaser', 'article.author'],
  issuer: ['issuer.name', 'issuer.alias', 'issuer.subHeadline', 'issuer.teaser', 'tab.title'],
  index: ['index.name'],
};

/** The names in braces of a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}
