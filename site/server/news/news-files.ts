import { routesOf } from '#documents/routes/path-of.ts';
import { LRUCache } from 'lru-cache';
import { renderTime } from '../../clock.ts';
import { currentConfig } from '../../config-store.ts';
import { providerTransport } from '../../provider-transport.ts';
import { createSectionCall } from '../../section-calls.ts';
import { siteOrigin } from '../../site-origin.ts';
import { FREE_WORK, type OwnWork } from '../own-work.ts';
import { atomOf, rssOf } from './feed.ts';
import { newsSitemap, recentArticles } from './news-sitemap.ts';
import { blockFileAddress, type BlockFileAddress } from './block-files.ts';
import { feedAddress, readFeed, type FeedAddress } from './read-feed.ts';

/** Feed, news sitemap, or file of a block. */
export interface NewsFile {
  readonly type: string;
  readonly text: string;
}

const TIMEOUT_MS = 10_000;
/** Milliseconds that a file is cached without asking the provider: feeds are polled more often than they change. */
const CACHE_MS = 60_000;
const NEWS_SITEMAP = '/sitemap-news.xml';
const cached = new LRUCache<string, NewsFile>({ max: 200, ttl: CACHE_MS });

/**
 * Returns the file at an address: the feed of a category, a source or a podcast, the file of a block, or the news sitemap. Undefined for
 * any other address.
 * @throws ApiError when the provider does not answer.
 */
export async function newsFile(path: string, work: OwnWork = FREE_WORK): Promise<NewsFile | undefined> {
  const address = feedAddress(path, routesOf(currentConfig()));
  const ofBlock = blockFileAddress(path, currentConfig());
  if (address === undefined && ofBlock === undefined && path !== NEWS_SITEMAP) return undefined;
  const known = cached.get(path);
  if (known !== undefined) return known;
  const made = await work.do(() => (ofBlock === undefined ? writeFile(path, address) : writeOfBlock(ofBlock)));
  if (made !== undefined) cached.set(path, made);
  return made;
}

async function writeOfBlock({ file, ...input }: BlockFileAddress): Promise<NewsFile> {
  const { site } = currentConfig();
  const now = new Date(renderTime()).toISOString();
  const call = createSectionCall(providerTransport(TIMEOUT_MS));
  return { type: file.type, text: await file.write({ ...input, now, origin: siteOrigin(site.hosts.www), site: site.name, call }) };
}

async function writeFile(path: string, address: FeedAddress | undefined): Promise<NewsFile | undefined> {
  const { site } = currentConfig();
  const place = { origin: siteOrigin(site.hosts.www), site: site.name, self: path };
  const call = createSectionCall(providerTransport(TIMEOUT_MS));
  if (address === undefined)
    return { type: 'application/xml; charset=utf-8', text: newsSitemap(await recentArticles(call, renderTime()), place) };
  const feed = await readFeed(address, call, { site, routes: routesOf(currentConfig()) });
  if (feed === undefined) return undefined;
  const text = address.format === 'rss' ? rssOf(feed, place) : atomOf(feed, place);
  return { type: `application/${address.format}+xml; charset=utf-8`, text };
}
