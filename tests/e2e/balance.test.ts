import { expect, inject, it } from 'vitest';
import { readBalance } from '#tests/balance/read-balance.ts';
import { desktop, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();

/** Inserts HTML into a page with the portal's style sheets, whose policy allows no inline styles. */
async function drawnInto(address: string, html: string) {
  const { page } = await browser.open({ ...desktop, viewport: { width: 1440, height: 900 } });
  await page.goto(portal + address);
  await page.evaluate((inner) => {
    document.querySelector('main')!.innerHTML = inner;
    for (const part of document.querySelectorAll<HTMLElement>('[data-style]')) part.style.cssText = part.dataset['style'] ?? '';
  }, html);
  return page;
}

/** Measures columns with blocks of these heights. */
async function balanceOf(left: readonly number[], right: readonly number[], inside = '') {
  const columns = `<div class="page-columns page-columns--aside">${slot('main', left)}${slot('aside', right)}</div>`;
  const page = await drawnInto('/impressum', columns + inside);
  return page.evaluate(readBalance);
}

const slot = (name: string, heights: readonly number[]): string =>
  `<div class="slot slot--${name}">${heights.map((height) => `<div class="block" data-style="height: ${height}px">Block</div>`).join('')}</div>`;

it('tells by how much a column is emptier, and whether it goes along beside one long block', async () => {
  const [short, level, long, leftShort] = [
    await balanceOf([600, 600, 600], [300]),
    await balanceOf([600], [500]),
    await balanceOf([2000, 300], [300]),
    await balanceOf([300], [2000]),
  ];
  // The gap between blocks is 40 pixels.
  expect([short.emptier, short.goesAlong]).toEqual([1580, false]);
  expect(level.emptier).toBe(100);
  expect([long.emptier, long.goesAlong]).toEqual([2040, true]);
  expect([leftShort.emptier, leftShort.goesAlong]).toEqual([-1700, false]);
});

it.each([
  // Sticks to the top of the window.
  ['a short one', 300, 24],
  // Sticks with its end to the bottom of the window.
  ['one that is higher than the window', 1500, 900 - 24 - 1500],
])('keeps what stands beside a long text in sight: %s', async (_which, height, top) => {
  const page = await drawnInto(
    '/impressum',
    `<div class="page-columns page-columns--aside">${slot('main', [5000])}${slot('aside', [height])}</div>`,
  );
  const found = await page.evaluate(() => {
    scrollTo(0, 3000);
    return document.querySelector('.slot--aside')?.getBoundingClientRect().top;
  });
  expect(found).toBe(top);
});

it.each([
  [4, 0],
  [5, 1],
  [6, 0],
])('tells of %d tiles in rows of four how many stand alone', async (tiles, alone) => {
  const grid = `<div class="tiles" data-style="display: grid; grid-template-columns: repeat(4, 1fr)">${'<p>Kachel</p>'.repeat(tiles)}</div>`;
  expect((await balanceOf([100], [100], grid)).lonely).toHaveLength(alone);
});

it.each([2, 3, 4, 5, 6, 7, 8, 9])('a list of %d links leaves none alone in its row', async (count) => {
  const links = '<li><a href="/">Verweis</a></li>'.repeat(count);
  const list = `<section class="link-list"><div class="link-list__groups"><div><ul class="link-list__links">${links}</ul></div></div></section>`;
  const page = await drawnInto('/aktien/finder', list);
  for (const width of [800, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, (await page.evaluate(readBalance)).lonely]).toEqual([width, []]);
  }
});

it('counts how often a page says that its prices are simulated, where it is seen', async () => {
  const note = '<button class="price-words__sign source-note" data-kind="SIMULATED">Simulierte Kurse</button>';
  const { simulated } = await balanceOf([100], [100], `<div>${note}</div><div><p>${note}</p></div><div>${note}</div>`);
  // The style sheets show only the first statement.
  expect(simulated).toBe(1);
});
