import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';
import { readPath } from '#documents/routes/path.ts';
import { matchPage } from '#renderer/route.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { renderWholePage } from '#tests/widths/render-whole-page.ts';
import { axeFindings } from './axe.ts';
import { desktop, mobile, useBrowser } from './browser.ts';
import { logIn } from './log-in.ts';
import { startSlowProxy } from './slow-proxy.ts';

const portal = inject('portal');
const browser = useBrowser();
const WIDTHS = [390, 1024, 1440];
const PICTURES = process.env.PARKETT_PICTURES;

const STATES: readonly { state: string; path: string; as?: 'basic' | 'pro' | 'support'; isOffline?: boolean }[] = [
  { state: 'a visitor', path: '/impressum' },
  { state: 'a user of Basic', path: '/impressum', as: 'basic' },
  { state: 'a user of Pro', path: '/impressum', as: 'pro' },
  { state: 'a user whose account support works in', path: '/impressum', as: 'support' },
  { state: 'the app', path: '/impressum?client=app' },
  { state: 'maintenance', path: '/maintenance' },
  { state: 'a visitor who lost the network', path: '/impressum', isOffline: true },
  { state: 'the login', path: '/login' },
  { state: 'a forgotten password', path: '/passwort' },
];
it.each(STATES)('is without a finding of axe on all widths, light and dark: $state', async ({ state, path, as, isOffline = false }) => {
  const { page } = await browser.open({ ...desktop, reducedMotion: 'reduce' });
  if (as !== undefined) await logIn(page.context(), as);
  if (as === 'support') await workFor(page, 'pro');
  await page.goto(portal + path);
  // The user's data loads after the page.
  if (as === 'support') await page.locator('[data-admin-view]').waitFor();
  else if (as !== undefined) await page.waitForFunction(() => localStorage.getItem('user') !== null);
  await page.context().setOffline(isOffline);
  await renderWholePage(page);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await axeFindings(page)).map((finding) => `${width} ${colorScheme} ${finding}`));
      // Saves screenshots for manual review in the folder named by PARKETT_PICTURES.
      if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${state.replaceAll(' ', '-')}-${width}-${colorScheme}.png` });
    }
    if (await page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth'))
      found.push(`${width} is too wide`);
  }
  expect(found).toEqual([]);
});

/** Lets a support session act in the account of a user. */
async function workFor(page: Page, name: Parameters<typeof demoEmail>[0]): Promise<void> {
  const data = { email: demoEmail(name) };
  const answer = await page.context().request.post(`${portal}/api/v1/users/impersonation`, { headers: { origin: portal }, data });
  expect(answer.status()).toBe(200);
}

it('keeps the focus in the open navigation, and closes it on Escape', async () => {
  const { page } = await browser.open(mobile);
  await page.goto(`${portal}/impressum`);
  await page.locator('.site-header__burger').click();
  expect(await axeFindings(page)).toEqual([]);
  const places: boolean[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    places.push(
      await page.evaluate<boolean>("document.activeElement === document.body || !!document.activeElement.closest('.site-header__full')"),
    );
  }
  expect(places).not.toContain(false);
  await page.keyboard.press('Escape');
  expect(await page.locator('.site-header__sheet').isVisible()).toBe(false);
});

it('leads through its three levels by keyboard alone', async () => {
  const { page } = await browser.open(desktop);
  await page.goto(`${portal}/aktien/SAP-Aktie-DE0007164600`);
  const levels = new Set<string>();
  for (let step = 0; step < 60 && !levels.has('3'); step += 1) {
    await page.keyboard.press('Tab');
    const level = await page.evaluate(() => /level--(\d)/.exec(document.activeElement?.closest('[class*=level--]')?.className ?? '')?.[1]);
    if (level !== undefined) levels.add(level);
  }
  expect([...levels]).toEqual(['1', '2', '3']);
  await page.keyboard.press('Tab');
  const target = await page.evaluate(() => (document.activeElement instanceof HTMLAnchorElement ? document.activeElement.pathname : ''));
  expect(target).toMatch(/^\/(?!aktien\/SAP)./u);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === target);
});

it('leaves the rest of the header in use while the navigation is open on a wide screen, without a finding of axe', async () => {
  const { page } = await browser.open({ ...desktop, reducedMotion: 'reduce' });
  await logIn(page.context(), 'basic');
  await page.goto(`${portal}/aktien/SAP-Aktie-DE0007164600`);
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  const [full, menu] = ['.site-header__full', '.user-entry--bar details'].map((part) => page.locator(part));
  await page.locator('.site-header__burger').click();
  expect(await axeFindings(page)).toEqual([]);
  await menu?.locator('summary').click();
  expect([await full?.getAttribute('open'), await menu?.getAttribute('open')]).toEqual([null, '']);
  expect(await axeFindings(page)).toEqual([]);
});

describe('while pages load, on all widths, at first and again', () => {
  /** Records each shift with the elements that moved. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[])
          moved.push(`${entry.value} ${entry.sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName).join(', ')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  const tooMuch = async (page: Page, most = 0.02): Promise<string[]> => {
    // Waits two frames for the latest change to be laid out.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
    return moved.reduce((total, each) => total + Number.parseFloat(each), 0) > most ? moved : [];
  };

  it('nothing moves for a visitor, also where a page arrives piece by piece', async () => {
    const slow = await startSlowProxy(portal);
    try {
      const { page } = await browser.open(desktop);
      await watch(page);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of ['/', '/aktien', '/aktien/SAP-Aktie-DE0007164600', '/impressum']) {
          await page.goto(slow.origin + path);
          found.push(...(await tooMuch(page)).map((each) => `${width} ${path}: ${each}`));
        }
      }
      expect(found).toEqual([]);
    } finally {
      await slow.close();
    }
  });

  it('the head of a wide page is shown at once, however small its pieces are', async () => {
    const slow = await startSlowProxy(portal, 80);
    try {
      const { page } = await browser.open(desktop);
      await watch(page);
      await page.goto(`${slow.origin}/impressum`);
      // A time that becomes wider with the first price of the day counts 0.00002.
      expect(await tooMuch(page, 0.0001)).toEqual([]);
      await page.locator('.site-header__burger').click();
      expect(await page.locator('.site-header__sheet').isVisible()).toBe(true);
    } finally {
      await slow.close();
    }
  });

  it('nothing moves for who is logged in', async () => {
    const { page } = await browser.open(desktop);
    await logIn(page.context(), 'pro');
    await watch(page);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/aktien/SAP-Aktie-DE0007164600', '/impressum']) {
        await page.goto(portal + path);
        await page.waitForFunction(() => localStorage.getItem('user') !== null);
        found.push(...(await tooMuch(page)).map((each) => `${width} ${path}: ${each}`));
      }
    }
    expect(found).toEqual([]);
  });
});

