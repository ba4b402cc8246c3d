import type { Config } from '#documents/reader/config.ts';
import { currentConfig } from '../config-store.ts';
import { providerTransport } from '../provider-transport.ts';
import { createSectionCall } from '../section-calls.ts';
import { siteOrigin } from '../site-origin.ts';
import { manyAddresses, sitemapAddresses } from './sitemap-addresses.ts';
import { sitemapXml, type SitemapContent } from './sitemap-xml.ts';

/** Lifetime of cached addresses in ms. */
const lifetime = 3_600_000;
interface CachedSitemap {
  readonly config: Config;
  readonly content: Promise<SitemapContent>;
  readonly until: number;
}
let cached: CachedSitemap | undefined;

/**
 * Returns the sitemap, or one numbered part of it, as chunks of XML; undefined if there is no such part.
 * @throws ApiError if the provider does not answer.
 */
export async function sitemapFile(part: number | undefined): Promise<AsyncIterable<string> | undefined> {
  return sitemapXml(await allContent(), siteOrigin(currentConfig().site.hosts.www), part);
}

function allContent(): Promise<SitemapContent> {
  const config = currentConfig();
  // Reads all addresses after a change of documents: it may have removed pages or made them private.
  if (cached?.config === config && cached.until > Date.now()) return cached.content;
  const content = readContent(config);
  const own: CachedSitemap = { config, content, until: Date.now() + lifetime };
  cached = own;
  // Failures are not cached.
  content.catch(() => {
    if (cached === own) cached = undefined;
  });
  return content;
}

async function readContent(config: Config): Promise<SitemapContent> {
  const call = createSectionCall(providerTransport(10_000));
  const counted = manyAddresses(config, call).map(async (addresses) => ({ addresses, count: await addresses.count() }));
  const [entries, many] = await Promise.all([sitemapAddresses(config, call), Promise.all(counted)]);
  return { entries, many };
}
