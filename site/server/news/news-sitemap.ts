import type { Call } from '#client/call.ts';
import type { Schema } from '#client/operations.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';

/** Maximum age in days of a sitemap's news (developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap). */
const DAYS = 2;
const DAY_MS = 86_400_000;
/** Maximum number of entries in such a sitemap. */
const MOST = 1_000;
const PAGE = 100;

/** Reads the indexed articles of the last two days, newest first. Rejects if the provider does not answer. */
export async function recentArticles(call: Call, now: number): Promise<readonly Schema<'ArticleTeaser'>[]> {
  const { categories } = await call('getArticleDirectory', {});
  // The list of a category contains the articles of its subcategories.
  const open = categories.filter(({ noIndex, parent }) => !noIndex && parent === undefined);
  const lists = await Promise.all(
    open.map(({ alias }) =>
      call('findArticles', { query: { category: alias, startDate: dayOf(now - DAYS * DAY_MS), page: 0, perPage: PAGE } }),
    ),
  );
  return lists
    .flatMap(({ list }) => list)
    .filter(
      ({ datetimePublication, newsCategory }) => newsCategory?.noIndex !== true && Date.parse(datetimePublication) >= now - DAYS * DAY_MS,
    )
    .toSorted((a, b) => Date.parse(b.datetimePublication) - Date.parse(a.datetimePublication))
    .slice(0, MOST);
}

/** Generates a sitemap of news (sitemaps.org with Google's extension). */
export function newsSitemap(
  articles: readonly Schema<'ArticleTeaser'>[],
  { origin, site }: { readonly origin: string; readonly site: string },
): string {
  const publication = `<news:publication><news:name>${escapeXml(site)}</news:name><news:language>de</news:language></news:publication>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">',
    ...articles.map(({ urls, headline, datetimePublication }) => {
      const date = new Date(datetimePublication).toISOString();
      const news = `${publication}<news:publication_date>${date}</news:publication_date><news:title>${escapeXml(headline)}</news:title>`;
      return `<url><loc>${escapeXml(new URL(urls.WEBSITE, origin).href)}</loc><news:news>${news}</news:news></url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
}

const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

function dayOf(instant: number): string {
  return berlin.format(instant);
}
