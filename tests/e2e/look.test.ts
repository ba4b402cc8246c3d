import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, visit } from './browser.ts';
import { PAGES } from './pages.ts';

const WIDTHS = [320, 390, 768, 1024, 1440, 1600];
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(PAGES)('the $name page in a browser', ({ path }) => {
  it.each(['light', 'dark'] as const)('has no accessibility fault in its %s version', async (colorScheme) => {
    const { page, close } = await visit(browser, path, { colorScheme, viewport: { width: 1280, height: 900 } });
    await page.evaluate(axe);
    const { violations } = await page.evaluate<AxeResults>('axe.run()');
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
    await close();
  });

  it('never scrolls sideways', async () => {
    const { page, close } = await visit(browser, path);
    const tooWide: number[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)) tooWide.push(width);
    }
    expect(tooWide).toEqual([]);
    await close();
  });

  it('asks no foreign host, reports no error and loads no React before it is needed', async () => {
    const { page, requests, errors, close } = await visit(browser, path);
    await page.waitForTimeout(500);
    expect(requests.filter((url) => !url.startsWith(inject('portal')) && !url.startsWith('data:'))).toEqual([]);
    expect(errors).toEqual([]);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming && entry.name.includes('.js'))
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    );
    expect(scripts).toBeLessThan(15_000);
    await close();
  });

  it('can be read without JavaScript', async () => {
    const { page, close } = await visit(browser, path, { javaScriptEnabled: false });
    expect((await page.locator('main h1').innerText()).length).toBeGreaterThan(2);
    await close();
  });
});
