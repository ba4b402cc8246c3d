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

it('[SHELL-025] shows the main navigation, of three levels, from 1024 pixels on', async () => {
  const { page } = await browser.open(desktop);
  await page.goto(`${portal}/index/DAX-Index-20735`);
  const shownAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return Promise.all([1, 2, 3].map((level) => page.locator(`.site-header__level--${level}`).isVisible()));
  };
  expect([await shownAt(1023), await shownAt(1024), await shownAt(1600)]).toEqual([
    [false, false, false],
    [true, true, true],
    [true, true, true],
  ]);
});

it('[SHELL-056] keeps the content of the footer at 1279 pixels at most', async () => {
  const { page } = await browser.open({ ...desktop, viewport: { width: 2560, height: 900 } });
  await page.goto(`${portal}/impressum`);
  const widths = await page
    .locator('.site-footer__inner > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeCloseTo(1279, 1);
});

it('[SHELL-078] tells phone, tablet and desktop by the width', async () => {
  const { page } = await browser.open(desktop);
  await page.goto(`${portal}/impressum`);
  // The last one is what `not: { device: MOBILE }` comes to.
  const classes = ['MOBILE', 'TABLET', 'DESKTOP', 'UNKNOWN', 'TABLET DESKTOP'];
  await page.evaluate((names) => {
    const shown = (device: string) => `<p class="block" style="display: flex" data-device="${device}">${device.replaceAll(' ', '+')}</p>`;
    document.body.innerHTML = names.map(shown).join('');
  }, classes);
  const seen: Record<number, string[]> = {};
  for (const width of [767, 768, 1023, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    seen[width] = (await page.locator('body').innerText()).split(/\s+/);
  }
  expect(seen).toEqual({
    767: ['MOBILE', 'UNKNOWN'],
    768: ['TABLET', 'UNKNOWN', 'TABLET+DESKTOP'],
    1023: ['TABLET', 'UNKNOWN', 'TABLET+DESKTOP'],
    1024: ['DESKTOP', 'UNKNOWN', 'TABLET+DESKTOP'],
    1279: ['DESKTOP', 'UNKNOWN', 'TABLET+DESKTOP'],
    1280: ['DESKTOP', 'UNKNOWN', 'TABLET+DESKTOP'],
  });
});
