import * as messages from '#domain/texts/messages.ts';
import type { ServerResponse } from 'node:http';
import { ApiError } from '#client/api-error.ts';
import { drawingTime } from '../clock.ts';
import { currentConfig } from '../config-store.ts';
import { siteOrigin } from '../site-origin.ts';
import { robotsText } from './robots.ts';
import { sitemapFile } from './sitemap.ts';
import { updatesFeed } from './updates-feed.ts';

const unavailable = Symbol('unavailable');

/** Sends robots.txt, the feed of what is new, and the sitemaps, each under one spelling. False for every other path. */
export async function sendSiteFile(path: string, response: ServerResponse): Promise<boolean> {
  if (path === '/robots.txt') {
    send(response, 'text/plain; charset=utf-8', robotsText());
    return true;
  }
  if (path === '/updates.xml') {
    const config = currentConfig();
    send(response, 'application/atom+xml; charset=utf-8', updatesFeed(config, siteOrigin(config.site.hosts.www), drawingTime()));
    return true;
  }
  const sitemap = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/u.exec(path);
  if (!sitemap) return false;
  const xml = await sitemapFile(sitemap[1] === undefined ? undefined : Number(sitemap[1])).catch(unlessProviderIsDown);
  if (xml === unavailable) {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', 'Retry-After': '30' });
    response.end(messages.filesUnreachable);
    return true;
  }
  if (xml === undefined) return false;
  send(response, 'application/xml; charset=utf-8', xml);
  return true;
}

function unlessProviderIsDown(error: unknown): typeof unavailable {
  if (error instanceof ApiError) return unavailable;
  throw error;
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
  });
  response.end(text);
}
