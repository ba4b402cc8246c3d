import type { Locator, Page } from 'playwright-core';
import { completePage } from './complete-page.ts';

export type Way = 'on a phone' | 'by keyboard';

/** Somebody who knows no address: on a phone with one finger, at a desk by keys alone. What is typed as text is no action. */
export class Visitor {
  readonly page: Page;
  readonly way: Way;
  /** Taps, or keys without those of a text. */
  actions = 0;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.actions += 1;
  }

  /** Looks for a text, and follows the suggestion of a name. */
  async search(text: string, name: RegExp): Promise<void> {
    const { page } = this;
    const at = page.url();
    const field = page.getByRole('combobox', { name: 'Suche' });
    if (this.way === 'on a phone') await this.follow(page.getByRole('link', { name: 'Suche', exact: true }));
    else {
      this.actions += 1;
      // The first page that a browser opens may still be starting its scripts.
      for (let tries = 0; tries < 200 && !(await this.shortcut(field)); tries += 1)
        await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    }
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.type(text);
    const option = page.getByRole('option', { name }).first();
    await option.waitFor();
    // A line moves when suggestions come before it.
    await page.locator('.search-panel:not([data-busy])').waitFor();
    if (this.way === 'on a phone') await this.follow(option);
    else {
      for (let line = 0; line < 12 && (await option.getAttribute('aria-selected')) !== 'true'; line += 1) await this.press('ArrowDown');
      await this.press('Enter');
    }
    await page.waitForURL((url) => url.href !== at, { waitUntil: 'domcontentloaded' });
    // Under load a block may have come too late for its page; somebody would load it again.
    if ((await page.locator('.block-fallback').count()) === 0) return;
    await completePage(page.url(), {}, 40);
    await page.reload({ waitUntil: 'domcontentloaded' });
  }

  /** Presses the key that leads to the search; tells whether it has led there. */
  private async shortcut(field: Locator): Promise<boolean> {
    const isThere = (): Promise<boolean> => field.evaluate((one) => one === document.activeElement);
    if ((await field.count()) > 0 && (await isThere())) return true;
    await this.page.keyboard.press('/');
    return false;
  }

  /** Goes to a link, button or summary, and uses it. */
  async follow(target: Locator): Promise<void> {
    await this.reach(target);
    if (this.way === 'by keyboard') await this.press('Enter');
  }

  /** Goes to a field and puts a text in the place of what it holds. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await field.evaluate((one: HTMLInputElement) => one.select());
    await this.page.keyboard.type(text);
  }

  /** Chooses one of several. */
  async choose(box: Locator): Promise<void> {
    await this.reach(box);
    if (this.way === 'by keyboard') await this.press('Space');
  }

  /** Opens the contents of a long page, and goes to one of its sections. */
  async section(name: string): Promise<Locator> {
    const outline = this.page.locator('.page-outline');
    await this.follow(outline.locator('summary'));
    await this.follow(outline.getByRole('link', { name, exact: true }));
    const section = this.page.locator(':target');
    await section.getByRole('heading', { name, exact: true }).waitFor();
    await seen(section);
    return section;
  }

  /** By touch as it is; by keyboard over the link that skips the header, then with Tab. */
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

/** Fails for an element of which nothing stands inside of the window. */
async function seen(target: Locator): Promise<void> {
  const isSeen = await target.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
  if (!isSeen) throw new Error(`${String(target)} stands outside of the window.`);
}
