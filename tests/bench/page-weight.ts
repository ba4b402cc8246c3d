import { get } from 'node:http';
import type { Browser, Page } from 'playwright-core';

export interface PageWeight {
  readonly htmlGz: number;
  readonly cssGz: number;
  readonly jsGzBeforeInteraction: number;
  readonly jsGzAfterAllIslands: number;
  readonly islands: number;
  readonly requests: number;
  readonly foreignHosts: readonly string[];
}

/** Opens a page as a visitor and measures the size of its downloads: at first, and after an interaction with every island. */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const urls = new Set<string>();
  page.on('request', (request) => urls.add(request.url()));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const first = [...urls];
  const islands = await touchIslands(page);
  const last = [...urls];
  await page.close();
  const scripts = (list: readonly string[]): string[] => list.filter((url) => new URL(url).pathname.endsWith('.js'));
  return {
    htmlGz: await gzippedBytes(origin + path),
    cssGz: await sum(first.filter((url) => new URL(url).pathname.endsWith('.css'))),
    jsGzBeforeInteraction: await sum(scripts(first)),
    jsGzAfterAllIslands: await sum(scripts(last)),
    islands,
    requests: first.length,
    foreignHosts: [
      ...new Set(
        last
          .map((url) => new URL(url))
          .filter((url) => url.protocol !== 'data:' && url.origin !== origin)
          .map(({ host }) => host),
      ),
    ],
  };
}

/**
 * Returns the size of the scripts that a page loads before the first interaction, in gzipped bytes; with the session of `cookie`, if given.
 */
export async function scriptBeforeInteraction(browser: Browser, origin: string, path: string, cookie?: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  for (const pair of cookie?.split('; ') ?? []) {
    const [name = '', value = ''] = pair.split('=');
    await context.addCookies([{ name, value, url: origin }]);
  }
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => new URL(request.url()).pathname.endsWith('.js') && scripts.add(request.url()));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await context.close();
  return sum([...scripts]);
}

async function touchIslands(page: Page): Promise<number> {
  const islands = await page.locator('parkett-island').all();
  for (const island of islands) {
    await island.locator(':visible').first().scrollIntoViewIfNeeded();
    await island.locator(':visible').first().hover({ force: true });
    await island
      .locator('a, button')
      .first()
      .focus({ timeout: 1_000 })
      .catch(() => undefined);
  }
  await page.locator('parkett-island:not([data-alive])').first().waitFor({ state: 'detached', timeout: 10_000 });
  await page.waitForLoadState('networkidle');
  return islands.length;
}

async function sum(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(gzippedBytes));
  return sizes.reduce((total, size) => total + size, 0);
}

/** Returns the size of the gzipped body as transferred, in bytes. */
export function gzippedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () => resolve(size));
    }).on('error', reject);
  });
}
