import { expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { logIn } from './log-in.ts';

const portal = inject('portal');
const browser = useBrowser();
const stage = '.full-chart__plot';

it('[ROUTE-079] the chart page draws its view on the server, comes to life in the same place when touched, and keeps its view in the address', async () => {
  const { page, requests, errors } = await browser.open();
  await page.goto(`${portal}/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=M6&typ=balken`);
  const scripts = (): string[] => requests.filter((url) => /\/assets\/(full-chart|live\.client|lightweight|hydrate)/.test(url));
  expect(await page.locator('.full-chart__falling').getAttribute('d')).toMatch(/^M/);
  // The chart loads no scripts before the first interaction.
  expect(scripts()).toEqual([]);
  // Prices that arrive once the page is idle may wrap a line, which is not caused by the chart.
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator('.full-chart__stage').hover();
  await page.locator(`${stage}[data-ready] canvas`).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await page.locator('.full-chart__picture').isVisible()).toBe(false);

  await page.locator('select[name="typ"]').selectOption('linie');
  await page.locator('.full-chart__ranges a', { hasText: '1M' }).first().click();
  await expect.poll(() => new URL(page.url()).search).toBe('?zeitraum=M1&typ=linie');
  await expect.poll(() => requests.some((url) => url.includes('range=M1') && url.includes('resolution=1H'))).toBe(true);

  await page.locator('.full-chart__island[aria-busy="false"]').waitFor({ state: 'attached' });
  // The keyboard moves over the bars, and each is announced.
  await page.locator(stage).focus();
  await page.keyboard.press('Home');
  const first = await page.locator(stage).getAttribute('aria-valuetext');
  expect(first).toMatch(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d\u00A0Uhr: Schluss [\d.]+,\d\d/);
  await page.keyboard.press('ArrowRight');
  expect(await page.locator(stage).getAttribute('aria-valuetext')).not.toBe(first);
  await expect.poll(() => page.locator('.full-chart__legend').textContent()).toMatch(/^\d\d\.\d\d\.\d{4}/);

  // Company events are marked at their day: the newest quarterly report is less than half a year old.
  await page.locator('.full-chart__ranges a', { hasText: '6M' }).click();
  await expect.poll(() => requests.some((url) => url.includes('/calendar_events/events?'))).toBe(true);
  await page.locator('.full-chart__island[aria-busy="false"]').waitFor({ state: 'attached' });
  await page.locator(stage).focus();
  await page.keyboard.press('Home');
  const told = async (): Promise<string> => (await page.locator(stage).getAttribute('aria-valuetext')) ?? '';
  for (let bar = 0; bar < 130 && !/bericht/i.test(await told()); bar++) await page.keyboard.press('ArrowRight');
  expect(await told()).toMatch(/Schluss .*\. .*bericht/i);
  await page.locator('.full-chart__ranges a', { hasText: '1M' }).first().click();
  // The address contains the indicator and the second instrument, too.
  await page.locator('summary', { hasText: 'Indikatoren' }).click();
  await page.getByLabel('Indikator hinzufügen').selectOption('rsi');
  await page.locator('summary', { hasText: 'Vergleichen' }).click();
  await page.getByLabel('Vergleichen mit').fill('DAX');
  await page.locator('.full-chart__hits button', { hasText: 'DAX' }).first().click();
  await expect
    .poll(() => page.locator('.full-chart__overlays li').allTextContents())
    .toEqual([expect.stringMatching(/DAX.* [+−]?[\d,]+\u00A0%/), expect.stringMatching(/^RSI 14 \d/)]);
  expect(new URL(page.url()).search).toMatch(/^\?zeitraum=M1&typ=linie&vergleich=INDEX:\d+&indikatoren=rsi-14(?:&farben=\d,\d)?$/);
  expect(errors).toEqual([]);

  // The address leads to the same view, rendered by the server.
  await page.reload();
  expect(await page.locator('select[name="typ"]').inputValue()).toBe('linie');
  expect(await page.locator('.full-chart__ranges a[aria-current]').textContent()).toBe('1M');
  expect(await page.locator('.series-chart__line').getAttribute('d')).toMatch(/^M/);
});

