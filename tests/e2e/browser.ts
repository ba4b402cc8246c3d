import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { recordToasts } from './toasts.ts';

/** Starts Debian's Chromium, or the one that PARKETT_CHROMIUM names. The flags allow it to run as root in a container. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.PARKETT_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', ...more],
  });
}

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, locale: 'de-DE', timezoneId: 'Europe/Berlin' };
export const mobile: BrowserContextOptions = { ...desktop, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Page with its errors and requests. */
export interface Watched {
  readonly page: Page;
  readonly errors: string[];
  /** Addresses that the page requested. */
  readonly requests: string[];
}

/** Starts one browser for the tests of a file, with the given flags; every `open` is a separate visitor. */
export function useBrowser(flags: readonly string[] = []): { open(options?: BrowserContextOptions): Promise<Watched> } {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchChromium(flags);
  });
  afterAll(() => browser?.close());
  return {
    async open(options = desktop) {
      if (!browser) throw new Error('The browser has not started.');
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      const context = await browser.newContext(options);
      contexts.push(context);
      await recordToasts(context);
      const page = await context.newPage();
      const watched: Watched = { page, errors: [], requests: [] };
      page.on('console', (message) => message.type() === 'error' && watched.errors.push(message.text()));
      page.on('pageerror', (error) => watched.errors.push(error.message));
      page.on('request', (request) => watched.requests.push(request.url()));
      return watched;
    },
  };
}
