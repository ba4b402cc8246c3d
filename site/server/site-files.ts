import * as messages from '#domain/texts/messages.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '#client/api-error.ts';
import { renderTime } from '../clock.ts';
import { currentConfig } from '../config-store.ts';
import { siteOrigin } from '../site-origin.ts';
import { robotsText } from './robots.ts';
import { sitemapFile } from './sitemap.ts';
import { newsFile } from './news/news-files.ts';
import { FREE_WORK, type OwnWork } from './own-work.ts';
import { updatesFeed } from './updates-feed.ts';

const unavailable = Symbol('unavailable');
/** Feeds are requested often and change rarely. */
const NEWS_CONTROL = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600';
const CACHE_CONTROL = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';

/** Sends robots.txt, feeds and sitemaps. Returns false for any other path. */
export async function sendSiteFile(
  path: string,
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  work: OwnWork = FREE_WORK,
): Promise<boolean> {
  if (path === '/robots.txt') {
    send(response, 'text/plain; charset=utf-8', robotsText());
    return true;
  }
  if (path === '/updates.xml') {
    const config = currentConfig();
    send(response, 'application/atom+xml; charset=utf-8', updatesFeed(config, siteOrigin(config.site.hosts.www), renderTime()));
    return true;
  }
  const news = await newsFile(path, work).catch(unlessProviderIsDown);
  if (news === unavailable) return sendUnavailable(response);
  if (news !== undefined) {
    send(response, news.type, news.text, NEWS_CONTROL);
    return true;
  }
  const sitemap = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/u.exec(path);
  if (!sitemap) return false;
  const part = sitemap[1] === undefined ? undefined : Number(sitemap[1]);
  const chunks = await sitemapFile(part).catch(unlessProviderIsDown);
  if (chunks === unavailable) return sendUnavailable(response);
  if (chunks === undefined) return false;
  if (method === 'HEAD') {
    response.writeHead(200, SITEMAP).end();
    return true;
  }
  if (part === undefined) {
    await sendChunks(response, chunks);
    return true;
  }
  const { visitor } = work;
  if (streams.length >= MOST_STREAMS || (visitor !== undefined && streams.includes(visitor))) return sendUnavailable(response);
  streams.push(visitor);
  try {
    await sendChunks(response, chunks);
    return true;
  } finally {
    streams.splice(streams.indexOf(visitor), 1);
  }
}

const SITEMAP = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHE_CONTROL };
/** Maximum number of simultaneous sitemap parts, one per visitor: a part of derivatives takes fifty calls of the provider. */
const MOST_STREAMS = 3;
/** Time limit in ms, so that slow readers do not block all others. */
const MOST_MS = 120_000;
/** Networks of the visitors who are reading a part. */
const streams: (string | undefined)[] = [];

/** Streams chunks with back-pressure. Awaits the first chunk with data before the headers go out, so that an outage is answered with 503. */
async function sendChunks(response: ServerResponse, chunks: AsyncIterable<string>): Promise<void> {
  const reader = chunks[Symbol.asyncIterator]();
  const begin: string[] = [];
  try {
    for (let count = 0; count < 2; count += 1) {
      const chunk = await reader.next();
      if (chunk.done !== true) begin.push(chunk.value);
    }
  } catch (error) {
    if (unlessProviderIsDown(error) === unavailable) return void sendUnavailable(response);
  }
  response.writeHead(200, SITEMAP);
  const rest = async function* (): AsyncIterable<string> {
    yield* begin;
    for (let chunk = await reader.next(); chunk.done !== true; chunk = await reader.next()) yield chunk.value;
  };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), MOST_MS);
  // Destroys the connection on failure, so that the client notices an incomplete file.
  await pipeline(rest, response, { signal: late.signal }).catch(() => response.destroy());
  clearTimeout(timer);
}

function sendUnavailable(response: ServerResponse): true {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', 'Retry-After': '30' });
  response.end(messages.filesUnreachable);
  return true;
}

function unlessProviderIsDown(error: unknown): typeof unavailable {
  if (error instanceof ApiError) return unavailable;
  throw error;
}

function send(response: ServerResponse, type: string, text: string, control = CACHE_CONTROL): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': control,
  });
  response.end(text);
}
