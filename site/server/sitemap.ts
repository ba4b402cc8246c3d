import { createCall } from '#client/call.ts';
import type { Config } from '#config/reader/config.ts';
import { currentConfig } from '../config-store.ts';
import { providerTransport } from '../provider-transport.ts';
import { siteOrigin } from '../site-origin.ts';
import type { SitemapEntry } from '#renderer/subjects/subject-module.ts';
import { sitemapAddresses } from './sitemap-addresses.ts';
import { sitemapXml } from './sitemap-xml.ts';

const lifetime = 3_600_000;
interface Kept {
  readonly config: Config;
  readonly entries: Promise<readonly SitemapEntry[]>;
  readonly until: number;
}
let kept: Kept | undefined;

/**
 * The sitemap, or one numbered part of it, as XML; undefined when there is no such part.
 * @throws ApiError when the provider does not answer.
 */
export async function sitemapFile(part: number | undefined): Promise<string | undefined> {
  return sitemapXml(await allEntries(), siteOrigin(currentConfig().site.hosts.www), part);
}

function allEntries(): Promise<readonly SitemapEntry[]> {
  const config = currentConfig();
  // A page that changed documents took away, or made private, is not told of any more.
  if (kept?.config === config && kept.until > Date.now()) return kept.entries;
  const entries = sitemapAddresses(config, createCall(providerTransport(10_000)));
  const own: Kept = { config, entries, until: Date.now() + lifetime };
  kept = own;
  // A provider that is down costs this answer, not those of the next hour.
  entries.catch(() => {
    if (kept === own) kept = undefined;
  });
  return entries;
}
