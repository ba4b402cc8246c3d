import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { desktop, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();

async function logIn(page: Page, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(demoEmail('basic'));
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

describe('the login page', () => {
  it.each([false, true])('[USER-009] leads back to where its visitor came from (with JavaScript: %s)', async (javaScriptEnabled) => {
    const { page, errors } = await browser.open({ ...desktop, javaScriptEnabled });
    await page.goto(`${portal}/konto?a=1`);
    expect(new URL(page.url()).pathname).toBe('/login');
    if (javaScriptEnabled) await page.locator('parkett-island[data-alive]').waitFor();
    await logIn(page);
    await page.waitForURL(`${portal}/konto?a=1`);
    expect(await page.getByText(demoEmail('basic')).count()).toBeGreaterThan(0);
    await page.goto(`${portal}/login?from=/aktien`);
    expect(await page.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe('/aktien');
    expect(errors).toEqual([]);
  });

  it('[USER-009] leads to the account when the address is not ours', async () => {
    const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
    await page.goto(`${portal}/login?${new URLSearchParams({ from: '/\\fremd.example' }).toString()}`);
    await logIn(page);
    await page.waitForURL((url) => url.pathname === '/konto');
    expect(page.url()).toBe(`${portal}/konto`);
  });

  it('says so when address and password do not belong together, and keeps both the address and where it leads', async () => {
    const { page } = await browser.open({ ...desktop, javaScriptEnabled: false });
    await page.goto(`${portal}/login?from=/aktien`);
    await logIn(page, 'falsch-und-lang');
    expect(await page.locator('.form__summary').textContent()).toContain('Passwort');
    expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe(demoEmail('basic'));
    await logIn(page);
    await page.waitForURL('**/aktien');
  });
});
