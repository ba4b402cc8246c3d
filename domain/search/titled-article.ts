import type { Titled } from './titles.ts';

/** Sections with explanatory articles that stay valid. */
const EXPLAINING = /^\/(?:ratgeber|news\/wissen)\//u;

/** Converts an article of the editors, or a report of the agency, to a search answer. */
export function titledArticle({ urls, headline }: { readonly urls: { readonly WEBSITE: string }; readonly headline: string }): Titled {
  const isExplanation = EXPLAINING.test(urls.WEBSITE);
  return { path: urls.WEBSITE, title: headline, kind: urls.WEBSITE.startsWith('/ratgeber/') ? 'Ratgeber' : 'News', isExplanation };
}
