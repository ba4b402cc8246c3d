import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import { currentConfig } from '../config-store.ts';
import { providerAddress } from '../provider-address.ts';
import { siteOrigin } from '../site-origin.ts';
import { sitemapAddresses } from './sitemap-addresses.ts';

/** Most addresses that one sitemap may hold (sitemaps.org). */
const chunkSize = 50_000;
const lifetime = 3_600_000;
let kept: { readonly paths: Promise<readonly string[]>; readonly until: number } | undefined;

/** The index (without number) or one part of the sitemap as XML; undefined when there is no such part. */
export async function sitemapFile(part: number | undefined): Promise<string | undefined> {
  const paths = await allPaths();
  const config = currentConfig();
  const origin = siteOrigin(config.site.hosts.www);
  const parts = Math.ceil(paths.length / chunkSize);
  if (part === undefined) {
    return xml(
      'sitemapindex',
      Array.from({ length: parts }, (_, index) => `<sitemap><loc>${escape(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`),
    );
  }
  if (part < 1 || part > parts) return undefined;
  const chunk = paths.slice((part - 1) * chunkSize, part * chunkSize);
  return xml(
    'urlset',
    chunk.map((path) => `<url><loc>${escape(new URL(path, origin).href)}</loc></url>`),
  );
}

function allPaths(): Promise<readonly string[]> {
  if (kept && kept.until > Date.now()) return kept.paths;
  const call = createCall(createTransport({ baseUrl: `${providerAddress()}/api`, timeout: 10_000 }));
  const paths = sitemapAddresses(currentConfig(), call);
  kept = { paths, until: Date.now() + lifetime };
  // A provider that is down costs this answer, not those of the next hour.
  paths.catch(() => (kept = undefined));
  return paths;
}

function xml(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
