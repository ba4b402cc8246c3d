import { expect, inject, it } from 'vitest';
import { renderWholePage } from '#tests/widths/render-whole-page.ts';
import { mobile, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const BLOCKS = '.slot:not(.slot--prose) > .block';
/** Counts the elements of all blocks, and those that the browser skips. */
const count = (): { readonly all: number; readonly left: number } => {
  const all = [...document.querySelectorAll('.slot:not(.slot--prose) > .block *')];
  return { all: all.length, left: all.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length };
};

it.each(['/', '/aktien/SAP-Aktie-DE0007164600'])(
  'a phone leaves out of %s what is far below its view until it comes near',
  async (path) => {
    const { page } = await browser.open(mobile);
    await page.goto(portal + path);
    const hidden = await page.evaluate(() => [...document.querySelectorAll('.block *')].filter((each) => !each.checkVisibility()).length);
    const first = await page.evaluate(count);
    expect(first.left - hidden).toBeGreaterThan(first.all / 4);
    const last = page.locator(BLOCKS).last();
    await last.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (blocks) => [...document.querySelectorAll(`${blocks} *`)].at(-1)?.checkVisibility({ contentVisibilityAuto: true }),
      BLOCKS,
    );
    await renderWholePage(page);
    expect((await page.evaluate(count)).left).toBeLessThanOrEqual(hidden);
  },
);

it('what opens over a block of a phone is in none that cuts it off', async () => {
  const { page } = await browser.open(mobile);
  for (const path of ['/', '/aktien/SAP-Aktie-DE0007164600', '/derivate/realpush-liste/hansekontor']) {
    await page.goto(portal + path);
    const cut = await page.evaluate(
      () =>
        [...document.querySelectorAll('parkett-island, .block details')].filter((each) => {
          const block = each.closest('.block');
          return block !== null && getComputedStyle(block).contentVisibility === 'auto';
        }).length,
    );
    expect([path, cut]).toEqual([path, 0]);
  }
});
