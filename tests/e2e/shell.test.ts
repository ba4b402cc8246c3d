import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, inject, it } from 'vitest';
import { loadConfig } from '#config/reader/load.ts';
import { readPath } from '#config/routes/path.ts';
import { matchPage } from '#renderer/route.ts';
import { desktop, mobile, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [390, 1024, 1440];

it.each([
  ['a visitor', '/impressum', false],
  ['the app', '/impressum?client=app', false],
  ['maintenance', '/maintenance', false],
  ['a visitor who lost the network', '/impressum', true],
])('is without a finding of axe on all widths, light and dark: %s', async (_state, path, isOffline) => {
  const { page } = await browser.open({ ...desktop, reducedMotion: 'reduce' });
  await page.goto(portal + path);
  await page.context().setOffline(isOffline);
  await page.evaluate(axeSource);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>('axe.run()');
      found.push(...violations.map(({ id, nodes }) => `${width} ${colorScheme} ${id}: ${nodes[0]?.html}`));
    }
    if (await page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth'))
      found.push(`${width} is too wide`);
  }
  expect(found).toEqual([]);
});

it('keeps the focus in the open navigation, and closes it on Escape', async () => {
  const { page } = await browser.open(mobile);
  await page.goto(`${portal}/impressum`);
  await page.locator('.site-header__burger').click();
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<{ violations: { id: string }[] }>('axe.run()');
  expect(violations.map(({ id }) => id)).toEqual([]);
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

it('[CONF-004] leads from navigation, header and footer to no page that is not there', async () => {
  const { config } = loadConfig(`${import.meta.dirname}/../../config`);
  console.info(`Pages that are still to come: ${config.comingPages.pages.length}`);
  const html = await (await fetch(`${portal}/impressum`)).text();
  const frame = [...html.matchAll(/<(header|footer) class="site-.*?<\/\1>/gs)].map(([part]) => part).join('');
  const paths = new Set([...frame.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = '']) => path));
  // Whether an instrument exists, `config:check -- --live` asks the provider.
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
