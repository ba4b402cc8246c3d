import { describe, expect, inject, it } from 'vitest';
import { renderWholePage } from '#tests/widths/render-whole-page.ts';
import { readWidths } from '#tests/widths/read-widths.ts';
import { addresses } from './addresses.ts';
import { desktop, mobile, useBrowser } from './browser.ts';
import { completePage } from './complete-page.ts';

const portal = inject('portal');
const browser = useBrowser();
/** Widths tested here; `npm run widths` tests all pages at all widths. */
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

it.each([320, 340, 360])('the error page holds its search at %i px', async (width) => {
  const { page } = await browser.open({ ...desktop, viewport: { width, height: 800 } });
  await page.goto(`${portal}/gibt/es/nicht`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

it('the header of an instrument holds its line about the exchange on every wider screen, at whatever hour', async () => {
  const { page } = await browser.open(desktop);
  await page.goto(`${portal}/aktien/SAP-Aktie-DE0007164600`);
  await page.evaluate(() => {
    const line = document.querySelector('.instrument-header__stand');
    const state = document.createElement('span');
    state.textContent = 'heute wegen des Tags der Deutschen Einheit geschlossen, öffnet Montag, 9:00 Uhr';
    line?.append(state);
  });
  for (const width of [1024, 1100, 1180, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
  }
});

it('what is cut off, runs over its cell or makes the page wider is found, what scrolls or is for ears alone is not', async () => {
  const { page } = await browser.open(desktop);
  await page.goto(`${portal}/impressum`);
  // Inserts HTML; the page's policy allows no inline styles.
  const show = (html: string) =>
    page.evaluate((inner) => {
      document.body.innerHTML = inner;
      for (const part of document.querySelectorAll<HTMLElement>('[data-style]')) part.style.cssText = part.dataset['style'] ?? '';
    }, html);
  const word = 'Donaudampfschifffahrt';
  const table = (cell: string) =>
    `<table data-block="probe" data-style="width: 300px; table-layout: fixed; white-space: nowrap"><tr><th>Name</th><td>${cell}</td><td></td></tr></table>`;
  const found: string[][] = [];
  for (const html of [
    table(`<b data-style="display: block; overflow: hidden">${word}</b>`),
    table(word),
    table(`<b data-style="display: block; overflow-x: auto">${word}</b>`),
    table(`<b class="visually-hidden">${word}</b>`),
    '<p data-style="width: 1700px">zu breit</p>',
  ]) {
    await show(html);
    found.push(Object.keys(await readWidths(page, [1600])));
  }
  expect(found).toEqual([['probe: text is cut off'], ['probe: text runs over its cell'], [], [], ['scrolls sideways']]);
});

/** Returns parts of the header's bar that are cut off, outside the window or overlap others. */
function headerFaults(): readonly string[] {
  const parts = [...document.querySelectorAll('.site-header__bar > *')].filter((part) => part.checkVisibility() && part.clientWidth > 0);
  const bar = parts.map((part) => ({
    name: part.classList[0],
    box: part.getBoundingClientRect(),
    cut: part.scrollWidth - part.clientWidth,
  }));
  const missing = ['brand', 'aside', 'search', 'full'].filter((name) => !bar.some((part) => part.name === `site-header__${name}`));
  const outside = bar.filter(({ box, cut }) => box.left < 0 || box.right > innerWidth || cut > 0).map(({ name }) => `${name} is cut`);
  const over = bar.flatMap(({ name, box }, index) =>
    bar
      .slice(index + 1)
      .filter(({ box: other }) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)
      .map((other) => `${name} lies over ${other.name}`),
  );
  return [...missing.map((name) => `${name} is missing`), ...outside, ...over];
}

describe('text of twice the size', () => {
  // Browser with the setting for a larger default font, which also affects media queries.
  const large = useBrowser(['--blink-settings=defaultFontSize=32']);

  it.each([...addresses, { name: '404', path: '/gibt/es/nicht' }])('$name keeps its header whole on a phone', async ({ path }) => {
    const { page } = await large.open({ ...desktop, viewport: { width: 390, height: 844 } });
    await page.goto(portal + path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(headerFaults)).toEqual([]);
    await renderWholePage(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

it.each([
  ['/etf/finder', ['Name', 'Vergleich', 'Kosten im Jahr']],
  ['/derivate/Knock-Outs', ['Name', 'Vergleich', 'Schwelle', 'Hebel']],
  ['/anleihen/finder', ['Name', 'Vergleich', 'Rendite', 'Fällig']],
])('%s keeps on a phone the columns that decide, whole names, and all others in reach', async (path, deciding) => {
  await completePage(portal + path);
  const { page } = await browser.open(mobile);
  await page.goto(portal + path);
  const table = page.locator('.finder__hits .data-table');
  const heads = () =>
    table.locator('thead th').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent));
  const inSight = () =>
    table
      .locator('thead th')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().right <= innerWidth).map(({ textContent }) => textContent),
      );
  expect((await inSight()).slice(0, deciding.length)).toEqual(deciding);
  // A name of two lines once overlapped the row below.
  const covered = await table.locator('tbody th').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('a')!);
      const below = [...cell.querySelectorAll('.data-table__fold')].find((fold) => fold.checkVisibility());
      return below !== undefined && below.getBoundingClientRect().top < range.getBoundingClientRect().bottom - 4 ? [cell.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
  await table.getByLabel('Alle Spalten').check();
  const all = await table.locator('thead th').allTextContents();
  expect(await heads()).toEqual(all);
  // Scrolling reveals the last column, beside the sticky name.
  const [name, last] = [table.locator('tbody th').first(), table.locator('thead th').last()];
  await last.scrollIntoViewIfNeeded();
  const edges = await Promise.all([name, last].map((one) => one.evaluate((cell) => cell.getBoundingClientRect().toJSON() as DOMRect)));
  expect(edges[0]?.left).toBeGreaterThanOrEqual(0);
  expect(edges[1]?.right).toBeLessThanOrEqual(390);
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
  // The last combination is the result of `not: { device: MOBILE }`.
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
