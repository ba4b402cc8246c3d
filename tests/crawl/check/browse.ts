import type { Browser } from 'playwright-core';
import { isForeign, type Fault } from './faults.ts';

export interface BrowseOptions {
  readonly origin: string;
  readonly hosts: ReadonlySet<string>;
  readonly paths: readonly string[];
  /** Abort signal that skips the remaining pages. */
  readonly signal: AbortSignal;
}

const DESKTOP = { viewport: { width: 1280, height: 900 }, locale: 'de-DE', timezoneId: 'Europe/Berlin' };
/** Number of concurrent windows. */
const LANES = 2;
/** Milliseconds in which islands hydrate and prices begin to move. */
const SETTLE_MS = 700;

/** Opens pages as a visitor does and scrolls to their end; messages in the console and requests to other hosts are faults. */
export async function browse(
  browser: Browser,
  { origin, hosts, paths, signal }: BrowseOptions,
): Promise<{ readonly pages: number; readonly faults: readonly Fault[] }> {
  const waiting = [...paths];
  const faults: Fault[] = [];
  const lane = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (signal.aborted) return void waiting.unshift(path);
      faults.push(...(await open(path)));
    }
  };
  const open = async (path: string): Promise<Fault[]> => {
    const found: Fault[] = [];
    const tell = (kind: Fault['kind'], detail: string): void => void found.push({ kind, path, detail: detail.slice(0, 300) });
    const context = await browser.newContext(DESKTOP);
    try {
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && tell('console error', message.text()));
      page.on('pageerror', (error) => tell('console error', error.message));
      page.on('request', (request) => isForeign(request.url(), hosts) && tell('foreign request', request.url()));
      page.on('response', (response) => response.status() >= 400 && tell('failed request', `${response.status()} ${response.url()}`));
      page.on('websocket', (socket) => isForeign(socket.url(), hosts) && tell('foreign request', socket.url()));
      await page.goto(origin + path, { waitUntil: 'load', timeout: 30_000 });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
      await page.waitForTimeout(SETTLE_MS);
    } catch (error) {
      tell('console error', String(error));
    } finally {
      await context.close();
    }
    return found;
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { pages: paths.length - waiting.length, faults };
}
