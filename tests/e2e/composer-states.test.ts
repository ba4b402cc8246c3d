import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { desktop, useBrowser } from './browser.ts';
import { field, picture, rows, saved } from './composer-hands.ts';
import { startComposerPortal, type ComposerPortal } from './composer-portal.ts';

const browser = useBrowser();
let portal: ComposerPortal;
beforeAll(async () => {
  portal = await startComposerPortal();
});
afterAll(() => portal?.end());

/** Shows a pane; a wide screen shows all of them. */
async function pane(page: Page, name: 'Aufbau' | 'Vorschau' | 'Formular'): Promise<void> {
  const panes = page.getByRole('radiogroup', { name: 'Ansicht' });
  if (await panes.isVisible()) await panes.getByText(name, { exact: true }).click();
}

type Scheme = 'light' | 'dark';

/** Returns axe's findings in a part of the page, in one color scheme after the other. The last scheme remains. */
async function findingsIn(page: Page, part: string, schemes: readonly Scheme[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    if (schemes.length > 1) {
      await page.waitForFunction((wanted) => document.documentElement.dataset['mantineColorScheme'] === wanted, colorScheme);
      // Colors change gradually.
      await page.waitForTimeout(400);
    }
    found.push(...(await axeFindings(page, part)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

/** Returns axe's findings in the open dialog, once its animation has ended. */
async function inDialog(page: Page, schemes: readonly Scheme[] = ['dark']): Promise<string[]> {
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(400);
  return findingsIn(page, '[role=dialog]', schemes);
}

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

describe('every state of the composer', () => {
  it.each([
    [1440, ['light'], 'pages/boersen.yaml'],
    [1440, ['dark'], 'pages/hilfe.yaml'],
    [1024, ['dark', 'light'], 'pages/datenschutz.yaml'],
    [390, ['light'], 'pages/updates.yaml'],
    [390, ['dark'], 'pages/impressum.yaml'],
  ] as const)(
    'has no violation that axe knows and no width too much, at %i pixels (%s)',
    { timeout: 240_000 },
    async (width, schemes, file) => {
      const { page } = await browser.open({ ...desktop, viewport: { width, height: 844 }, colorScheme: schemes[0] });
      const address = `/redaktion/dokument/${file}`;
      const sound = async (part: string): Promise<void> => {
        expect(await findingsIn(page, part, schemes)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
      await portal.enter(page, 'plus');
      await page.getByRole('row').nth(3).waitFor();
      await sound('html');
      await page.goto(portal.site + address);
      await rows(page).first().waitFor();
      await page.waitForTimeout(500);
      for (const name of ['Aufbau', 'Vorschau', 'Formular'] as const) {
        await pane(page, name);
        await sound('.desk');
      }
      await page.getByRole('button', { name: 'YAML', exact: true }).click();
      await page.locator('.cm-line').first().waitFor();
      await sound('.form-pane');
      await page.getByRole('button', { name: 'Formular', exact: true }).click();
      await field(page, '/description').fill('Was hier steht, hat jemand am Telefon geändert.');
      await page.getByRole('button', { name: 'Veröffentlichen' }).and(page.locator(':enabled')).waitFor();

      await pane(page, 'Aufbau');
      await page.getByRole('button', { name: 'Einfügen', exact: true }).click();
      expect(await inDialog(page, schemes)).toEqual([]);
      await page.getByLabel('Baustein suchen').fill('picture');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await pane(page, 'Formular');
      await page.getByRole('group', { name: 'Bild', exact: true }).getByRole('button', { name: 'Anderes Bild …' }).click();
      await page.getByRole('dialog').getByRole('option', { selected: true }).waitFor();
      expect(await inDialog(page, schemes)).toEqual([]);
      await page.getByRole('dialog').getByRole('option').filter({ hasText: 'unbenutzt' }).first().click();
      await page.getByRole('button', { name: 'Bild löschen' }).click();
      await page.getByRole('button', { name: 'Wirklich löschen' }).waitFor();
      expect(await inDialog(page, schemes)).toEqual([]);
      await closed(page);
      for (const name of ['Verlauf', 'Tasten']) {
        await page.getByRole('button', { name, exact: true }).click();
        expect(await inDialog(page, schemes)).toEqual([]);
        await closed(page);
      }

      await page.getByRole('button', { name: 'Veröffentlichen' }).click();
      const dialog = page.getByRole('dialog');
      const message = `Geplant mit ${width} Pixeln (${schemes.join()})`;
      await page.getByLabel('Was veröffentlichst du?').fill(message);
      await dialog.getByText('Zu einer Zeit').click();
      await dialog.getByLabel('Am (deutsche Zeit)', { exact: true }).fill(day);
      await dialog.getByLabel('Am (deutsche Zeit): Uhrzeit').fill('08:00');
      expect(await inDialog(page, schemes)).toEqual([]);
      await dialog.getByRole('button', { name: /planen$/u }).click();
      await dialog.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Veröffentlichen' }).click();
      const planned = dialog.getByRole('region', { name: 'Geplant' }).getByRole('listitem').filter({ hasText: message });
      await planned.getByRole('button', { name: 'Andere Zeit' }).click();
      await planned.getByLabel('Neue Zeit', { exact: true }).waitFor();
      expect(await inDialog(page, schemes)).toEqual([]);
      await closed(page);
      await page.goto(`${portal.site}/redaktion`);
      await page.getByRole('row').nth(3).waitFor();
      await page.getByRole('radiogroup', { name: 'Was gezeigt wird' }).getByText('Geplant', { exact: true }).click();
      await page.getByRole('row').nth(1).waitFor();
      await sound('html');

      await page.goto(portal.site + address);
      await page.getByRole('button', { name: 'Veröffentlichen' }).and(page.locator(':enabled')).click();
      await planned.getByRole('button', { name: 'Aufheben' }).click();
      await planned.waitFor({ state: 'detached' });
      await page.getByLabel('Was veröffentlichst du?').fill(`Mit ${width} Pixeln`);
      await dialog.getByRole('button', { name: /veröffentlichen$/u }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(portal.read(file)).toContain('Was hier steht, hat jemand am Telefon geändert.');
    },
  );

  it('shows both sides of a field that two windows of one editor have changed', { timeout: 120_000 }, async () => {
    const { page: first } = await browser.open({ ...desktop, viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    await portal.enter(first, 'pro', '/redaktion/dokument/pages/home.yaml');
    await rows(first).first().waitFor();
    const second = await first.context().newPage();
    await second.goto(first.url());
    await rows(second).first().waitFor();
    await field(second, '/description').fill('Aus dem zweiten Fenster.');
    await saved(second);
    await field(first, '/description').fill('Aus dem ersten Fenster.');
    await first.getByRole('button', { name: 'Gegenüberstellen' }).click();
    expect(await inDialog(first)).toEqual([]);
    const sides = await first.getByRole('dialog').innerText();
    expect([sides.includes('Aus dem ersten Fenster.'), sides.includes('Aus dem zweiten Fenster.')]).toEqual([true, true]);
    await first.getByRole('button', { name: 'Meine Fassung nehmen' }).click();
    await expect.poll(() => field(first, '/description').inputValue()).toBe('Aus dem ersten Fenster.');
  });
});

describe('the page in the preview', () => {
  it('has the menu of whom it is looked at as, not that of its editor', { timeout: 120_000 }, async () => {
    const { page } = await browser.open({ ...desktop, viewport: { width: 1440, height: 900 } });
    await portal.enter(page, 'plus', '/redaktion/dokument/pages/home.yaml');
    const menu = picture(page).locator('.user-entry--bar');
    await menu.first().waitFor();
    const look = async (as: string): Promise<void> => {
      await page.getByRole('button', { name: 'Ansehen als' }).click();
      await page.getByRole('combobox', { name: 'Ansehen als' }).click();
      await page.getByRole('option', { name: as }).click();
      await page.keyboard.press('Escape');
    };
    await look('Mit Premium Pro');
    await expect.poll(() => menu.locator('[data-user-email]').textContent()).toBe('pro@vorschau.example');
    await look('Nicht angemeldet');
    await expect.poll(() => menu.getByRole('link', { name: 'Anmelden' }).isVisible()).toBe(true);
    await page.waitForTimeout(1_500);
    expect(await menu.innerText()).not.toContain('Mein Konto');
  });
});
