import { expect, inject, it } from 'vitest';
import { axeFindings } from './axe.ts';
import { desktop, mobile, useBrowser } from './browser.ts';
import { waitForToast } from './toasts.ts';

const portal = inject('portal');
const browser = useBrowser();

it.each([
  ['on a desktop', desktop],
  ['on a narrow phone in the dark', { ...mobile, viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const }],
])('[SHELL-053] opens the privacy manager over the page, keeps a choice and goes nowhere: %s', async (_name, options) => {
  const { page, errors, requests } = await browser.open(options);
  await page.goto(`${portal}/impressum`);
  const link = page.getByRole('link', { name: 'Privacy Center' });
  expect(requests.some((address) => /\/privacy-/u.test(address))).toBe(false);
  await link.click();
  const manager = page.getByRole('dialog', { name: 'Deine Einwilligungen' });
  await manager.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const wide = await manager.evaluate((dialog) => [
    dialog.scrollWidth - dialog.clientWidth,
    dialog.getBoundingClientRect().right - innerWidth,
  ]);
  expect(wide.every((beyond) => beyond <= 0)).toBe(true);
  await page.keyboard.press('Escape');
  await manager.waitFor({ state: 'detached' });
  expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await manager.getByRole('checkbox').first().check();
  await manager.getByRole('button', { name: 'Auswahl speichern' }).click();
  await waitForToast(page, 'Auswahl gespeichert');
  const kept = (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
  expect([kept, await manager.count(), new URL(page.url()).pathname, errors]).toEqual(['1', 0, '/impressum', []]);
  await link.click();
  expect(await manager.getByRole('checkbox').first().isChecked()).toBe(true);
});

it('[SHELL-053] leads to its page where the manager cannot be loaded', async () => {
  const { page } = await browser.open(desktop);
  await page.route(/\/assets\/privacy-/u, (route) => route.abort());
  await page.goto(`${portal}/impressum`);
  await page.getByRole('link', { name: 'Privacy Center' }).click();
  await page.waitForURL(`${portal}/privacy-center#privacy-center`);
  expect(await page.getByRole('checkbox').first().isVisible()).toBe(true);
});
