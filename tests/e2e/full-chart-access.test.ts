import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { desktop, mobile, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const stage = '.full-chart__plot';
const SHARE = `${portal}/aktien/chart/SAP-Aktie-DE0007164600`;
const VIEW = '?zeitraum=Y1&vergleich=INDEX:20735&indikatoren=bollinger-20-2,rsi-14&ereignisse=berichte,dividenden,nachrichten';
const PANELS = ['Vergleichen', 'Indikatoren', 'Ereignisse', 'Zeichnen', 'Mehr'];

async function wake(page: Page): Promise<void> {
  await page.locator('.full-chart__stage').hover();
  await page.locator(`${stage}[data-ready] canvas`).first().waitFor();
  await page.locator('.full-chart__island[aria-busy="false"]').waitFor({ state: 'attached' });
}
const told = async (page: Page): Promise<string> =>
  ((await page.locator(stage).getAttribute('aria-valuetext')) ?? '').replaceAll('\u00A0', ' ');

it.each([
  ['light', desktop],
  ['dark', mobile],
] as const)(
  'has nothing for axe to find: %s, before and after it lives, with each panel, the tables and the plan open',
  async (colorScheme, size) => {
    const { page, errors } = await browser.open({ ...size, colorScheme });
    await page.goto(`${SHARE}${VIEW}`);
    expect(await axeFindings(page, '.full-chart')).toEqual([]);
    await wake(page);
    expect(await axeFindings(page, '.full-chart')).toEqual([]);
    for (const name of PANELS) {
      const panel = page.locator('.full-chart__panel', { has: page.locator('summary', { hasText: name }) });
      await panel.locator('summary').click();
      expect(await axeFindings(page, '.full-chart'), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => panel.getAttribute('open')).toBeNull();
    }
    for (const table of await page.locator('.full-chart__island > .full-chart__table > details > summary').all())
      await table.press('Enter');
    expect(await page.locator('.full-chart__island > .full-chart__table > details[open]').count()).toBe(2);
    await page.locator('.full-chart__plan > summary').press('Enter');
    await page.getByRole('textbox', { name: 'Stopp' }).fill('bald');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.full-chart__level .full-chart__fault').textContent()).toContain('„bald“ ist keine Zahl');
    expect(new URL(page.url()).searchParams.get('stopp')).toBe('bald');
    expect(await axeFindings(page, '.full-chart')).toEqual([]);
    expect(errors).toEqual([]);
  },
  120_000,
);

it('is walked by keyboard alone: into the plot, over its bars with values and events, and through the panels', async () => {
  const { page, errors } = await browser.open();
  await page.goto(`${SHARE}${VIEW}`);
  // The first key press hydrates the chart, as a touch does; focus does not move. Added controls precede the elements after the plot.
  await page.locator('.full-chart__ranges a[aria-current]').focus();
  const stops: string[] = [];
  for (let step = 0; step < 60 && !stops.at(-1)?.startsWith('slider'); step += 1) {
    await page.keyboard.press('Tab');
    if (step === 0) await page.locator(`${stage}[data-ready]`).waitFor();
    stops.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return `${focused?.getAttribute('role') ?? focused?.tagName.toLowerCase()} ${focused?.textContent.trim().slice(0, 40)}`;
      }),
    );
  }
  for (const name of PANELS)
    expect(
      stops.some((stop) => stop.startsWith(`summary ${name}`)),
      `${name} in ${stops.join(' | ')}`,
    ).toBe(true);
  expect(stops.at(-1)).toMatch(/^slider/);

  // Announces the newest bar without a cursor; then moves back over all bars with their events.
  expect(await told(page)).toMatch(
    /^\d\d\.\d\d\.\d{4}: Schluss [\d.]+,\d\d, Eröffnung .*\. DAX: [+−]?[\d,]+ %\. Bollinger-Bänder 20\/2 oben: [\d.,]+\. .*RSI 14: [\d,]+/,
  );
  await page.keyboard.press('ArrowLeft');
  const before = await told(page);
  await page.keyboard.press('ArrowLeft');
  expect(await told(page)).not.toBe(before);
  await page.keyboard.press('Home');
  expect(await page.locator(stage).getAttribute('aria-valuenow')).toBe('0');
  let heard = '';
  for (let bar = 0; bar < 260 && !/bericht/i.test(heard); bar += 1) {
    await page.keyboard.press('ArrowRight');
    heard = await told(page);
  }
  expect(heard).toMatch(/bericht/i);
  await page.keyboard.press('Escape');

  // Enter opens a panel, and Escape returns the focus to its summary.
  const summary = page.locator('.full-chart__panel > summary', { hasText: 'Ereignisse' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => new URL(page.url()).searchParams.get('ereignisse')).toBe('dividenden,nachrichten');
  await page.keyboard.press('Escape');
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  // Everything visible has a text alternative.
  await page.locator('.full-chart__panel > summary', { hasText: 'Mehr' }).press('Enter');
  const listen = page.getByRole('button', { name: 'Kurse anhören' });
  await listen.press('Enter');
  expect(await listen.getAttribute('aria-pressed')).toBe('true');
  await listen.press('Enter');
  expect(await listen.getAttribute('aria-pressed')).toBe('false');
  expect(errors).toEqual([]);
});

