import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cacheControl as cacheControlOf, incompleteLifetime } from '#site/cache-lifetimes.ts';
import { askPortal } from './ask-portal.ts';
import { comparable, linksIn, type StoredAnswer } from './answer.ts';
import { sitemapPaths } from './sitemap-paths.ts';

/** Number of concurrent requests. */
const LANES = 4;
/** Maximum number of followed addresses with a query; finders link to far more. */
const MOST_QUERIES = 2_000;
const ATTEMPTS = 4;
/** Milliseconds until an incomplete page is re-rendered. */
const PAUSE = 6_000;
/** Addresses without a link that visitors request. */
const STRAY = ['/gibt-es-nicht', '/aktien/SAP-DE0007164600', '/aktien/%53AP-Aktie-DE0007164600', '/aktien/', '/index', '/404', '/500'];

export interface CrawlSummary {
  readonly addresses: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/**
 * Requests every address of the sitemap and everything that its pages link to, up to `most` addresses, and writes each answer to a file in
 * `folder`.
 */
export async function crawl(origin: string, folder: string, most: number): Promise<CrawlSummary> {
  mkdirSync(folder, { recursive: true });
  const start = Date.now();
  const waiting = [...STRAY, '/'];
  for await (const path of sitemapPaths(origin)) {
    if (waiting.length >= most) break;
    waiting.push(path);
  }
  const seen = new Set(waiting);
  const byStatus: Record<string, number> = {};
  let queries = 0;
  const follow = (path: string): void => {
    if (seen.has(path) || seen.size >= most) return;
    if (path.includes('?') && (queries += 1) > MOST_QUERIES) return;
    seen.add(path);
    waiting.push(path);
  };
  const lane = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await patientAsk(origin, path);
      byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
      writeFileSync(join(folder, fileOf(path)), gzipSync(JSON.stringify(answer), { level: 1 }));
      if (answer.location?.startsWith('/') === true) follow(answer.location);
      for (const link of linksIn(answer.html)) follow(link);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { addresses: seen.size, byStatus, seconds: Math.round((Date.now() - start) / 1000) };
}

/** Retries a page that was rendered incompletely because the machine was busy. */
async function patientAsk(origin: string, path: string): Promise<StoredAnswer> {
  let answer = await ask(origin, path);
  for (let attempt = 1; attempt < ATTEMPTS && isIncomplete(answer); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    answer = await ask(origin, path);
  }
  return answer;
}

function isIncomplete({ status, cacheControl }: StoredAnswer): boolean {
  return status >= 500 || (status === 200 && cacheControl === cacheControlOf(incompleteLifetime));
}

async function ask(origin: string, path: string): Promise<StoredAnswer> {
  const response = await askPortal(origin + path);
  return {
    path,
    status: response.status,
    location: response.headers.get('location'),
    cacheControl: response.headers.get('cache-control'),
    html: comparable(await response.text(), origin),
  };
}

function fileOf(path: string): string {
  return `${createHash('sha1').update(path).digest('hex')}.json.gz`;
}
