import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { desktop, useBrowser } from './browser.ts';
import { field, picture, publish, saved } from './composer-hands.ts';
import { startComposerPortal, type ComposerPortal } from './composer-portal.ts';

const browser = useBrowser();
let portal: ComposerPortal;
beforeAll(async () => {
  portal = await startComposerPortal({ ownProvider: true });
});
afterAll(() => portal?.end());

const ADDRESS = '/news/wissen/was-ein-limit-wert-ist';

/** Returns the page as a visitor gets it, without the browser's cache. */
const visit = async (path: string): Promise<{ readonly status: number; readonly html: string }> => {
  const answer = await fetch(portal.site + path);
  return { status: answer.status, html: await answer.text() };
};
const enter = async (): Promise<Page> => {
  const { page } = await browser.open({ ...desktop, viewport: { width: 1440, height: 900 } });
  await portal.enter(page, 'plus');
  return page;
};

describe('an editor of articles', () => {
  it(
    'writes a new one, publishes it, and the public page shows it at once, as it does each change after',
    { timeout: 180_000 },
    async () => {
      // A visit before the publication fills every cache with a 404.
      expect((await visit(ADDRESS)).status).toBe(404);
      expect((await visit('/news/wissen')).html).not.toContain(ADDRESS);
      const page = await enter();
      await page.getByRole('button', { name: 'Neu', exact: true }).click();
      await page.getByRole('menuitem', { name: /^Neuer Artikel/u }).click();
      await page.getByLabel('Wie lautet die Überschrift?').fill('Was ein Limit wert ist');
      await page.getByRole('combobox', { name: 'In welche Rubrik gehört er?' }).fill('Wissen');
      await page.getByRole('option', { name: 'Wissen', exact: true }).click();
      await page
        .getByLabel('Worum geht es, in ein, zwei Sätzen?')
        .fill('Wer ein Limit setzt, gibt Tempo ab und bekommt dafür einen Preis.');
      await page.getByRole('button', { name: 'Anlegen' }).click();
      await field(page, '/headline').waitFor();
      // The real page with the draft, which nobody else sees yet.
      const headline = picture(page).getByRole('heading', { level: 1 });
      await expect.poll(() => headline.textContent()).toContain('Was ein Limit wert ist');
      await field(page, '/teaser').fill('Ein Limit kostet Zeit und bringt einen Preis.');
      await picture(page).getByText('Ein Limit kostet Zeit und bringt einen Preis.').first().waitFor();
      expect((await visit(ADDRESS)).status).toBe(404);
      await saved(page);
      await publish(page, 'Neuer Artikel zu Limits');
      const shown = await visit(ADDRESS);
      expect([shown.status, shown.html.includes('Was ein Limit wert ist')]).toEqual([200, true]);
      expect((await visit('/news/wissen')).html).toContain(ADDRESS);

      // Reloads to remove text of the first publication from the app.
      await page.reload();
      await field(page, '/headline').fill('Was ein Limit kostet');
      await saved(page);
      await publish(page, 'Bessere Überschrift');
      expect((await visit(ADDRESS)).html).toContain('Was ein Limit kostet');
      expect(portal.committed()).toEqual(['content/articles/was-ein-limit-wert-ist.yaml']);
      expect(portal.changedLines().filter((line) => line.startsWith('-'))).toEqual([]);
      expect(portal.changedLines()).toContain('+headline: Was ein Limit kostet');
    },
  );
});
