import { createCall } from '#client/call.ts';
import { currentConfig } from '../config-store.ts';
import { providerTransport } from '../provider-transport.ts';
import { siteOrigin } from '../site-origin.ts';
import type { SitemapEntry } from '#renderer/subjects/subject-module.ts';
import { sitemapAddresses } from './sitemap-addresses.ts';
import { sitemapXml } from './sitemap-xml.ts';

const lifetime = 3_600_000;
let kept: { readonly entries: Promise<readonly SitemapEntry[]>; readonly until: number } | undefined;

/**
 * The sitemap, or one numbered part of it, as XML; undefined when there is no such part.
 * @throws ApiError when the provider does not answer.
 */
export async function sitemapFile(part: number | undefined): Promise<string | undefined> {
  return sitemapXml(await allEntries(), siteOrigin(currentConfig().site.hosts.www), part);
}

function allEntries(): Promise<readonly SitemapEntry[]> {
  if (kept && kept.until > Date.now()) return kept.entries;
  const call = createCall(providerTransport(10_000));
  const entries = sitemapAddresses(currentConfig(), call);
  kept = { entries, until: Date.now() + lifetime };
  // A provider that is down costs this answer, not those of the next hour.
  entries.catch(() => (kept = undefined));
  return entries;
}
