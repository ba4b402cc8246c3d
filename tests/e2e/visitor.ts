import type { Locator, Page } from 'playwright-core';
import { completePage } from './complete-page.ts';

export type Way = 'on a phone' | 'by keyboard';

/**
 * A visitor who knows no address: on a phone with one finger, or on a computer by keyboard alone. Typing text does not count as an action.
 */
export class Visitor {
  readonly page: Page;
  readonly way: Way;
  /** Number of taps or key presses, excluding typed text. */
  actions = 0;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.actions += 1;
  }

  /** Searches for a text and follows the suggestion with a name. */
  async search(text: string, name: RegExp): Promise<void> {
    const { page } = this;
    const at = page.url();
    const field = page.getByRole('combobox', { name: 'Suche' });
    if (this.way === 'on a phone') await this.follow(page.getByRole('link', { name: 'Suche', exact: true }));
    else {
      this.actions += 1;
      // The first page in a browser may still be starting its scripts.
      for (let tries = 0; tries < 200 && !(await this.shortcut(field)); tries += 1)
        await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    }
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.type(text);
    const option = page.getByRole('option', { name }).first();
    await option.waitFor();
    // Waits, because a line moves when suggestions appear above it.
    await page.locator('.search-panel:not([data-busy])').waitFor();
    if (this.way === 'on a phone') await this.follow(option);
    else {
      for (let line = 0; line < 12 && (await option.getAttribute('aria-selected')) !== 'true'; line += 1) await this.press('ArrowDown');
      await this.press('Enter');
    }
    await page.waitForURL((url) => url.href !== at, { waitUntil: 'domcontentloaded' });
    // Under load a block may be missing because it was late; a visitor would reload the page.
    if ((await page.locator('.block-fallback').count()) === 0) return;
    await completePage(page.url(), {}, 40);
    await page.reload({ waitUntil: 'domcontentloaded' });
  }

  /** Presses the search key; resolves with true if the search has the focus. */
  private async shortcut(field: Locator): Promise<boolean> {
    const isThere = (): Promise<boolean> => field.evaluate((one) => one === document.activeElement);
    if ((await field.count()) > 0 && (await isThere())) return true;
    await this.page.keyboard.press('/');
    return false;
  }

  /** Moves to a link, button or summary, and activates it. */
  async follow(target: Locator): Promise<void> {
    await this.reach(target);
    if (this.way === 'by keyboard') await this.press('Enter');
  }

  /** Moves to a field and replaces its content by a text. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await field.evaluate((one: HTMLInputElement) => one.select());
    await this.page.keyboard.type(text);
  }

  /** Selects an option. */
  async choose(box: Locator): Promise<void> {
    await this.reach(box);
    if (this.way === 'by keyboard') await this.press('Space');
  }

  /** Opens the contents of a long page and follows the link to one of its sections. */
  async section(name: string): Promise<Locator> {
    const outline = this.page.locator('.page-outline');
    await this.follow(outline.locator('summary'));
    await this.follow(outline.getByRole('link', { name, exact: true }));
    const section = this.page.locator(':target');
    await section.getByRole('heading', { name, exact: true }).waitFor();
    await seen(section);
    return section;
  }

  /** Moves to an element: nothing to do by touch; by keyboard, through the link that skips the header, then with Tab. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    if (this.way === 'on a phone') {
      await target.tap();
      this.actions += 1;
      return;
    }
    if (await this.page.evaluate(() => document.activeElement === document.body && location.hash === '')) {
      await this.press('Tab');
      await this.press('Enter');
    }
    const isReached = () => target.evaluate((one) => one === document.activeElement);
    for (let step = 0; step < 60 && !(await isReached()); step += 1) await this.press('Tab');
    if (!(await isReached())) throw new Error(`${String(target)} is out of reach for the keyboard.`);
    await seen(target);
  }
}

/**
 * Checks that a part of the element is inside the window.
 * @throws when it is not
 */
async function seen(target: Locator): Promise<void> {
  const isSeen = await target.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
  if (!isSeen) throw new Error(`${String(target)} stands outside of the window.`);
}
