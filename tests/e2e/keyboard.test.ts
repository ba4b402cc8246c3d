import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, visit } from './browser.ts';

const SHARE = '/aktien/SAP-Aktie-DE0007164600';
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('the first Tab leads to a link that skips to the content', async () => {
  const { page, close } = await visit(browser, SHARE);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('skip-link');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#inhalt');
  await close();
});

it('without JavaScript the range of a chart is switched by a link', async () => {
  const { page, close } = await visit(browser, SHARE, { javaScriptEnabled: false });
  const link = page.locator('main a[href*="zeitraum=M1"]').first();
  expect(await link.getAttribute('href')).toBe('/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=M1');
  await link.click();
  expect(page.url()).toContain('zeitraum=M1');
  expect(await page.locator('main svg').count()).toBeGreaterThan(0);
  await close();
});

it('a chart is a picture with a table beside it', async () => {
  const { page, close } = await visit(browser, SHARE, { javaScriptEnabled: false });
  const chart = page.locator('[data-block="price-chart"]');
  expect(await chart.locator('svg').count()).toBeGreaterThan(0);
  expect(await chart.locator('table tbody tr').count()).toBeGreaterThan(3);
  await close();
});

it('[INSTR-029] with JavaScript the chart asks for the chosen range and stays on its page', async () => {
  const { page, requests, errors, close } = await visit(browser, SHARE);
  const link = page.locator('[data-block="price-chart"] :is(a, button)', { hasText: /^(1M|1 Monat)$/ }).first();
  await link.hover();
  await page.waitForTimeout(1500);
  await link.click();
  await expect
    .poll(() => requests.some((url) => url.includes('chart_history') && url.includes('range=M1')), { timeout: 10_000 })
    .toBe(true);
  expect(new URL(page.url()).pathname).toBe(SHARE);
  expect(errors).toEqual([]);
  await close();
});
