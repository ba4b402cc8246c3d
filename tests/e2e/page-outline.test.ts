import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { desktop, mobile, useBrowser } from './browser.ts';
import { completePage } from './complete-page.ts';

const portal = inject('portal');
const browser = useBrowser();

/** Returns the oldest product of a type; one from today has no figures yet. */
async function derivative(entitySubType: string): Promise<string> {
  const query = `perPage=1&sort=dateFirstTrading&order=ASC&entitySubType=${entitySubType}`;
  const answer = await fetch(`${portal}/api/v1/derivatives/finder/configuration_query?${query}`);
  const { list } = (await answer.json()) as { list: { instrument: { urls: { WEBSITE: string } } }[] };
  return list[0]?.instrument.urls.WEBSITE ?? '';
}

const SHARE = () => '/aktien/Allianz-Aktie-DE0008404005';
const ETF = () => '/etf/iShares-Core-MSCI-World-ETF-IE00B4L5Y983';
/** Tasks of visitors: page, heading, and the text that they read there. */
const JOBS: readonly (readonly [job: string, path: () => string | Promise<string>, section: string, found: RegExp])[] = [
  ['when the next dividend is', SHARE, 'Nächste Dividende', /Ex-Tag\s*\d{2}\.\d{2}\.\d{4}.*Auszahlung\s*\d{2}\.\d{2}\.\d{4}/su],
  ['which dates a company has', SHARE, 'Termine', /Hauptversammlung.*\d{2}\.\d{2}\.\d{4}/su],
  ['what a savings plan costs at which bank', ETF, 'Sparpläne und ihre Kosten', /Festbetrag.*\d,\d{2}\s%\s*\d,\d{2}\sEUR/su],
  ['what a certificate costs', () => derivative('KNOCKOUT_CERTIFICATE'), 'Kosten', /Spanne zwischen Geld und Brief\s*\d+,\d+\sEUR/u],
  ['what another one costs', () => derivative('DISCOUNT_CERTIFICATE'), 'Kosten', /Alle Kosten des Emittenten/u],
];

/** Opens a page once all of its blocks are there: failed blocks have no section. */
async function openWhole(page: Page, path: string): Promise<void> {
  await completePage(portal + path, {}, 40);
  await page.goto(portal + path);
}

/** Returns the position of the link target's heading, the bottom of the sticky header, and whether it is inside the window. */
const shownAt = (page: Page): Promise<{ heading: string; top: number; covered: number; inView: boolean }> =>
  page.evaluate(() => {
    const block = document.querySelector<HTMLElement>(':target');
    const heading = block?.querySelector('h2');
    const box = heading?.getBoundingClientRect();
    const header = document.querySelector('.site-header')?.getBoundingClientRect();
    const top = box?.top ?? -1;
    return {
      heading: heading?.textContent ?? '',
      top,
      covered: Math.max(header?.bottom ?? 0, 0),
      inView: top >= 0 && (box?.bottom ?? 0) <= innerHeight,
    };
  });

describe('the outline of a long page on a phone', () => {
  it.each(JOBS)('without JavaScript leads to %s', async (_job, pathOf, section, found) => {
    const { page } = await browser.open({ ...mobile, javaScriptEnabled: false });
    await openWhole(page, await pathOf());
    const outline = page.getByRole('navigation', { name: 'Auf dieser Seite' });
    const link = outline.getByRole('link', { name: section, exact: true });
    expect(await link.isVisible()).toBe(false);
    await outline.locator('summary').tap();
    await link.tap();
    await expect.poll(async () => (await shownAt(page)).heading).toBe(section);
    const { top, covered, inView } = await shownAt(page);
    expect([inView, top >= covered]).toEqual([true, true]);
    expect((await page.locator(':target').textContent())?.replaceAll(' ', ' ')).toMatch(found);
  });

  it('leads there by the keyboard alone', async () => {
    const { page, errors } = await browser.open(mobile);
    await openWhole(page, SHARE());
    const summary = page.locator('.page-outline summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Nächste Dividende') break;
    }
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await shownAt(page)).heading).toBe('Nächste Dividende');
    const { top, covered, inView } = await shownAt(page);
    expect([inView, top >= covered]).toEqual([true, true]);
    // The next focus is in or after the section, not back at the top.
    await page.keyboard.press('Tab');
    const next = await page.evaluate(() => {
      const target = document.querySelector(':target');
      const { activeElement } = document;
      return target !== null && activeElement !== null && (target.compareDocumentPosition(activeElement) & 2) === 0;
    });
    expect(next).toBe(true);
    expect(errors).toEqual([]);
  });
});

it('every link of it leads to one block with that heading, and every section is there', async () => {
  const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
  for (const path of [
    SHARE(),
    ETF(),
    await derivative('WARRANT'),
    '/index/DAX-Index-20735',
    '/aktien/kennzahlen/Allianz-Aktie-DE0008404005',
  ]) {
    await openWhole(page, path);
    const links = await page.locator('.page-outline a').evaluateAll((all) =>
      all.map((link) => {
        const blocks = document.querySelectorAll(link.getAttribute('href') ?? '');
        return [link.textContent, ...[...blocks].map((block) => block.querySelector('h2')?.textContent)];
      }),
    );
    expect([path, links.length >= 4]).toEqual([path, true]);
    for (const [label, ...headings] of links) expect([path, headings]).toEqual([path, [label]]);
    const headings = await page
      .locator('.slot > .block:has(h2)')
      .evaluateAll((blocks) => blocks.map((block) => block.querySelector('h2')?.textContent));
    expect([path, links.map(([label]) => label)]).toEqual([path, headings]);
  }
});

it('a page with few sections has none, and paper never', async () => {
  const { page } = await browser.open(desktop);
  await page.goto(`${portal}/aktien/handelsplaetze/Allianz-Aktie-DE0008404005`);
  expect(await page.locator('.page-outline').count()).toBe(0);
  await page.goto(portal + SHARE());
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.page-outline').isVisible()).toBe(false);
});