it('shows single prices of the day as a line and tells them to the second, and draws them without scripts, too', async () => {
  const { page, requests, errors } = await browser.open();
  await page.goto(`${SHARE}?zeitraum=D1`);
  await wake(page);
  await page.locator('select[name="aufloesung"]').selectOption('tick');
  await expect.poll(() => requests.some((url) => url.includes('resolution=tick'))).toBe(true);
  await page.locator('.full-chart__island[aria-busy="false"]').waitFor({ state: 'attached' });
  expect(new URL(page.url()).searchParams.get('aufloesung')).toBe('tick');
  expect(await page.locator('select[name="typ"] option').allTextContents()).toEqual(['Linie', 'Fläche']);
  await expect.poll(() => told(page)).toMatch(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d Uhr: [\d.]+,\d\d/);
  expect(Number(await page.locator(stage).getAttribute('aria-valuemax'))).toBeGreaterThan(1_000);
  const html = await (await fetch(page.url())).text();
  expect(/series-chart__line" d="([^"]*)"/.exec(html)?.[1]?.split('L').length).toBeGreaterThan(150);
  expect(errors).toEqual([]);
});

it('shows values of indicators, marks and a switch for each kind of event without scripts', async () => {
  const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
  await page.goto(`${SHARE}${VIEW}`);
  const legend = (await page.locator('.full-chart__picture .full-chart__overlays').textContent())?.replaceAll('\u00A0', ' ');
  expect(legend).toMatch(/DAX [+−]?[\d,]+ %.*Bollinger-Bänder 20\/2.* [\d.,]+.*RSI 14 [\d,]+/);
  const heads = await page.locator('.full-chart__body > .full-chart__table th[scope="col"]').allTextContents();
  expect(heads).toEqual(
    expect.arrayContaining(['Bollinger-Bänder 20/2 oben', 'Bollinger-Bänder 20/2 Mitte', 'Bollinger-Bänder 20/2 unten', 'RSI 14']),
  );
  expect(await page.locator('.full-chart__marks text').count()).toBeGreaterThan(3);
  await page.locator('.full-chart__panel > summary', { hasText: 'Ereignisse' }).click();
  await page.getByRole('checkbox', { name: 'Berichte' }).uncheck();
  await page.getByRole('checkbox', { name: 'Nachrichten' }).uncheck();
  await page.locator('form:has([name="dividenden"]) button').click();
  expect(new URL(page.url()).searchParams.get('ereignisse')).toBe('auswahl');
  expect([...new Set(await page.locator('.full-chart__marks text').allTextContents())]).toEqual(['D']);
  expect(await page.locator('[name="berichte"]').isChecked()).toBe(false);
});

it('marks the splits of a company where they were', async () => {
  const html = await (await fetch(`${portal}/aktien/chart/Apple-Aktie-US0378331005?zeitraum=Y10&ereignisse=splits`)).text();
  expect(/full-chart__marks"[^>]*>(.*?)<\/svg>/s.exec(html)?.[1]).toMatch(/>S<\/text>$/);
  expect(html).toContain('Aktiensplit 1:4');
});
