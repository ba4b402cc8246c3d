import { escapeXml } from '#domain/text/escape-xml.ts';
import { MANY_AT_ONCE, type ManyAddresses, type SitemapEntry } from '#subjects/kit/subject-module.ts';

/** Maximum number of addresses of a sitemap (sitemaps.org). With addresses of 150 letters that is 10 of the allowed 50 MB. */
const chunkSize = 50_000;

/** All addresses: those in memory, and the number of those that are read page by page. */
export interface SitemapContent {
  readonly entries: readonly SitemapEntry[];
  readonly many: readonly { readonly addresses: ManyAddresses; readonly count: number }[];
}

/**
 * Writes the sitemap (without `part`), which is an index of numbered parts if one file cannot hold all addresses, or one of these parts,
 * counted from 1. Undefined if there is no such part. Yields chunks, so that no part is held in memory as a whole.
 */
export function sitemapXml({ entries, many }: SitemapContent, origin: string, part?: number): AsyncIterable<string> | undefined {
  const held = Math.max(1, partsOf(entries.length));
  const total = many.reduce((sum, { count }) => sum + partsOf(count), held);
  if (part === undefined) return total > 1 ? indexOf(total, origin) : urlSet([entries], origin);
  if (total < 2 || part < 1 || part > total) return undefined;
  if (part <= held) return urlSet([entries.slice((part - 1) * chunkSize, part * chunkSize)], origin);
  let before = held;
  for (const { addresses, count } of many) {
    if (part <= before + partsOf(count)) return urlSet(pagesOf(addresses, count, part - before - 1), origin);
    before += partsOf(count);
  }
  return undefined;
}

function partsOf(count: number): number {
  return Math.ceil(count / chunkSize);
}

/** Reads the pages of one part in order. */
async function* pagesOf(addresses: ManyAddresses, count: number, part: number): AsyncIterable<readonly SitemapEntry[]> {
  const until = Math.min(count, (part + 1) * chunkSize);
  for (let place = part * chunkSize; place < until; place += MANY_AT_ONCE) yield addresses.page(place / MANY_AT_ONCE);
}

async function* indexOf(parts: number, origin: string): AsyncIterable<string> {
  const locations = Array.from({ length: parts }, (_, index) => `${origin}/sitemap-${index + 1}.xml`);
  yield* xml('sitemapindex', [locations.map((location) => `<sitemap><loc>${escapeXml(location)}</loc></sitemap>\n`).join('')]);
}

async function* urlSet(
  pages: Iterable<readonly SitemapEntry[]> | AsyncIterable<readonly SitemapEntry[]>,
  origin: string,
): AsyncIterable<string> {
  yield* xml('urlset', urlsOf(pages, origin));
}

async function* urlsOf(
  pages: Iterable<readonly SitemapEntry[]> | AsyncIterable<readonly SitemapEntry[]>,
  origin: string,
): AsyncIterable<string> {
  for await (const page of pages)
    yield page
      .map(({ path, lastModified }) => {
        const changed = lastModified === undefined ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
        return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed}</url>\n`;
      })
      .join('');
}

async function* xml(root: string, chunks: Iterable<string> | AsyncIterable<string>): AsyncIterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  yield* chunks;
  yield `</${root}>\n`;
}
