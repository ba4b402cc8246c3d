import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** A Chromium for one test file: the one `npm test` found, else the machine's. */
export function launch(): Promise<Browser> {
  const executablePath = process.env.PARKETT_CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

export interface Visit {
  readonly page: Page;
  /** Errors of the page and its console. */
  readonly errors: string[];
  /** Addresses requested, in order. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

/** Opens one page of the portal in a fresh context and watches what it does. */
export async function visit(browser: Browser, path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: 'de-DE', ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(inject('portal') + path, { waitUntil: 'load' });
  return { page, errors, requests, close: () => context.close() };
}
