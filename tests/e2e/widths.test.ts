import { expect, inject, it } from 'vitest';
import { addresses } from './addresses.ts';
import { desktop, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const WIDTHS = [768, 1024, 1280, 1600];

it.each(addresses)('$name never scrolls sideways on wider screens', async ({ path }) => {
  const { page } = await browser.open(desktop);
  await page.goto(portal + path);
  const tooWide: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    if (await page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth')) tooWide.push(width);
  }
  expect(tooWide).toEqual([]);
});
