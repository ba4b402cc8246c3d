import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChild, freePort, untilReady } from '#tests/bench/processes.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { desktop, mobile, useBrowser } from './browser.ts';

/** A portal with an ad engine and a pixel, both stand-ins from its own origin. */
const folder = mkdtempSync(join(tmpdir(), 'parkett-consent-'));
const browser = useBrowser();
let child: ChildProcess;
let site = '';

beforeAll(async () => {
  const root = join(import.meta.dirname, '../..');
  cpSync(join(root, 'config'), folder, { recursive: true });
  const file = join(folder, 'consent.yaml');
  const trackers = [
    '{ name: Werbeserver, kind: ad-engine, environments: [testing], purpose: 2, address: /stand-in/ads.js }',
    '{ name: Pixel, kind: ad-pixel, environments: [testing], purpose: 4, address: /stand-in/pixel.js }',
    '{ name: Anderes, kind: crm, environments: [production], purpose: 4, address: /stand-in/crm.js }',
  ];
  const purposes = [1, 2, 4].map((id) => `  - { id: ${id}, name: Zweck ${id}, text: Wofür. }`).join('\n');
  const text = readFileSync(file, 'utf8');
  const tool = /^tool:\n(?:[ #].*\n)+/mu.exec(text)?.[0] ?? '';
  writeFileSync(
    file,
    `${tool}bar: { title: Darf Parkett mehr?, text: Einige Programme. }\npurposes:\n${purposes}\ntrackers:\n${trackers.map((one) => `  - ${one}`).join('\n')}\nexternalHosts:\n  - { host: www.openstreetmap.org, name: OpenStreetMap }\n`,
  );
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    PROVIDER_URL: inject('provider'),
    SITE_RATE_LIMIT: 'off',
    PARKETT_CONFIG: folder,
    PARKETT_ENVIRONMENT: 'testing',
  };
  child = spawn(process.execPath, ['site/server/main.ts'], { env, stdio: 'ignore' });
  await untilReady(child, `${site}/health`);
}, 60_000);
afterAll(async () => {
  await endChild(child);
  rmSync(folder, { recursive: true, force: true });
});

/** Layout shift with the HTML of the moved elements. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Opens a page and records its requests. */
async function visit(path: string, options: Parameters<typeof browser.open>[0] = desktop) {
  const { page } = await browser.open(options);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site + path);
  const foreign = (): string[] => asked.filter((url) => !url.startsWith(site));
  const standIns = (): string[] => asked.filter((url) => url.includes('/stand-in/')).map((url) => new URL(url).pathname);
  return { page, asked, foreign, standIns };
}

describe('consent in a browser', () => {
  it.each([
    ['phone', mobile],
    ['desktop', desktop],
  ])('[CONSENT-001] [CONSENT-009] is asked for by a bar that moves nothing, before anything is loaded: %s', async (_name, options) => {
    const { page, standIns } = await visit('/ueber-uns', options);
    await page.evaluate(() => {
      const shifts: Shift[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
          shifts.push({ value, moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? ''))) });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.getByRole('region', { name: 'Darf Parkett mehr?' }).waitFor();
    expect(standIns()).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate<readonly Shift[]>('shifts')).toEqual([]);
    const sizes = await page
      .locator('.consent-bar :is(button, div > a)')
      .evaluateAll((ways) =>
        ways.map((way) => [way.clientWidth, getComputedStyle(way).backgroundColor, getComputedStyle(way).fontWeight].join()),
      );
    expect([sizes.length, new Set(sizes).size]).toEqual([3, 1]);
  });

  it('[CONSENT-011] fills ad slots after a yes, remembers it on the next page, and loads nothing of another environment', async () => {
    const { page, standIns, foreign } = await visit('/ueber-uns');
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect.poll(() => new Set(standIns())).toEqual(new Set(['/stand-in/ads.js', '/stand-in/pixel.js']));
    await page.goto(`${site}/aktien`);
    await expect.poll(() => standIns().length).toBe(4);
    expect([await page.locator('.consent-bar').count(), foreign()]).toEqual([0, []]);
  });

  it('loads nothing after a no, by keyboard alone, and asks no more', async () => {
    const { page, standIns } = await visit('/ueber-uns');
    await page.getByRole('region', { name: 'Darf Parkett mehr?' }).waitFor();
    await page.getByRole('button', { name: 'Alle ablehnen' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.consent-bar').waitFor({ state: 'detached' });
    await page.goto(`${site}/aktien`);
    await page.waitForLoadState('networkidle');
    expect([await page.locator('.consent-bar').count(), standIns()]).toEqual([0, []]);
  });

  it('asks who decided before the pixel was there about that alone, and a no to it takes nothing back', async () => {
    const { page, standIns } = await visit('/impressum');
    await page.context().addCookies([
      { name: 'consent', value: '1', url: site },
      { name: 'purposes', value: '1.2', url: site },
    ]);
    await page.goto(`${site}/ueber-uns`);
    const bar = page.getByRole('region', { name: 'Darf Parkett mehr?' });
    await bar.getByText('Neu dazugekommen: „Zweck 4“.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Ablehnen' }).click();
    await bar.waitFor({ state: 'detached' });
    const kept = await page.context().cookies();
    expect(kept.find(({ name }) => name === 'purposes')?.value).toBe('1.2.-4');
    await page.goto(`${site}/aktien`);
    await expect.poll(() => standIns()).toEqual(['/stand-in/ads.js', '/stand-in/ads.js']);
    expect(await bar.count()).toBe(0);
  });

  it('[CONSENT-002] is not asked for on excluded paths', async () => {
    const { page } = await visit('/impressum');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-consent]').count()).toBe(0);
  });

  it('[CONSENT-024] lets no request go to a foreign host before its switch is on, and the content in at once after a reload', async () => {
    const { page, foreign } = await visit('/ratgeber/boersenzeiten-und-handelsplaetze');
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Karte' }));
    const gate = page.getByRole('switch', { name: /OpenStreetMap/u });
    await gate.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(foreign()).toEqual([]);
    await gate.check();
    await expect.poll(() => foreign().length).toBe(1);
    await page.reload();
    await gate.scrollIntoViewIfNeeded();
    await expect.poll(() => foreign().length).toBe(2);
    expect(await gate.isChecked()).toBe(true);
  });
});
