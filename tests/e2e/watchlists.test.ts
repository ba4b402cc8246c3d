import { expect, inject, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { desktop, useBrowser } from './browser.ts';
import { logIn } from './log-in.ts';

const portal = inject('portal');
const browser = useBrowser();
const TABLE = ['Name;ISIN;Stück', 'SAP;DE0007164600;10', 'Siemens;DE0007236101;5', 'Nochmal;DE0007164600;1', 'Fremd;US0000000000;1'].join(
  '\r\n',
);

it('a list is filled by rows and by a file, renamed and deleted, all without a script', async () => {
  const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
  await logIn(page.context(), 'basic');
  await page.goto(`${portal}/watchlist`);
  await page.getByLabel('Name der neuen Watchlist').fill('Ohne Skript');
  await page.getByRole('button', { name: 'Watchlist anlegen' }).click();
  const list = page.url();
  expect(list).toMatch(/\/watchlist\/[\w-]+$/u);

  // Plain buttons add and remove rows without losing content; the next field has the focus.
  await page.getByLabel('ISIN oder WKN').first().fill('XY');
  await page.getByRole('button', { name: 'Weiteres Instrument' }).click();
  const row = (number: number) => page.getByRole('group', { name: `Instrument ${number}` });
  expect(await row(1).getByLabel('ISIN oder WKN').inputValue()).toBe('XY');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rows.1.code');
  await row(2).getByLabel('ISIN oder WKN').fill('716460');
  await row(2).getByLabel('Stück').fill('1.200');
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
  expect(await page.getByRole('alert').textContent()).toContain('Instrument 1: Eine ISIN hat zwölf Zeichen');
  expect(await row(2).getByLabel('Stück').inputValue()).toBe('1.200');
  await page.getByRole('button', { name: 'Zeile entfernen: Instrument 1, XY' }).click();
  expect(await row(1).getByLabel('ISIN oder WKN').inputValue()).toBe('716460');
  // The Enter key sends the form.
  await row(1).getByLabel('Stück').press('Enter');
  const question = page.getByRole('form', { name: 'Auf die Watchlist nehmen?' });
  expect(await question.textContent()).toContain('SAP');
  await question.getByRole('button', { name: 'Angaben ändern' }).click();
  expect(await row(1).getByLabel('Stück').inputValue()).toBe('1.200');
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
  await page.getByRole('button', { name: 'Auf die Watchlist nehmen' }).click();
  expect(page.url()).toBe(list);
  expect(await page.getByRole('listitem').filter({ hasText: '1.200 Stück' }).count()).toBe(1);

  const file = page.getByLabel('Datei mit ISIN oder WKN');
  const send = page.getByRole('button', { name: 'Datei prüfen' });
  await send.click();
  expect(await page.getByRole('alert').textContent()).toContain('eine Datei aus');
  await file.setInputFiles({ name: 'depot.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await send.click();
  expect(await page.getByRole('alert').textContent()).toContain('Endung .csv');
  await file.setInputFiles({ name: 'depot.csv', mimeType: 'text/csv', buffer: Buffer.alloc(300_000, 'a') });
  await send.click();
  expect(await page.getByRole('alert').textContent()).toContain('zu groß');
  await file.setInputFiles({ name: 'depot.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
  await send.click();
  const found = await question.textContent();
  expect(found).toContain('Siemens (DE0007236101)');
  expect(found).toContain('steht schon darauf');
  expect(found).toContain('2 Zeilen ohne ISIN und WKN');
  await page.getByRole('button', { name: 'Auf die Watchlist nehmen' }).click();
  expect(await page.getByRole('button', { name: /^Entfernen/ }).count()).toBe(2);
  await page.getByRole('button', { name: /^Entfernen \(Siemens/ }).click();
  expect(await page.getByRole('button', { name: /^Entfernen/ }).count()).toBe(1);

  await page.getByRole('link', { name: 'Alle Watchlists' }).click();
  // Print shows the list without buttons.
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('eine Position').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: /Umbenennen/u }).count()).toBe(0);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Umbenennen (Ohne Skript)' }).click();
  await page.getByLabel('Neuer Name').fill('Umbenannt');
  await page.getByRole('button', { name: 'Umbenennen (Ohne Skript)' }).click();
  await page.getByRole('button', { name: 'Löschen (Umbenannt)' }).click();
  expect(await page.getByRole('form', { name: 'Watchlist löschen?' }).textContent()).toContain('eine Position');
  await page.getByRole('button', { name: 'Ja, mit allen Positionen löschen' }).click();
  expect(await page.getByRole('link', { name: 'Umbenannt', exact: true }).count()).toBe(0);
});

it('with a script rows come and go in place, and a list of somebody else is none', async () => {
  const { page, errors } = await browser.open(desktop);
  await logIn(page.context(), 'plus');
  await page.goto(`${portal}/watchlist`);
  await page.getByLabel('Name der neuen Watchlist').fill(`Mit Skript`);
  await page.getByRole('button', { name: 'Watchlist anlegen' }).click();
  await page.waitForURL(/\/watchlist\/[\w-]+$/u);
  const list = page.url();
  const add = page.getByRole('button', { name: 'Weiteres Instrument' });
  await add.scrollIntoViewIfNeeded();
  await page.locator('parkett-island[data-alive]').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.getByLabel('ISIN oder WKN').first().fill('716460');
  await add.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rows.1.code');
  await page.keyboard.type('DE0007236101');
  await add.click();
  await page.getByRole('button', { name: 'Zeile entfernen: Instrument 1, 716460' }).click();
  await expect.poll(() => page.getByLabel('ISIN oder WKN').first().inputValue()).toBe('DE0007236101');
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
  await page.getByRole('form', { name: 'Auf die Watchlist nehmen?' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Auf die Watchlist nehmen' }).click();
  await page.getByRole('button', { name: /^Entfernen \(Siemens/ }).waitFor();
  expect(errors).toEqual([]);
  await page.context().clearCookies();
  await logIn(page.context(), 'systeme');
  const foreign = await page.goto(list);
  expect([foreign?.status(), await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([404, 'Seite nicht gefunden']);
});
