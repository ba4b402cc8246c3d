import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { axeFindings } from './axe.ts';
import { desktop, launchChromium, useBrowser } from './browser.ts';
import { field, insert, picture, publish, rows, rowWith, saved, tabTo } from './composer-hands.ts';
import { startComposerPortal, type ComposerPortal } from './composer-portal.ts';

const browser = useBrowser();
let portal: ComposerPortal;
beforeAll(async () => {
  portal = await startComposerPortal();
});
afterAll(() => portal?.end());

const wide = { ...desktop, viewport: { width: 1440, height: 900 } };
const open = async (name: 'plus' | 'pro' | 'basic', address?: string): Promise<Page> => {
  const { page } = await browser.open(wide);
  await portal.enter(page, name, address);
  return page;
};
const document = (file: string): string => `/redaktion/dokument/${file}`;

describe('the list of all documents', () => {
  it('finds a document by words of its title, opens it, and the way back shows the same list', async () => {
    const page = await open('plus');
    await page.getByRole('heading', { name: 'Alle Dokumente' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('geändert hat');
    const link = page.getByRole('link', { name: /Was sich im Portal geändert hat/u });
    await link.press('Enter');
    await page.getByRole('tree', { name: 'Aufbau' }).waitFor();
    expect(page.url()).toContain(document('pages/updates.yaml'));
    await page.goBack();
    expect(await page.getByLabel('Dokumente suchen').inputValue()).toBe('geändert hat');
  });
  it('lets nobody in whom the operator has not named', async () => {
    const { page } = await browser.open(wide);
    await page.goto(`${portal.site}/redaktion`);
    await expect.poll(() => page.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?from=%2Fredaktion');
  });
});

describe('somebody who has never seen it', () => {
  it('makes a page of five blocks with a table and its navigation item, and the public page shows it', { timeout: 180_000 }, async () => {
    const page = await open('plus');
    await page.getByRole('button', { name: 'Neu', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Neue Seite/u }).click();
    await page.getByLabel('Wie heißt die Seite?').fill('Hauptversammlungen');
    await page.getByLabel('Unter welcher Adresse?').fill('/hauptversammlungen');
    await page.getByLabel('Worum geht es').fill('Wann wer tagt und was dort beschlossen wird.');
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await picture(page).getByRole('heading', { level: 1, name: 'Hauptversammlungen' }).waitFor();
    await rows(page).filter({ hasText: 'Anfang einer Seite' }).click();
    for (const words of ['text-section', 'data-table', 'questions', 'article-teasers']) await insert(page, words);
    await saved(page);
    await picture(page).locator('[data-block=data-table] td').first().waitFor();

    await page.goto(portal.site + document('navigation.yaml'));
    await (await rowWith(page, 'Handelszeiten')).click();
    await page.keyboard.press('n');
    await field(page, await selectedPointer(page, '/id')).fill('hauptversammlungen');
    await field(page, await selectedPointer(page, '/label')).fill('Versammlungen');
    await field(page, await selectedPointer(page, '/path')).fill('/hauptversammlungen');
    await saved(page);
    await publish(page, 'Seite der Hauptversammlungen');

    const answer = await page.goto(`${portal.site}/hauptversammlungen`);
    expect(answer?.status()).toBe(200);
    expect(await page.locator('main .block').evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')))).toEqual([
      'page-intro',
      'text-section',
      'data-table',
      'questions',
      'article-teasers',
    ]);
    expect(await page.getByRole('link', { name: 'Versammlungen', exact: true }).count()).toBeGreaterThan(0);
    const changed = portal.changedLines().filter((line) => !/^\+(?: |#|[a-zA-Z]+:)/u.test(line) || line.startsWith('-'));
    expect(changed).toEqual([]);
    const inNavigation = portal.changedLines().filter((line) => line.includes('hauptversammlungen') && line.includes('id:'));
    expect(inNavigation).toHaveLength(1);
  });

  it('does the same by keyboard alone', { timeout: 180_000 }, async () => {
    const page = await open('pro');
    await tabTo(page, page.getByRole('button', { name: 'Neu', exact: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem').first().waitFor();
    const item = page.getByRole('menuitem', { name: /^Neue Seite/u });
    for (let press = 0; press < 6 && !(await item.evaluate((element) => element === globalThis.document.activeElement)); press += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByLabel('Wie heißt die Seite?').waitFor();
    await expect
      .poll(() => page.getByLabel('Wie heißt die Seite?').evaluate((input) => input === globalThis.document.activeElement))
      .toBe(true);
    await page.keyboard.type('Mit Tasten');
    await page.keyboard.press('Tab');
    await page.keyboard.type('/mit-tasten');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ohne Maus gebaut.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('tree').waitFor();
    await tabTo(page, page.locator('[role=treeitem][tabindex="0"]'));
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await insert(page, 'data-table');
    await insert(page, 'questions');
    // Moves the table past the start of the page and back.
    await page.keyboard.press('Alt+ArrowUp');
    const order = async () => (await rows(page).allInnerTexts()).map((text) => /Tabelle|Fragen|Anfang/u.exec(text)?.[0]).filter(Boolean);
    expect(await order()).toEqual(['Anfang', 'Fragen', 'Tabelle']);
    expect(await page.getByRole('status').filter({ hasText: 'jetzt Platz 2 von 3' }).count()).toBe(1);
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(['Anfang', 'Tabelle', 'Fragen']);
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(order).toEqual(['Anfang', 'Fragen', 'Tabelle']);
    await onlyForMembers(page);
    await expect.poll(() => rows(page).filter({ hasText: 'mit Regel' }).count()).toBe(1);
    await page.keyboard.press('Control+z');
    await expect.poll(() => rows(page).filter({ hasText: 'mit Regel' }).count()).toBe(0);
    await saved(page);
    await tabTo(page, page.getByRole('button', { name: 'Veröffentlichen' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const message = page.getByLabel('Was veröffentlichst du?');
    await expect.poll(() => message.evaluate((input) => input === globalThis.document.activeElement)).toBe(true);
    await page.keyboard.type('Mit Tasten gebaut');
    await page.keyboard.press('Enter');
    await page.getByText(/^Veröffentlicht als /u).waitFor();
    expect((await page.request.get(`${portal.site}/mit-tasten`)).status()).toBe(200);
  });
});

/** Restricts the selection to members by a rule, with the keyboard alone. */
async function onlyForMembers(page: Page): Promise<void> {
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Nur zeigen, wenn …' });
  await tabTo(page, dialog.getByRole('button', { name: '+ Bedingung' }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Anmeldung' }).press('Enter');
  await expect.poll(() => page.evaluate(() => globalThis.document.activeElement?.tagName)).toBe('SELECT');
  await page.keyboard.press('N');
  await dialog.getByText('Nur, wenn der Besucher angemeldet ist.').waitFor();
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await tabTo(page, dialog.getByRole('button', { name: 'Übernehmen' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

describe('a picture', () => {
  it('is brought, cut and described, and the public page shows it', { timeout: 60_000 }, async () => {
    const { page } = await browser.open({ ...wide, colorScheme: 'dark' });
    await portal.enter(page, 'plus', document('pages/updates.yaml'));
    await rows(page).filter({ hasText: 'Anfang einer Seite' }).click();
    await insert(page, 'picture');
    await page.getByRole('group', { name: 'Bild', exact: true }).getByRole('button', { name: 'Anderes Bild …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('option', { selected: true }).waitFor();
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
    const photograph = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'Am Strand.jpg', mimeType: 'image/jpeg', buffer: photograph });
    await dialog.getByLabel('Ausschnitt', { exact: true }).selectOption({ label: 'Quadrat' });
    await dialog.getByText('800 × 800 Pixel').waitFor();
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Hochladen' }).click();
    await dialog.getByText('Abgelegt als „am-strand.jpg“.').waitFor();
    await dialog.getByLabel('Alternativtext').fill('Strand am Abend');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await saved(page);
    const drawn = picture(page).getByRole('img', { name: 'Strand am Abend' });
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    await publish(page, 'Bild vom Strand');

    expect(portal.committed()).toEqual(['bilder/am-strand.jpg', 'config/pages/updates.yaml']);
    await page.goto(`${portal.site}/updates`);
    const shown = page.getByRole('img', { name: 'Strand am Abend' });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    const file = await page.request.get(`${portal.site}/bilder/am-strand.jpg`);
    expect([file.status(), file.headers()['content-type'], file.headers()['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=3600, stale-while-revalidate=86400',
    ]);
  });
});

/** Returns the pointer of the selection, with a suffix. */
async function selectedPointer(page: Page, behind: string): Promise<string> {
  const row = page.getByRole('treeitem', { selected: true });
  return `${(await row.getAttribute('data-row')) ?? ''}${behind}`;
}

describe('two editors', () => {
  it('change one page: different parts come together, one field becomes a choice of both sides', { timeout: 120_000 }, async () => {
    const chromium = await launchChromium();
    const contexts: BrowserContext[] = [await chromium.newContext(wide), await chromium.newContext(wide)];
    try {
      const [anna, ben] = await Promise.all(contexts.map((context) => context.newPage()));
      if (anna === undefined || ben === undefined) throw new Error('There are no pages.');
      await portal.enter(anna, 'plus', document('pages/updates.yaml'));
      await portal.enter(ben, 'pro', document('pages/updates.yaml'));
      await ben.getByText(/das auch offen$/u).waitFor({ timeout: 30_000 });
      for (const page of [anna, ben]) await rows(page).filter({ hasText: 'Anfang einer Seite' }).click();
      await field(anna, '/body/main/0/headline').fill('Neues von Anna');
      await field(anna, '/body/main/0/lead').fill('Annas Vorspann.');
      await field(ben, '/body/main/0/headline').fill('Neues von Ben');
      await Promise.all([saved(anna), saved(ben)]);
      await publish(anna, 'Annas Fassung');

      await ben.getByRole('button', { name: 'Veröffentlichen' }).click();
      await ben.getByLabel('Was veröffentlichst du?').fill('Bens Fassung');
      await ben
        .getByRole('dialog')
        .getByRole('button', { name: /veröffentlichen$/u })
        .click();
      await ben.getByRole('alert').getByRole('button', { name: 'Deren Stand übernehmen' }).click();
      await ben.getByRole('button', { name: 'Gegenüberstellen' }).click();
      const sides = await ben.getByRole('dialog').innerText();
      expect(sides).toContain('Neues von Anna');
      expect(sides).toContain('Neues von Ben');
      await ben.getByRole('button', { name: 'Meine Fassung nehmen' }).click();
      await expect.poll(() => field(ben, '/body/main/0/headline').inputValue()).toBe('Neues von Ben');
      expect(await field(ben, '/body/main/0/lead').inputValue()).toBe('Annas Vorspann.');
      await publish(ben, 'Bens Fassung');
      expect(portal.read('pages/updates.yaml')).toContain('headline: Neues von Ben');
      expect(portal.read('pages/updates.yaml')).toContain('lead: Annas Vorspann.');
    } finally {
      await chromium.close();
    }
  });
});

describe('in the middle of typing', () => {
  const typed = async (words: string): Promise<Page> => {
    const page = await open('plus', document('pages/boersen.yaml'));
    await page.getByRole('tree').waitFor();
    const text = field(page, '/description');
    await text.click();
    await text.press('End');
    await page.keyboard.type(words);
    return page;
  };
  const description = async (): Promise<string> => {
    const page = await open('plus', document('pages/boersen.yaml'));
    await page.getByRole('tree').waitFor();
    await expect.poll(() => field(page, '/description').inputValue()).not.toBe('');
    return field(page, '/description').inputValue();
  };
  it('a closed tab loses nothing', async () => {
    const page = await typed(' Tab zu.');
    const context = page.context();
    await page.close();
    const again = await context.newPage();
    await again.goto(portal.site + document('pages/boersen.yaml'));
    await again.getByRole('tree').waitFor();
    await expect.poll(() => field(again, '/description').inputValue()).toContain(' Tab zu.');
    await saved(again);
  });
  it('a server that dies loses nothing: what it did not get is sent when it is back', { timeout: 120_000 }, async () => {
    const page = await typed('');
    await portal.crash();
    await page.keyboard.type(' Server tot.');
    await page.getByText('Nicht gesichert').waitFor();
    await portal.startAgain();
    await saved(page);
    expect(await description()).toContain(' Server tot.');
  });
});

describe('for those who use other means than sight', () => {
  it.each(['light', 'dark'] as const)('no state has a violation that axe knows (%s)', { timeout: 120_000 }, async (colorScheme) => {
    const { page } = await browser.open({ ...wide, colorScheme });
    await portal.enter(page, 'plus');
    await page.getByRole('row').nth(3).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(portal.site + document('pages/home.yaml'));
    await rows(page).nth(3).click();
    const own = (): Promise<string[]> => axeFindings(page, '.desk');
    await page.waitForTimeout(500);
    expect(await own()).toEqual([]);
    for (const name of ['Verlauf', 'Tasten']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(400);
      expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Einfügen', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.frameLocator('.miniature__frame').first().locator('[data-block]').waitFor({ state: 'attached' });
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  });
});
