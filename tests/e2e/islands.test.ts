import { describe, expect, inject, it } from 'vitest';
import { desktop, mobile, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const share = `${portal}/aktien/SAP-Aktie-DE0007164600`;
const chart = '[data-block="price-chart"] parkett-island';
const isScript = (url: string): boolean => url.endsWith('.js');

describe('scripts', () => {
  it('before any interaction a share page has loaded the loader, the live prices, and nothing of its islands', async () => {
    const { page, requests, errors } = await browser.open();
    await page.goto(share, { waitUntil: 'networkidle' });
    const loaded = () => requests.filter(isScript).map((url) => /\/([\w.-]+)-[^/]{8}\.js$/.exec(url)?.[1]);
    // The clock shows when the exchange opens and closes. Both scripts load when the page is idle, on a busy machine after the network is.
    await expect.poll(loaded, { timeout: 20_000 }).toEqual(expect.arrayContaining(['live', 'clock']));
    const names = loaded();
    expect(names[0]).toBe('loader');
    expect(names.filter((name) => name === undefined || /hydrate|client|jsx|uPlot/.test(name))).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(portal))).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('the chart', () => {
  it('comes to life under the pointer and shows another range', async () => {
    const { page, errors } = await browser.open();
    await page.goto(share);
    await page.locator(chart).locator('svg').first().hover();
    await page.locator(`${chart}[data-alive]`).waitFor({ state: 'attached' });
    const before = await page.locator(chart).innerHTML();
    await page.locator(`${chart} a[href*="zeitraum=M1"]`).first().click();
    await expect.poll(() => page.locator(chart).innerHTML()).not.toBe(before);
    expect(page.url()).toBe(share);
    expect(errors).toEqual([]);
  });

  it('does what the very first click asks for', async () => {
    const { page } = await browser.open(mobile);
    await page.goto(share);
    const month = page.locator(`${chart} a[href*="zeitraum=M1"]`).first();
    await month.tap();
    await page.locator(`${chart}[data-alive]`).waitFor({ state: 'attached' });
    expect(page.url()).toBe(share);
  });

  it('is read with a finger: the price stays when the finger leaves, and the page still scrolls', async () => {
    const { page, errors } = await browser.open(mobile);
    await page.goto(share);
    await page.locator(`${chart} svg`).first().tap();
    await page.locator(`${chart} [role="slider"]`).tap();
    await expect.poll(() => page.locator('.price-chart__readout').textContent()).toMatch(/\d{2}\.\d{2}\.\d{4}/);
    expect(await page.locator(`${chart} .price-chart__mark circle`).count()).toBe(1);
    expect(await page.locator(`${chart} [role="slider"]`).evaluate((slider) => getComputedStyle(slider).touchAction)).toBe('pan-y');
    expect(errors).toEqual([]);
  });

  it('leaves the server’s picture when its code cannot be loaded', async () => {
    const { page } = await browser.open();
    await page.route('**/assets/hydrate-*.js', (route) => route.abort());
    await page.goto(share);
    const before = await page.locator(chart).innerHTML();
    await page.locator(chart).locator('svg').first().hover();
    await page.waitForTimeout(300);
    expect(await page.locator(chart).innerHTML()).toBe(before);
  });

  it('can be read with the keyboard', async () => {
    const { page } = await browser.open();
    await page.goto(share);
    await page.locator(`${chart} a, ${chart} button`).first().focus();
    await page.locator(`${chart}[data-alive]`).waitFor({ state: 'attached' });
    await page.locator(`${chart} [role="slider"]`).first().focus();
    const before = await page.locator(`${chart} [role="slider"]`).first().getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator(`${chart} [role="slider"]`).first().getAttribute('aria-valuetext')).not.toBe(before);
  });
});

describe('dark mode', () => {
  it('[SHELL-011] follows the system until the visitor chooses, then stays without a flash', async () => {
    const { page } = await browser.open({ ...desktop, colorScheme: 'light' });
    await page.goto(share);
    const ground = () => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
    const light = await ground();
    await page.locator('[data-theme-toggle]').first().click();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    expect(await page.context().cookies()).toContainEqual(expect.objectContaining({ name: 'theme', value: 'dark', path: '/' }));
    // Paints nothing before the body exists; the page must know its theme by then.
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      window.themeBeforePaint = document.documentElement.dataset.theme;
    }).observe(document, { childList: true, subtree: true })`);
    await page.reload();
    expect(await page.evaluate('window.themeBeforePaint')).toBe('dark');
    expect(await ground()).toBe(dark);
  });
});
