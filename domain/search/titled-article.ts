import type { Titled } from './titles.ts';

/** Sections whose pieces explain something that stays true. */
const EXPLAINING = /^\/(?:ratgeber|news\/wissen)\//u;

/** A piece of the editors, or a report of the agency, as an answer of a search. */
export function titledArticle({ urls, headline }: { readonly urls: { readonly WEBSITE: string }; readonly headline: string }): Titled {
  const isExplanation = EXPLAINING.test(urls.WEBSITE);
  return { path: urls.WEBSITE, title: headline, kind: urls.WEBSITE.startsWith('/ratgeber/') ? 'Ratgeber' : 'News', isExplanation };
}
