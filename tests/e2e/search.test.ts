import { describe, expect, inject, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { desktop, mobile, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();

describe('the search of wide windows', () => {
  it('suggests while typing, by keys alone: `/`, arrows, Escape, Enter', async () => {
    const { page, errors, requests } = await browser.open();
    await page.goto(`${portal}/impressum`);
    expect(requests.filter((url) => url.includes('/api/v1/instruments'))).toEqual([]);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Suche' });
    await field.waitFor();
    await page.getByRole('group', { name: 'Häufig gesucht' }).waitFor();
    await page.keyboard.type('siemens');
    await page.getByRole('option', { name: /^Siemens.*WKN 723610/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/aktien/Siemens-Aktie-DE0007236101');
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: 'Zuletzt gesucht' }).getByText('Siemens').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('the search of phones', () => {
  it('[SEARCH-015] opens over the whole screen, has the focus half a second later, and closes', async () => {
    const { page, errors } = await browser.open(mobile);
    await page.goto(`${portal}/impressum`);
    await page.getByRole('link', { name: 'Suche', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'Suche' });
    await dialog.waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.textContent);
    expect(await focused()).toBe('Abbrechen');
    await expect.poll(focused).toBe('combobox');
    await page.keyboard.type('dax');
    await dialog.getByRole('option', { name: 'Alle Ergebnisse anzeigen' }).waitFor();
    expect(await axeFindings(page, '.search-box')).toEqual([]);
    await dialog.getByRole('button', { name: 'Abbrechen' }).tap();
    expect(await dialog.count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('the search without JavaScript', () => {
  it('leads from its field to results by type and on to all of a type; an ISIN to its instrument', async () => {
    const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
    await page.goto(`${portal}/impressum`);
    const field = page.locator('.site-header input[name="q"]');
    await field.fill('  deutsche   bank ');
    await field.press('Enter');
    await page.waitForURL(`${portal}/suche/deutsche-bank`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Suche nach „deutsche bank“');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.goto(`${portal}/suche/dax`);
    await page.getByRole('link', { name: /^Alle \d+ ETFs anzeigen/ }).click();
    await page.waitForURL(`${portal}/suche/typ/etfs/dax`);
    await page.locator('.site-header input[name="q"]').fill('DE0007164600');
    await page.locator('.site-header input[name="q"]').press('Enter');
    await page.waitForURL('**/aktien/SAP-Aktie-DE0007164600');
  });
});
