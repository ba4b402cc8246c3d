import { askPortal } from './ask-portal.ts';

/** Yields the addresses of a portal's sitemap, part after part, without their origin; parts are fetched only when needed. */
export async function* sitemapPaths(origin: string, file = '/sitemap.xml'): AsyncGenerator<string, void> {
  const xml = await (await askPortal(origin + file)).text();
  for (const [, address = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/gu)) {
    const path = address.replaceAll('&amp;', '&').slice(new URL(address).origin.length);
    if (xml.includes('<sitemapindex')) yield* sitemapPaths(origin, path);
    else yield path;
  }
}
