import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** Locates the field for a place of the document. */
export const field = (page: Page, pointer: string): Locator => page.locator(`[data-pointer="${pointer}"] :is(input, textarea)`).first();
export const rows = (page: Page): Locator => page.getByRole('treeitem');
/** Scrolls to the first row with these words: only the visible part of a long structure is rendered. */
export async function rowWith(page: Page, words: string): Promise<Locator> {
  const row = rows(page).filter({ hasText: words }).first();
  const tree = page.getByRole('tree');
  await rows(page).first().waitFor();
  for (let screen = 0; screen < 40 && (await row.count()) === 0; screen += 1) {
    await tree.evaluate((element, number) => element.scrollTo({ top: number * element.clientHeight }), screen);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  return row;
}
export const saved = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Leiste' })
    .getByText(/^Gesichert, /u)
    .waitFor();
export const picture = (page: Page) => page.frameLocator('iframe[title="Vorschau der Seite"]');

/** Inserts a block after the selection, found by words of its name, with the keyboard alone. */
export async function insert(page: Page, words: string): Promise<void> {
  const before = await rows(page).count();
  await page.keyboard.press('n');
  const search = page.getByRole('dialog').getByLabel('Baustein suchen');
  await search.waitFor();
  await expect.poll(() => search.evaluate((input) => input === globalThis.document.activeElement)).toBe(true);
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page).count()).toBe(before + 1);
  await expect.poll(() => page.evaluate(() => globalThis.document.activeElement?.getAttribute('role'))).toBe('treeitem');
}

/** Presses Tab until the focus is on the wanted element. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await wanted.waitFor();
  for (let press = 0; press < 60; press += 1) {
    if (await wanted.evaluate((element) => element === globalThis.document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not get there.');
}

export async function publish(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByLabel('Was veröffentlichst du?').fill(message);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /veröffentlichen$/u })
    .click();
  await page.getByText(/^Veröffentlicht als /u).waitFor();
}
