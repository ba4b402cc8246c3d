import { expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const stage = '.full-chart__plot';

it('[ROUTE-079] the chart page draws its view on the server, comes to life in the same place when touched, and keeps its view in the address', async () => {
  const { page, requests, errors } = await browser.open();
  await page.goto(`${portal}/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=M6&typ=balken`);
  const scripts = (): string[] => requests.filter((url) => /\/assets\/(full-chart|live\.client|lightweight|hydrate)/.test(url));
  expect(await page.locator('.full-chart__falling').getAttribute('d')).toMatch(/^M/);
  // Nothing of the chart is fetched before somebody touches it.
  expect(scripts()).toEqual([]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator('.full-chart__stage').hover();
  await page.locator(`${stage}[data-ready] canvas`).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await page.locator('.full-chart__picture').isVisible()).toBe(false);

  await page.locator('select[name="typ"]').selectOption('linie');
  await page.locator('.full-chart__range', { hasText: '1M' }).first().click();
  await expect.poll(() => new URL(page.url()).search).toBe('?zeitraum=M1&typ=linie');
  await expect.poll(() => requests.some((url) => url.includes('range=M1') && url.includes('resolution=1H'))).toBe(true);

  await page.locator('.full-chart__island[aria-busy="false"]').waitFor({ state: 'attached' });
  // The keyboard moves over the bars, and every one is told.
  await page.locator(stage).focus();
  await page.keyboard.press('Home');
  const first = await page.locator(stage).getAttribute('aria-valuetext');
  expect(first).toMatch(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d\u00A0Uhr: Schluss [\d.]+,\d\d/);
  await page.keyboard.press('ArrowRight');
  expect(await page.locator(stage).getAttribute('aria-valuetext')).not.toBe(first);
  await expect.poll(() => page.locator('.full-chart__legend').textContent()).toMatch(/^\d\d\.\d\d\.\d{4}/);

  // An indicator and another instrument stand in the address, too.
  await page.locator('summary', { hasText: 'Indikatoren' }).click();
  await page.getByLabel('Indikator hinzufügen').selectOption('rsi');
  await page.locator('summary', { hasText: 'Vergleichen' }).click();
  await page.getByLabel('Vergleichen mit').fill('DAX');
  await page.locator('.full-chart__hits button').first().click();
  await expect
    .poll(() => page.locator('.full-chart__overlays li').allTextContents())
    .toEqual([expect.stringMatching(/DAX.* [+−]?[\d,]+\u00A0%/), expect.stringMatching(/^RSI 14 \d/)]);
  expect(new URL(page.url()).search).toMatch(/^\?zeitraum=M1&typ=linie&vergleich=INDEX:\d+&indikatoren=rsi-14$/);
  expect(errors).toEqual([]);

  // The address leads to the same view, drawn by the server.
  await page.reload();
  expect(await page.locator('select[name="typ"]').inputValue()).toBe('linie');
  expect(await page.locator('.full-chart__range[aria-current]').textContent()).toBe('1M');
  expect(await page.locator('.series-chart__line').getAttribute('d')).toMatch(/^M/);
});
