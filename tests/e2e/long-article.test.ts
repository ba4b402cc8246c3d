import { expect, it } from 'vitest';
import { readArticles } from '#provider/content/read-articles.ts';
import { gzippedBytes } from '#tests/bench/page-weight.ts';
import { desktop, mobile, useBrowser } from './browser.ts';
import { portal } from './news-pages.ts';

/** One of the longest guides: contents, forty blocks, two charts, tables and instruments. */
const ALIAS = 'ratgeber/kennzahlen-lesen';
/** Maximum size of scripts that an article loads before the first interaction, in gzipped bytes. */
const MOST_SCRIPT = 10_240;
const { contentItems } = readArticles().find(({ alias }) => alias === ALIAS)!;
const browser = useBrowser();

it('is an article with contents, forty blocks, two charts and instruments', () => {
  const kinds = contentItems.map(({ type }) => type);
  expect(kinds.length).toBeGreaterThanOrEqual(40);
  expect(kinds.filter((type) => type === 'chart' || type === 'multi-chart')).toHaveLength(2);
  expect(kinds).toEqual(expect.arrayContaining(['table-of-contents', 'instruments', 'table', 'photo']));
});

it.each([
  ['desk', desktop],
  ['phone', mobile],
])('loads at most ten kilobytes of script at a %s before anybody touches it', async (_where, device) => {
  const { page, requests, errors } = await browser.open(device);
  await page.goto(`${portal}/${ALIAS}`, { waitUntil: 'networkidle' });
  const scripts = [...new Set(requests.filter((url) => new URL(url).pathname.endsWith('.js')))];
  const bytes = (await Promise.all(scripts.map(gzippedBytes))).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
  // Live prices load on the first movement.
  expect(scripts.some((url) => /\/live-/u.test(url))).toBe(false);
  await page.keyboard.press('PageDown');
  await expect.poll(() => requests.some((url) => /\/live-/u.test(url)), { timeout: 10_000 }).toBe(true);
  expect(errors).toEqual([]);
});

it('is complete without JavaScript: every block in its order, both charts drawn, the contents lead to their headlines', async () => {
  const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
  await page.goto(`${portal}/${ALIAS}`);
  const blocks = page.locator('.slot--main > .block');
  const drawn = await blocks.evaluateAll((all) => all.map((block) => (block as HTMLElement).dataset['block'] ?? ''));
  const names: Readonly<Record<string, string>> = { quote: 'citation', button: 'button-link', iframe: 'external-content' };
  expect(drawn.filter((type) => type !== 'article-header' && type !== 'article-access')).toEqual(
    expect.arrayContaining(contentItems.map(({ type }) => names[type] ?? type)),
  );
  expect(drawn.length).toBeGreaterThanOrEqual(contentItems.length);
  for (const [block, line] of [
    ['chart', '.series-chart__line'],
    ['multi-chart', 'svg path'],
  ] as const)
    expect(await page.locator(`[data-block="${block}"] ${line}`).first().getAttribute('d')).toMatch(/^M0 /);
  expect(await page.locator('[data-block="instruments"] tbody tr').count()).toBe(2);
  const contents = page.locator('[data-block="table-of-contents"] a');
  const targets = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBe(contentItems.filter(({ type, excludedFromTOC }) => type === 'headline' && excludedFromTOC !== true).length);
  for (const target of targets) expect(await page.locator(target).count()).toBe(1);
  // Detects content that is hidden until a script loads.
  const hidden = await blocks.evaluateAll((all) => all.filter((block) => block.getBoundingClientRect().height === 0).length);
  expect(hidden).toBe(0);
});
