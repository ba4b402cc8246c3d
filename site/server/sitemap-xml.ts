import type { SitemapEntry } from '#renderer/subjects/subject-module.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';

/** Most addresses that one sitemap may hold (sitemaps.org). */
const chunkSize = 50_000;

/**
 * The sitemap (without `part`), which is an index of numbered parts once one file cannot hold all addresses; or one of
 * these parts, counted from 1. Undefined when there is no such part.
 */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string, part?: number): string | undefined {
  const parts = Math.ceil(entries.length / chunkSize);
  if (part === undefined) return parts > 1 ? indexOf(parts, origin) : urlSet(entries, origin);
  if (parts < 2 || part < 1 || part > parts) return undefined;
  return urlSet(entries.slice((part - 1) * chunkSize, part * chunkSize), origin);
}

function indexOf(parts: number, origin: string): string {
  const locations = Array.from({ length: parts }, (_, index) => `${origin}/sitemap-${index + 1}.xml`);
  return xml(
    'sitemapindex',
    locations.map((location) => `<sitemap><loc>${escapeXml(location)}</loc></sitemap>`),
  );
}

function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  return xml(
    'urlset',
    entries.map(({ path, lastModified }) => {
      const changed = lastModified === undefined ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
      return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed}</url>`;
    }),
  );
}

function xml(root: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
}