it('opens all levels of the navigation and the Privacy Center without JavaScript', async () => {
  const { page } = await browser.open({ ...mobile, javaScriptEnabled: false });
  await page.goto(`${portal}/impressum`);
  await page.locator('.site-header__burger').click();
  await page.locator('.site-header__sheet summary').first().click();
  expect(await page.locator('.site-header__sheet a').first().isVisible()).toBe(true);
  await page.locator('.site-header__burger').click();
  await page.getByRole('link', { name: 'Privacy Center' }).click();
  const purpose = page.getByRole('checkbox').first();
  expect([new URL(page.url()).pathname, await purpose.isChecked()]).toEqual(['/privacy-center', false]);
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await page.getByText(/^Gespeichert\./u).waitFor();
  const kept = (await page.context().cookies()).find(({ name }) => name === 'consent');
  const days = Math.round(((kept?.expires ?? 0) - Date.now() / 1_000) / 86_400);
  expect([await purpose.isChecked(), kept?.value, days]).toEqual([true, '1', 180]);
});

it('[CONF-004] has the groups, sections, podcasts, systems, experts, plans and the forum in its navigation', async () => {
  const { hosts } = loadConfig(`${import.meta.dirname}/../../config`).config.site;
  const html = await (await fetch(`${portal}/impressum`)).text();
  const navigation = /<header class="site-.*?<\/header>/s.exec(html)?.[0] ?? '';
  const links = new Set([...navigation.matchAll(/href="([^"#?]*)/g)].map(([, href = '']) => href));
  const below = (path: string): readonly string[] => [...links].filter((link) => link.startsWith(path));
  for (const group of ['Börse &amp; Kurse', 'News &amp; Analysen', 'Meine Übersicht', 'Premium']) expect(navigation).toContain(group);
  const sections = [
    'index',
    'aktien',
    'rohstoffe',
    'devisen',
    'kryptowaehrungen',
    'etf',
    'fonds',
    'anleihen',
    'futures',
    'zinsen',
    'derivate',
  ];
  for (const section of ['mittelstandsanleihen', ...sections]) expect([section, links.has(`/${section}`)]).toEqual([section, true]);
  expect([...links].filter((link) => /^\/news(?:\/|$)/u.test(link)).length).toBeGreaterThan(3);
  expect(below('/news/podcast/')).toHaveLength(2);
  expect(below('/handelssysteme/')).toHaveLength(6);
  expect(below('/experten-')).toHaveLength(2);
  for (const plan of ['basic', 'plus', 'pro', 'handelssysteme']) expect(links).toContain(`/premium/${plan}`);
  expect(below(hosts.forum)).toHaveLength(7);
});

it('[CONF-004] leads from navigation, header and footer to no page that is not there', async () => {
  const { config } = loadConfig(`${import.meta.dirname}/../../config`);
  console.info(`Pages that are still to come: ${config.comingPages.pages.length}`);
  const html = await (await fetch(`${portal}/impressum`)).text();
  const frame = [...html.matchAll(/<(header|footer) class="site-.*?<\/\1>/gs)].map(([part]) => part).join('');
  const paths = new Set([...frame.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = '']) => path));
  // `config:check -- --live` asks the provider whether an instrument exists.
  const own = [...paths].filter((path) => matchPage(config, readPath(path))?.page.subject?.kind !== 'instrument');
  expect(own.length).toBeGreaterThan(20);
  const statuses = await Promise.all(own.map(async (path) => [path, (await fetch(portal + path, { redirect: 'manual' })).status] as const));
  expect(statuses.filter(([, status]) => status === 404)).toEqual([]);
  const come = await Promise.all(
    config.comingPages.pages
      .filter((page) => !page.includes('['))
      .map(async (path) => [path, (await fetch(portal + path, { redirect: 'manual' })).status] as const),
  );
  expect(come.filter(([, status]) => status === 200)).toEqual([]);
});
