import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { desktop, mobile, useBrowser } from './browser.ts';
import { startOwnPortal, type OwnPortal } from './own-portal.ts';
import { completePage } from './complete-page.ts';

const INDICES = ['DAX', 'TecDAX', 'MDAX', 'SDAX', 'EuroStoxx', 'Dow', 'US-Tech-100', 'S-P-500', 'Nikkei'];
const SHARE = '/aktien/SAP-Aktie-DE0007164600';
/** Page of Bitcoin, whose price changes most often. */
const COIN = '/kryptowaehrungen/Bitcoin-BTC';
const patient = { timeout: 40_000, interval: 100 };
const browser = useBrowser();

describe('live prices', () => {
  let portal: OwnPortal;
  beforeAll(async () => {
    // A Friday afternoon on which time passes thirty times as fast.
    portal = await startOwnPortal('2026-11-20T14:30:00Z x30');
  });
  afterAll(() => portal.end());

  it.each([
    ['an instrument page', SHARE, '.instrument-header [data-field="last"]'],
    ['its venues', '/aktien/handelsplaetze/SAP-Aktie-DE0007164600', '.venue-table td [data-field="bid"]'],
    ['a list of a market page', '/kryptowaehrungen', '.data-table [data-field="last"]'],
    ['the bar on a page of texts', '/impressum', '.top-assets [data-field="last"]'],
    ['[ROUTE-069] the list of an index', '/realtime/DAX', '.realtime-list td [data-field="bid"]'],
    [
      '[DERIV-012] the push list of an issuer, whose first tab is shown',
      '/derivate/realpush-liste/erzquell',
      '.issuer-instruments td [data-field="ask"]',
    ],
  ])('move on %s, over the page’s own origin', async (_, path, cells) => {
    const { page, errors } = await browser.open();
    const sockets = socketsOf(page);
    await completePage(portal.site + path);
    await page.goto(portal.site + path);
    await page.locator(cells).first().scrollIntoViewIfNeeded();
    const texts = () => page.locator(cells).allTextContents();
    const before = await texts();
    await expect.poll(texts, patient).not.toEqual(before);
    expect(sockets).toEqual([`${portal.site.replace('http', 'ws')}/ws`]);
    expect(errors).toEqual([]);
  });

  it('turn visibly stale when the provider dies, and go on once it is back', async () => {
    const { page } = await browser.open();
    await page.goto(portal.site + COIN);
    const price = page.locator('.instrument-header [data-field="last"]');
    const served = await price.textContent();
    await expect.poll(() => price.textContent(), patient).not.toBe(served);

    await portal.stopProvider();
    await expect.poll(() => price.getAttribute('data-stale'), patient).not.toBeNull();
    expect(await price.getAttribute('title')).toContain('Verbindung unterbrochen');
    const last = await price.textContent();

    await portal.startProvider();
    // Maximum delay between two attempts: 32 s.
    await expect.poll(() => price.getAttribute('data-stale'), patient).toBeNull();
    await expect.poll(() => price.textContent(), patient).not.toBe(last);
    expect(await price.getAttribute('title')).toBeNull();
  }, 180_000);

  it.each([
    ['light', desktop],
    ['dark', mobile],
  ] as const)('leave a page without a finding of axe while they move, %s', async (colorScheme, device) => {
    const { page } = await browser.open({ ...device, colorScheme, bypassCSP: true });
    const sockets = socketsOf(page);
    await page.goto(`${portal.site}/realtime/TecDAX`);
    await expect.poll(() => sockets.length, patient).toBe(1);
    await expect.poll(() => page.locator('[data-flash]').count(), patient).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('without live prices', () => {
  const portal = inject('portal');

  it('[ROUTE-069] shows the members of the nine indices and no others', async () => {
    for (const alias of INDICES) {
      const html = await (await fetch(`${portal}/realtime/${alias}`)).text();
      expect([alias, html.match(/data-field="ask"/g)?.length ?? 0]).toEqual([alias, expect.toSatisfy((count: number) => count >= 30)]);
    }
    for (const alias of ['FTSE', 'dax', 'DAX/mehr']) expect((await fetch(`${portal}/realtime/${alias}`)).status).toBe(404);
  });

  it('sorts the members by links when there is no JavaScript', async () => {
    const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
    await page.goto(`${portal}/realtime/DAX`);
    await page.getByRole('link', { name: 'Veränderung' }).click();
    expect(page.url()).toContain('?sortierung=veraenderung&richtung=ab');
    const changes = await page.locator('.realtime-list td [data-field="performancePct"] .price-change__value').allTextContents();
    const figures = changes.map((text) =>
      Number(
        text
          .replace(/[^\d,−]/g, '')
          .replace('−', '-')
          .replace(',', '.'),
      ),
    );
    expect(figures).toHaveLength(40);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    expect(await page.locator('.top-assets__price').first().textContent()).toMatch(/^[\d.]+,\d\d$/);
  });

  it.each([
    ['where nothing has a price', '/gibt-es-nicht', desktop],
    ['[SHELL-015] where the only prices are in the bar, which is not shown', '/impressum', mobile],
  ] as const)('asks for no token and opens no connection %s', async (_, path, device) => {
    const { page, requests } = await browser.open(device);
    const sockets = socketsOf(page);
    await page.goto(portal + path, { waitUntil: 'networkidle' });
    // Waits longer than the idle time after which prices would begin.
    await page.waitForTimeout(500);
    expect([sockets, requests.filter((url) => /push|live-/.test(url))]).toEqual([[], []]);
  });

  it('[SHELL-015] [STREAM-025] leaves the loaded values as they are while no token comes, and tells the visitor nothing', async () => {
    const { page, requests } = await browser.open(desktop);
    const sockets = socketsOf(page);
    await page.route('**/api/v1/push/token', (route) => route.abort());
    await page.goto(`${portal}/impressum`);
    const text = () => page.locator('body').innerText();
    const loaded = await text();
    // Waits for a second request: the first one has failed by then.
    await expect.poll(() => requests.filter((url) => url.endsWith('/push/token')).length, patient).toBeGreaterThan(1);
    expect([sockets, await text()]).toEqual([[], loaded]);
  });

  it('[ROUTE-040] [ROUTE-159] has a push list for each issuer, with or without the alias of a tab, and 404 for others', async () => {
    const list = '/derivate/realpush-liste';
    const headings = async (path: string) => {
      const html = await (await fetch(portal + list + path)).text();
      return [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading);
    };
    expect(await headings('/erzquell')).toContain('Gold');
    expect(await headings('/erzquell/gold')).toContain('Gold');
    expect(await headings('/erzquell/oel')).toContain('Öl');
    for (const alias of ['hansekontor', 'talmark'])
      expect(await headings(`/${alias}`)).toContainEqual(expect.stringMatching(/^[\d.]+ Produkte?$/));
    for (const path of ['/unbekannt', '/erzquell/holz', '']) expect((await fetch(portal + list + path)).status).toBe(404);
  });

  it('[SHELL-004] [SHELL-009] shows the bar on wide screens only, the Nikkei where there is room', async () => {
    const { page } = await browser.open(desktop);
    await page.goto(`${portal}/impressum`);
    const shown = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return page.locator('.top-assets__name:visible').allTextContents();
    };
    expect([await shown(390), await shown(1023)]).toEqual([[], []]);
    expect(await shown(1024)).toEqual(['DAX', 'Dow Jones', 'Gold', 'EUR/USD', 'Brent', 'Bitcoin']);
    expect(await shown(1280)).toEqual(['DAX', 'Dow Jones', 'Nikkei', 'Gold', 'EUR/USD', 'Brent', 'Bitcoin']);
    const themes = page.locator('[data-theme-toggle]:visible');
    await page.setViewportSize({ width: 1024, height: 800 });
    expect(await themes.count()).toBe(1);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('.site-header__full > summary').click();
    expect(await themes.count()).toBe(1);
  });
});

function socketsOf(page: Page): string[] {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  return sockets;
}

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }[];
}

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  const { violations } = await page.evaluate<AxeResult>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
