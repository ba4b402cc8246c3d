import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { desktop, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const [HERE, TARGET] = ['/ueber-uns', '/impressum'];

/** Records all states of the progress bar at the top edge: a page that is being left cannot be queried. */
const NOTE = `setInterval(() => {
  const { content, visibility, height } = getComputedStyle(document.documentElement, '::after');
  const look = content === 'none' ? 'none' : visibility + ' ' + height;
  const seen = JSON.parse(sessionStorage.seen ?? '[]');
  if (seen.at(-1) !== look) sessionStorage.seen = JSON.stringify([...seen, look]);
}, 10)`;
const seen = (page: Page): Promise<string> => page.evaluate<string>('sessionStorage.seen');
const SHOWN = 'visible 3px';

/** Opens a page and follows a link to one that takes 800 ms; the page records the states of the bar. */
async function leave(more = ''): Promise<Page> {
  const { page } = await browser.open(desktop);
  await page.goto(portal + HERE);
  await page.route(portal + TARGET, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => undefined);
  });
  // Clicks by script, because hovering a link would prefetch the page.
  await page.evaluate(`${NOTE}; ${more}; void setTimeout(() => document.querySelector('footer a[href="${TARGET}"]').click(), 50)`);
  return page;
}

it('[SHELL-064] shows a thin bar from the start of a navigation until the next page is there', async () => {
  const page = await leave();
  await page.waitForURL(portal + TARGET);
  await page.evaluate(`void ${NOTE}`);
  await expect.poll(() => seen(page)).toBe(JSON.stringify(['none', SHOWN, 'none']));
});

it('[SHELL-064] ends when the navigation is stopped', async () => {
  const page = await leave('setTimeout(() => window.stop(), 500)');
  await page.waitForTimeout(1_500);
  expect([await seen(page), new URL(page.url()).pathname]).toEqual([JSON.stringify(['none', SHOWN, 'none']), HERE]);
});

it('[SHELL-064] is not shown for a link that answers with a file, which nothing follows', async () => {
  const { page } = await browser.open(desktop);
  await page.goto(portal + HERE);
  await page.route('**/api/csv**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="etf.csv"' };
    await route.fulfill({ status: 200, headers, body: 'Name;ISIN\n' });
  });
  const come = page.waitForEvent('download');
  await page.evaluate(`${NOTE}; const link = document.querySelector('footer a[href="${TARGET}"]');
    link.href = '/api/csv?seite=%2Fetf'; link.click()`);
  await come;
  expect(await seen(page)).toBe(JSON.stringify(['none']));
});