it('[USER-022] what somebody with Plus draws stays in his account, by pointer and by keyboard', async () => {
  const address = `${portal}/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=M6`;
  const { page, errors } = await browser.open();
  await logIn(page.context(), 'plus');
  const open = async (): Promise<void> => {
    await page.goto(address);
    await page.locator('.full-chart__stage').hover();
    await page.locator(`${stage}[data-ready] canvas`).first().waitFor();
  };
  const panel = page.locator('.full-chart__panel', { has: page.locator('summary', { hasText: 'Zeichnen' }) });
  const drawn = page.locator('.full-chart__drawings li');
  const prices = (): Promise<string[]> =>
    drawn.locator('input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await open();
  await panel.locator('summary').click();
  await panel.getByRole('button', { name: 'Trendlinie' }).click();
  const box = await page.locator(stage).boundingBox();
  const at = (x: number, y: number) => ({ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y });
  await page.mouse.click(at(60, 60).x, at(60, 60).y);
  await expect.poll(() => page.locator('.full-chart__hint').textContent()).toContain('Setze Punkt 2 von 2');
  await page.mouse.click(at(260, 160).x, at(260, 160).y);
  await expect.poll(() => panel.locator('summary').textContent()).toBe('Zeichnen (1)');

  // Adds a level at the close of the first bar by keyboard.
  await panel.locator('summary').click();
  await panel.getByRole('button', { name: 'Waagerechte Linie' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(stage).evaluate((plot) => plot === document.activeElement)).toBe(true);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(() => panel.locator('summary').textContent()).toBe('Zeichnen (2)');

  // Dragging the second point moves only that point.
  await panel.locator('summary').click();
  await drawn.first().locator('.full-chart__drawing').click();
  await expect.poll(prices).toHaveLength(3);
  const before = await prices();
  await page.keyboard.press('Escape');
  await page.mouse.move(at(260, 160).x, at(260, 160).y);
  await page.mouse.down();
  await page.mouse.move(at(280, 60).x, at(280, 60).y, { steps: 3 });
  await page.mouse.up();
  let after: string[] = [];
  await expect.poll(async () => (after = await prices())).toEqual([before[0], expect.not.stringMatching(`^${before[1]}$`), before[2]]);

  // All drawings are there on the next visit; the text shows the first bar's close as the level.
  await open();
  await panel.locator('summary').click();
  await expect.poll(prices).toEqual(after);
  await page.getByRole('button', { name: 'Trendlinie löschen' }).click();
  await drawn.first().locator('.full-chart__drawing').click();
  await page.keyboard.press('Escape');
  await page.locator(stage).focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => panel.locator('summary').textContent()).toBe('Zeichnen');
  expect(errors).toEqual([]);
});

it('[ROUTE-079] an address with a comparison and indicators is drawn on the server, works by plain forms, and costs no script until it is touched', async () => {
  const { page, requests, errors } = await browser.open();
  const address = `${portal}/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=Y1&vergleich=INDEX:20735&indikatoren=sma-50,rsi-14`;
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/assets\/(live\.client|lightweight|hydrate)/.test(url))).toEqual([]);
  await expect.poll(() => page.locator('.full-chart__picture .full-chart__line').count()).toBe(3);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator('.full-chart__stage').hover();
  await page.locator(`${stage}[data-ready] canvas`).first().waitFor();
  await expect.poll(() => page.locator('.full-chart__stage .full-chart__overlays li').count()).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(errors).toEqual([]);
  const html = await (await fetch(`${address}&indikator=ema&mit=Brent`)).text();
  expect(html.match(/class="full-chart__line"/g)).toHaveLength(4);
  expect(html).toMatch(
    /<nav class="full-chart__found"[^>]*>.*href="[^"]*vergleich=INDEX:20735,COMMODITY:\d+&amp;indikatoren=sma-50,rsi-14,ema-\d+"/,
  );
});

it('[ROUTE-079] a trade is planned in the chart of an underlying: levels that are dragged or typed, and the knock-outs that suit', async () => {
  const { page, errors } = await browser.open();
  await page.goto(`${portal}/index/chart/DAX-Index-20735?zeitraum=M6`);
  await page.locator('.full-chart__stage').hover();
  await page.locator(`${stage}[data-ready] canvas`).first().waitFor();
  await page.locator('.full-chart__plan > summary').click();
  const rows = page.locator('.full-chart__plan tbody tr');
  await expect.poll(() => rows.count(), { timeout: 10_000 }).toBeGreaterThan(0);
  const stop = page.getByRole('textbox', { name: 'Stopp' });
  const before = await stop.inputValue();
  await page.locator(stage).scrollIntoViewIfNeeded();
  const box = await page.locator(stage).boundingBox();
  const { x = 0, y = 0, height = 0 } = box ?? {};
  for (let at = 10; at < height - 40 && (await stop.inputValue()) === before; at += 8) {
    await page.mouse.move(x + 200, y + at);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + at + 15, { steps: 3 });
    await page.mouse.up();
  }
  expect(await stop.inputValue()).not.toBe(before);
  const numbers = ['Einstieg', 'Stopp', 'Ziel', 'Risiko in Euro'].map((name) => page.getByRole('textbox', { name }));
  // The drags may have moved other levels; typing restores the plan.
  const last = Number((await numbers[0]?.inputValue())?.replaceAll('.', '').replace(',', '.'));
  for (const [index, value] of [last, last * 0.97, last * 1.06, 500].entries()) {
    await numbers[index]?.fill(value.toFixed(0));
    await numbers[index]?.press('Enter');
  }
  await expect.poll(() => new URL(page.url()).search).toContain('risiko=500');
  await expect.poll(() => rows.count(), { timeout: 10_000 }).toBeGreaterThan(0);
  const told = await rows.first().textContent();
  expect(told).toMatch(/−\d+,\d\d\u00A0EUR/);
  expect(errors).toEqual([]);

  // The result is the same without scripts: every threshold is beyond the stop, no position loses more than the risk.
  const html = await (await fetch(page.url())).text();
  const list = /full-chart__products">(.*?)<\/table>/s.exec(html)?.[1] ?? '';
  const losses = [...list.matchAll(/−(\d+),(\d\d)\u00A0EUR/g)].map(([, euros, cents]) => Number(`${euros}.${cents}`));
  expect(losses.length).toBeGreaterThan(0);
  expect(Math.max(...losses)).toBeLessThanOrEqual(500);
});
