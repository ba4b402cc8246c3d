import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { desktop, mobile, useBrowser } from './browser.ts';
import { logIn } from './log-in.ts';

const portal = inject('portal');
const browser = useBrowser();

/** Users, and whether each may read content for subscribers. */
const READERS = [
  ['basic', false],
  ['plus', true],
  ['pro', true],
] as const;
const END = 'Hier endet die Leseprobe';

/** Address of an article for subscribers. */
let piece = '';
beforeAll(async () => {
  for (let page = 0; piece === '' && page < 40; page += 1) {
    const answer = await fetch(`${portal}/api/v1/articles/finder/configuration_query?page=${page}&perPage=100`);
    const { list } = (await answer.json()) as { list: { premium?: boolean; urls: { WEBSITE: string } }[] };
    piece = list.find(({ premium }) => premium === true)?.urls.WEBSITE ?? '';
    if (list.length < 100) break;
  }
  if (piece === '') throw new Error('no piece for subscribers');
});
const blocks = (page: Page) => page.locator('.slot--main > [data-block]').count();

describe('what is for subscribers', () => {
  it('[NEWS-010] ends for a visitor, who is told what opens it and is led back to the whole of it', async () => {
    const { page, requests } = await browser.open();
    await page.goto(portal + piece, { waitUntil: 'networkidle' });
    expect(await page.getByText(END).isVisible()).toBe(true);
    expect(requests.filter((url) => /ansicht=konto|open-content/u.test(url))).toEqual([]);
    await page.getByRole('link', { name: 'Melde dich an und lies hier weiter' }).click();
    await page.waitForURL('**/login?**');
    expect(new URL(page.url()).searchParams.get('from')).toBe(`${piece}?ansicht=konto`);
  });

  it.each(READERS)('[NEWS-010] [USER-019] opens on the page that is the same for everyone, for whom it is: %s', async (name, isOpen) => {
    const { page, errors } = await browser.open(name === 'plus' ? mobile : desktop);
    await page.goto(portal + piece);
    const ofExcerpt = await blocks(page);
    await logIn(page.context(), name);
    await page.reload();
    await expect.poll(() => page.getByText(END).count(), { timeout: 10_000 }).toBe(isOpen ? 0 : 1);
    await page.waitForLoadState('networkidle');
    expect((await blocks(page)) > ofExcerpt).toBe(isOpen);
    expect(await page.getByText(END).count()).toBe(isOpen ? 0 : 1);
    expect(await page.getByRole('link', { name: 'Melde dich an und lies hier weiter' }).isVisible()).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    expect(await axeFindings(page, 'main')).toEqual([]);
    expect(errors).toEqual([]);
  });

  it.each(READERS)('[NEWS-010] is there without a script too, as a page of its own that nobody keeps: %s', async (name, isOpen) => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await logIn(page.context(), name);
    await page.goto(portal + piece);
    await page.getByRole('link', { name: 'Melde dich an und lies hier weiter' }).click();
    await page.waitForURL(`**${piece}?ansicht=konto`);
    expect(await page.getByText(END).count()).toBe(isOpen ? 0 : 1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${piece}$`, 'u'));
    const answer = await page.request.get(`${portal}${piece}?ansicht=konto`);
    expect([answer.headers()['cache-control'], answer.headers()['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
  });

  it('[NEWS-010] is gone when the session is', async () => {
    const { page } = await browser.open();
    await logIn(page.context(), 'plus');
    await page.goto(portal + piece);
    await expect.poll(() => page.getByText(END).count(), { timeout: 10_000 }).toBe(0);
    await page.context().clearCookies();
    await page.evaluate(() => new BroadcastChannel('session').postMessage('logout'));
    await expect
      .poll(
        () =>
          page
            .getByText(END)
            .count()
            .catch(() => 0),
        { timeout: 10_000 },
      )
      .toBe(1);
  });

  /** Follows the link to a file of the hits and returns the result. */
  const fileAt = async (page: Page, link: string): Promise<readonly [number, boolean]> => {
    const href = await page.locator(link).getAttribute('href');
    const file = await page.request.get(portal + (href ?? ''), { maxRedirects: 0 });
    return [file.status(), file.headers()['content-type']?.startsWith('text/csv') ?? false];
  };
  const expected = (isOpen: boolean) => (isOpen ? [200, true] : [303, false]);

  it.each(READERS)('[NEWS-010] offers the hits of a finder as a file to whom it is: %s', async (name, isOpen) => {
    const { page } = await browser.open();
    await logIn(page.context(), name);
    await page.goto(`${portal}/aktien/finder`);
    const link = page.getByRole('link', { name: 'CSV-Datei', exact: true });
    await expect.poll(() => link.isVisible(), { timeout: 10_000 }).toBe(isOpen);
    expect(await fileAt(page, '[data-finder-csv]')).toEqual(expected(isOpen));
  });

  it.each(READERS)('[NEWS-010] offers it without a script too: %s', async (name, isOpen) => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await logIn(page.context(), name);
    await page.goto(`${portal}/aktien/finder`);
    expect(await page.getByRole('link', { name: 'CSV-Datei für Abonnenten' }).isVisible()).toBe(true);
    expect(await fileAt(page, 'noscript a')).toEqual(expected(isOpen));
  });
});
