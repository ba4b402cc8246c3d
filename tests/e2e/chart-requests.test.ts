import { expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();

it('[INSTR-029] another range of a chart is a new request for that range and notation', async () => {
  const { page, requests, errors } = await browser.open();
  await page.goto(`${portal}/aktien/SAP-Aktie-DE0007164600`);
  const asked = (): URL[] => requests.map((url) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/chart_history'));
  expect(asked()).toEqual([]);
  await page.locator('[data-block="price-chart"] a[href*="zeitraum=M1"]').first().click();
  await expect.poll(() => asked().length).toBe(1);
  const [request] = asked();
  expect(request?.searchParams.get('range')).toBe('M1');
  expect(request?.searchParams.get('idNotation')).toMatch(/^\d+$/);
  expect(errors).toEqual([]);
});
