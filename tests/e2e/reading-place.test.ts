import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, mobile, useBrowser } from './browser.ts';
import { portal } from './news-pages.ts';

const ARTICLE = '/ratgeber/kennzahlen-lesen';
const browser = useBrowser();
const offerOf = (page: Page) => page.getByRole('link', { name: /^Weiterlesen bei „.+“$/u });
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('reading-places'));

/** Scrolls to a share of the text and leaves for another page. */
async function readTo(page: Page, share: number): Promise<void> {
  await page.goto(portal + ARTICLE);
  await page.evaluate((part) => {
    const { offsetTop, offsetHeight } = document.querySelector<HTMLElement>('.slot--main') ?? document.body;
    scrollTo(0, offsetTop + offsetHeight * part - innerHeight / 3);
  }, share);
  // The script loads on the first scroll, and the position is stored when the page is left.
  await page.waitForLoadState('networkidle');
  await page.goto(`${portal}/ratgeber`);
}

/** Returns the sum of layout shifts of a page until now. */
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 300);
      }),
  );

it.each([
  ['phone', mobile],
  ['desk', desktop],
])('offers at a %s to read on where an article was left, by the keyboard, and nothing moves', async (_where, device) => {
  const { page, errors } = await browser.open(device);
  await readTo(page, 0.5);
  await page.goto(portal + ARTICLE);
  const offer = offerOf(page);
  await offer.waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await shiftsOf(page)).toBe(0);
  const box = await offer.boundingBox();
  expect(box !== null && box.y + box.height <= (device.viewport?.height ?? 0)).toBe(true);
  const label = (await offer.textContent()) ?? '';
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    if (await offer.evaluate((link) => link === document.activeElement)) break;
  }
  expect(await offer.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await offer.waitFor({ state: 'detached' });
  const [text, top] = await page.evaluate(() => {
    const target = document.querySelector(':target');
    return [target?.textContent ?? '', target?.getBoundingClientRect().top ?? -1] as const;
  });
  expect(text.startsWith(/„(?<start>.+?)(?: …)?“$/u.exec(label)?.groups?.['start'] ?? '?')).toBe(true);
  expect(top).toBeGreaterThanOrEqual(device === mobile ? 56 : 0);
  expect(top).toBeLessThan(200);
  expect(errors).toEqual([]);
});

it('offers nothing again that was refused, and keeps nothing of it', async () => {
  const { page } = await browser.open(mobile);
  await readTo(page, 0.5);
  await page.goto(portal + ARTICLE);
  await offerOf(page).waitFor();
  await page.getByRole('button', { name: 'Nicht weiterlesen' }).tap();
  expect([await offerOf(page).count(), await stored(page)]).toEqual([0, null]);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await offerOf(page).count()).toBe(0);
});

it.each([
  ['begun', 0.04],
  ['read to its end', 0.97],
])('offers nothing in an article that was only %s', async (_how, share) => {
  const { page } = await browser.open(mobile);
  await readTo(page, share);
  expect(await stored(page)).toBeNull();
  await page.goto(portal + ARTICLE, { waitUntil: 'networkidle' });
  expect(await offerOf(page).count()).toBe(0);
});

it('sends nothing about it, and loads no script for it before somebody scrolls', async () => {
  const { page, requests } = await browser.open(mobile);
  await page.goto(portal + ARTICLE, { waitUntil: 'networkidle' });
  const before = new Set(requests);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => requests.some((url) => url.endsWith('.js') && !before.has(url))).toBe(true);
  await readTo(page, 0.5);
  expect((await stored(page))?.includes(ARTICLE)).toBe(true);
  const sent = requests.filter((url) => !before.has(url) && new URL(url).pathname.startsWith('/api/'));
  expect(sent.filter((url) => !url.includes('push'))).toEqual([]);
});
