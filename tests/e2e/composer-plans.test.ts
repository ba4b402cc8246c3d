import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { desktop, useBrowser } from './browser.ts';
import { startComposerPortal, type ComposerPortal } from './composer-portal.ts';

const browser = useBrowser();
let portal: ComposerPortal;
beforeAll(async () => {
  portal = await startComposerPortal();
});
afterAll(() => portal?.end());

describe('a publication at a later time', () => {
  it('is planned, listed, taken back, and published when its time has come', { timeout: 120_000 }, async () => {
    const { page } = await browser.open({ ...desktop, viewport: { width: 1440, height: 900 } });
    await portal.enter(page, 'plus', '/redaktion/dokument/pages/impressum.yaml');
    await page.locator('[data-pointer="/description"] :is(input, textarea)').first().fill('Wer im neuen Jahr hinter diesem Portal steht.');
    await page
      .getByRole('region', { name: 'Leiste' })
      .getByText(/^Gesichert, /u)
      .waitFor();
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const german = day.split('-').toReversed().join('.');
    const dialog = page.getByRole('dialog');
    const planIt = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Veröffentlichen' }).click();
      await page.getByLabel('Was veröffentlichst du?').fill('Neues Impressum');
      await dialog.getByText('Zu einer Zeit').click();
      await dialog.getByLabel('Am (deutsche Zeit)', { exact: true }).fill(day);
      await dialog.getByLabel('Am (deutsche Zeit): Uhrzeit').fill('08:00');
      await dialog.getByRole('button', { name: /planen$/u }).click();
      await page.getByText(`Geplant für ${german}, 08:00`).first().waitFor();
      await dialog.waitFor({ state: 'detached' });
    };
    const planned = dialog.getByRole('region', { name: 'Geplant' });
    await planIt();
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await planned.getByText(`${german}, 08:00`).waitFor();
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
    await planned.getByRole('button', { name: 'Aufheben' }).click();
    await planned.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await planIt();
    await portal.crash();
    portal.hasten();
    await portal.startAgain();
    // The process that checks the documents must start first.
    await expect.poll(() => portal.read('pages/impressum.yaml'), { timeout: 60_000 }).toContain('im neuen Jahr');
    await expect.poll(async () => (await page.request.get(`${portal.site}/impressum`)).text()).toContain('im neuen Jahr');
  });
});
