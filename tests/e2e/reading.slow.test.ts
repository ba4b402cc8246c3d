import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { renderWholePage } from '#tests/widths/render-whole-page.ts';
import { addresses } from './addresses.ts';
import { desktop, mobile, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

/** All rules of axe in light colors, and in dark colors only those that depend on colors. */
const RULES = { light: undefined, dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } as const;

/** Returns violations as lines with place and reason. */
async function violations(page: Page, colorScheme: keyof typeof RULES): Promise<string[]> {
  await page.evaluate(axeSource);
  const result = await page.evaluate<AxeResult>(`axe.run(${JSON.stringify({ runOnly: RULES[colorScheme] })})`);
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} – ${failureSummary}`),
  );
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(addresses)('$name has no barrier that axe knows', async ({ path }) => {
    const { page } = await browser.open({ ...desktop, colorScheme, bypassCSP: true });
    await page.goto(portal + path);
    expect(await violations(page, colorScheme)).toEqual([]);
  });

  it.each(addresses.slice(0, 3))('$name has none on a phone either', async ({ path }) => {
    const { page } = await browser.open({ ...mobile, colorScheme, bypassCSP: true });
    await page.goto(portal + path);
    // A skipped block far below has no height yet: axe would report it as overlapping the next ones.
    await renderWholePage(page);
    expect(await violations(page, colorScheme)).toEqual([]);
  });
});

describe('on a narrow screen', () => {
  it.each([320, 390])('no page is wider than %i pixels', async (width) => {
    const { page } = await browser.open({ ...mobile, viewport: { width, height: 700 } });
    for (const { path } of addresses) {
      await page.goto(portal + path);
      await renderWholePage(page);
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(width);
    }
  });
});

describe('without JavaScript', () => {
  it('an article and a chart are there to read', async () => {
    const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
    await page.goto(`${portal}/ratgeber/aktien-kaufen`);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.goto(`${portal}/aktien/SAP-Aktie-DE0007164600`);
    expect(await page.locator('[data-block="price-chart"] svg').first().isVisible()).toBe(true);
  });
});

describe('with the keyboard', () => {
  it('the first key leads past the navigation to the content', async () => {
    const { page } = await browser.open();
    await page.goto(`${portal}/aktien/SAP-Aktie-DE0007164600`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.className')).toMatch(/^skip-link/);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('inhalt');
  });
});
