import type { Config } from '#documents/reader/config.ts';
import { currentConfig } from '../config-store.ts';
import { providerTransport } from '../provider-transport.ts';
import { createSectionCall } from '../section-calls.ts';
import { siteOrigin } from '../site-origin.ts';
import { manyAddresses, sitemapAddresses } from './sitemap-addresses.ts';
import { sitemapXml, type SitemapContent } from './sitemap-xml.ts';

const lifetime = 3_600_000;
interface Kept {
  readonly config: Config;
  readonly content: Promise<SitemapContent>;
  readonly until: number;
}
let kept: Kept | undefined;

/**
 * The sitemap, or one numbered part of it, as XML in pieces; undefined when there is no such part.
 * @throws ApiError when the provider does not answer.
 */
export async function sitemapFile(part: number | undefined): Promise<AsyncIterable<string> | undefined> {
  return sitemapXml(await allContent(), siteOrigin(currentConfig().site.hosts.www), part);
}

function allContent(): Promise<SitemapContent> {
  const config = currentConfig();
  // A page that changed documents took away, or made private, is not told of any more.
  if (kept?.config === config && kept.until > Date.now()) return kept.content;
  const content = readContent(config);
  const own: Kept = { config, content, until: Date.now() + lifetime };
  kept = own;
  // A provider that is down costs this answer, not those of the next hour.
  content.catch(() => {
    if (kept === own) kept = undefined;
  });
  return content;
}

async function readContent(config: Config): Promise<SitemapContent> {
  const call = createSectionCall(providerTransport(10_000));
  const counted = manyAddresses(config, call).map(async (addresses) => ({ addresses, count: await addresses.count() }));
  const [entries, many] = await Promise.all([sitemapAddresses(config, call), Promise.all(counted)]);
  return { entries, many };
}
