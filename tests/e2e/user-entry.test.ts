import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { axeFindings } from './axe.ts';
import { mobile, useBrowser } from './browser.ts';
import { logIn } from './log-in.ts';
import { mailTo } from './mails.ts';
import { waitForToast } from './toasts.ts';

const portal = inject('portal');
const data = inject('data');
const browser = useBrowser();

const newAddress = (): string => `neu-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;
async function pressTabUntil(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached`);
}
const menu = (page: Page) => page.locator('.user-entry--bar details');
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((found) => {
        new PerformanceObserver((list) =>
          found(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => found(0), 300);
      }),
  );

describe('a visitor', () => {
  it('[USER-013] [SHELL-043] sees the way to the login, which brings him back, and asks for nobody', async () => {
    const { page, requests, errors } = await browser.open();
    await page.goto(`${portal}/impressum?a=1`, { waitUntil: 'networkidle' });
    expect(await menu(page).isVisible()).toBe(false);
    expect(requests.filter((url) => /users|\/shell-|page-session/.test(url))).toEqual([]);
    await page.locator('.user-entry--bar [data-login]').click();
    await page.waitForURL('**/login?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      cid: 'website_display_myov_desktop-navigation-cta',
      from: '/impressum?a=1',
    });
    expect(errors).toEqual([]);
  });

  it('[TRACK-025] [TRACK-026] has the campaign that brought him kept once he said yes, not before and not after a no', async () => {
    const { page } = await browser.open();
    const kept = async () => (await page.context().cookies()).filter(({ name }) => name.startsWith('utm_')).map(({ value }) => value);
    for (const answer of ['0', '']) {
      await page.context().addCookies([{ name: 'consent', value: answer, url: portal }]);
      await page.goto(`${portal}/impressum?utm_source=brief`, { waitUntil: 'networkidle' });
      expect(await kept()).toEqual([]);
    }
    await page.context().addCookies([{ name: 'consent', value: '1', url: portal }]);
    await page.goto(`${portal}/impressum?utm_source=brief`);
    await expect.poll(kept, { timeout: 10_000 }).toEqual(['brief']);
  });

  it('[TRACK-025] has a campaign kept for thirty days, one of our own for one, and an advertiser until he closes the browser', async () => {
    const { page } = await browser.open();
    await page.context().addCookies([{ name: 'consent', value: '1', url: portal }]);
    const advertiser = 'customerId=7&customerName=b&customerIntegrationType=box&customerIntegrationOrigin=%2Fx';
    await page.goto(`${portal}/impressum?utm_source=brief&utm_campaign=sommer&itm_medium=teaser&${advertiser}`);
    const kept = async () => {
      const cookies = await page.context().cookies();
      return Object.fromEntries(
        cookies
          .filter(({ name }) => /^(?:utm_|itm_|customer)/u.test(name))
          .map(({ name, expires }) => [name, expires < 0 ? 'session' : Math.round((expires - Date.now() / 1_000) / 86_400)]),
      );
    };
    await expect.poll(kept, { timeout: 10_000 }).toEqual({
      utm_source: 30,
      utm_campaign: 30,
      itm_medium: 1,
      customerId: 'session',
      customerName: 'session',
      customerIntegrationType: 'session',
      customerIntegrationOrigin: 'session',
    });
  });
});

describe('who is logged in', () => {
  it('[USER-014] [SHELL-047] sees his menu instead on a page for everyone, and nothing moves; the next page asks nobody', async () => {
    const { page, requests, errors } = await browser.open();
    await logIn(page.context(), 'pro');
    await page.goto(`${portal}/impressum`);
    await page.waitForFunction(() => localStorage.getItem('user') !== null);
    expect(await page.locator('.user-entry--bar [data-login]').isVisible()).toBe(false);
    expect(await shifts(page)).toBeLessThanOrEqual(0.02);
    await menu(page).locator('summary').click();
    expect(await menu(page).locator('.user-entry__product a:visible').allTextContents()).toEqual(['Premium Pro']);
    expect(await menu(page).locator('[data-user-email]').textContent()).toBe(demoEmail('pro'));
    expect(requests.filter((url) => url.includes('/api/v1/users?'))).toHaveLength(1);
    // The navigation needs only the user's products and features.
    await page.goto(`${portal}/datenschutz`, { waitUntil: 'networkidle' });
    expect(requests.filter((url) => url.includes('/show-rules-'))).toHaveLength(0);
    expect(await shifts(page)).toBeLessThanOrEqual(0.02);
    expect(requests.filter((url) => url.includes('/api/v1/users?'))).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('[USER-006] keeps what scripts may know as long as the session, and loses it at the logout', async () => {
    const { page } = await browser.open();
    // The session ends by the clock of the provider.
    const clock = Date.parse(process.env.PROVIDER_CLOCK ?? '2026-11-20T14:30:00Z');
    await page.clock.setFixedTime(Number.isNaN(clock) ? Date.now() : clock);
    await logIn(page.context(), 'basic');
    await page.goto(`${portal}/impressum`);
    const flags = async () => (await page.context().cookies()).filter(({ name }) => ['tid', 'features'].includes(name));
    await expect.poll(async () => (await flags()).length, { timeout: 10_000 }).toBe(2);
    const days = (await flags()).map(({ expires }) => (expires - Date.now() / 1_000) / 86_400);
    expect(days.every((each) => each > 0.45 && each <= 0.51)).toBe(true);
    expect((await flags()).map(({ value }) => value).join(' ')).not.toContain('basic@');
    const [tid] = await flags();
    await page.evaluate(() => localStorage.removeItem('user'));
    await page.goto(`${portal}/datenschutz`);
    await page.waitForFunction(() => localStorage.getItem('user') !== null);
    expect((await flags()).map(({ value }) => value)).toContain(tid?.value);
    await menu(page).locator('summary').click();
    await menu(page).locator('[data-logout]').click();
    await page.waitForURL('**/logout');
    expect([await flags(), await page.evaluate(() => localStorage.getItem('user'))]).toEqual([[], null]);
  });

  it('is logged out in all windows at once, and told so', async () => {
    const { page } = await browser.open();
    await logIn(page.context(), 'basic');
    await page.goto(`${portal}/impressum`);
    await page.waitForFunction(() => localStorage.getItem('user') !== null);
    const other = await page.context().newPage();
    await other.goto(`${portal}/konto`);
    await other.locator('[data-known] summary').click();
    await other.locator('[data-known] [data-logout]:visible').click();
    await waitForToast(page, 'in einem anderen Fenster abgemeldet');
    expect(await page.locator('.user-entry--bar [data-login]').isVisible()).toBe(true);
  });

  it('[USER-004] is told when the session is over, and sees the way to the login again', async () => {
    const { page } = await browser.open();
    await logIn(page.context(), 'basic');
    await page.route('**/api/v1/users?*', (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto(`${portal}/impressum`);
    await waitForToast(page, 'Deine Sitzung ist abgelaufen');
    expect(await page.locator('.user-entry--bar [data-login]').isVisible()).toBe(true);
    expect((await page.context().cookies()).filter(({ name }) => ['token', 'session'].includes(name))).toEqual([]);
  });

  it('goes through registration, confirmation, menu, logout and login by keyboard alone', async () => {
    const { page } = await browser.open();
    const tabTo = (selector: string) => pressTabUntil(page, selector);
    const email = newAddress();
    await page.goto(`${portal}/registrierung`);
    await page.locator('parkett-island[data-alive]').waitFor();
    await tabTo('[name=email]');
    await page.keyboard.type(email);
    await tabTo('[name=password]');
    await page.keyboard.type('Sonnenblume-42!');
    await tabTo('[name=hasAcceptedTerms]');
    await page.keyboard.press('Space');
    await tabTo('form button[type=submit].form__submit');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/registrierung/bestaetigung');
    await page.goto(`${portal}${/\/registrierung\/bestaetigung\?code=[\w-]+/.exec(await mailTo(data, email))?.[0] ?? ''}`);
    await page.locator('parkett-island[data-alive]').waitFor();
    await tabTo('form button[type=submit].form__submit');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/registrierung/fertig');
    await page.waitForFunction(() => localStorage.getItem('user') !== null);
    await tabTo('.user-entry--bar summary');
    await page.keyboard.press('Enter');
    await tabTo('.user-entry--bar [data-logout]');
    await page.keyboard.press('Enter');
    await page.getByText('Du bist abgemeldet.').waitFor();
    await page.goto(`${portal}/impressum`);
    await tabTo('.user-entry--bar [data-login]');
    await page.keyboard.press('Enter');
    await page.locator('parkett-island[data-alive]').waitFor();
    await tabTo('[name=email]');
    await page.keyboard.type(demoEmail('basic'));
    await page.keyboard.press('Tab');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/impressum');
    await page.waitForFunction(() => localStorage.getItem('user') !== null);
    await tabTo('.user-entry--bar summary');
    await page.keyboard.press('Enter');
    expect(await menu(page).getAttribute('open')).toBe('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await menu(page).getAttribute('open')).toBeNull();
    await tabTo('.user-entry--bar summary');
    await page.keyboard.press('Enter');
    await tabTo('.user-entry--bar [data-logout]');
    await page.keyboard.press('Enter');
    await page.getByText('Du bist abgemeldet.').waitFor();
  });
});

it('[USER-011] [USER-012] [SHELL-088] support works in an account that a tool of its own names, and no other window can', async () => {
  const { page } = await browser.open();
  const context = page.context();
  await logIn(context, 'support');
  for (const origin of ['https://support.parkett.example', 'https://evil.example'])
    await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<button>Öffnen</button>' }));
  const nameFrom = async (origin: string): Promise<Page> => {
    const tool = await context.newPage();
    await tool.goto(origin);
    await tool.evaluate((address) => {
      document.querySelector('button')?.addEventListener('click', () => Object.assign(globalThis, { view: open(address) }));
    }, `${portal}/admin-view`);
    const opened = tool.waitForEvent('popup');
    await tool.getByRole('button').click();
    const view = await opened;
    await view.locator('parkett-island[data-alive]').waitFor();
    await tool.evaluate(
      ([target, email]) => (globalThis as unknown as { view: Window }).view.postMessage({ action: 'impersonate', email }, target ?? ''),
      [portal, demoEmail('pro')],
    );
    return view;
  };
  const ignored = await nameFrom('https://evil.example');
  await ignored.waitForTimeout(300);
  expect([new URL(ignored.url()).pathname, await ignored.locator('[name=email]').inputValue()]).toEqual(['/admin-view', '']);
  const view = await nameFrom('https://support.parkett.example');
  await view.waitForURL('**/konto');
  await view.goto(`${portal}/impressum`);
  await view.getByText(`Du befindest dich im Admin-View des Nutzers ${demoEmail('pro')}`).waitFor();
  expect(await axeFindings(view)).toEqual([]);
  // Verifies on a phone that the banner covers neither the bottom of the open navigation nor the end of the page.
  await view.setViewportSize({ width: 390, height: 844 });
  await view.locator('summary.site-header__burger').click();
  await view.locator('.site-header__foot [data-logout]').click({ trial: true, timeout: 3000 });
  await view.keyboard.press('Escape');
  await view.locator('details.site-header__full:not([open])').waitFor({ state: 'attached' });
  await view.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const ends = await view.evaluate(() =>
    ['.site-footer > :last-child', '[data-admin-view]'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
  );
  expect(ends[0]?.bottom).toBeLessThanOrEqual(ends[1]?.top ?? 0);
  await view.getByRole('link', { name: 'Beenden' }).click();
  await view.getByRole('button', { name: 'Admin-View beenden' }).click();
  await waitForToast(view, 'Der Admin-View ist beendet.');
  expect(await view.locator('[data-admin-view]').isVisible()).toBe(false);
});

it('[SHELL-065] a forgotten password is replaced by the code of a mail, and the login says so once', async () => {
  const { page } = await browser.open(mobile);
  const email = newAddress();
  const post = (path: string, body: object) => page.request.post(`${portal}/api/v1/${path}`, { headers: { origin: portal }, data: body });
  await post('users', { email, password: 'Sonnenblume-42!', hasAcceptedTerms: true });
  const confirmation = /bestaetigung\?code=([\w-]+)/.exec(await mailTo(data, email))?.[1];
  await post('users/confirmation', { code: confirmation });
  await page.context().clearCookies();
  await page.goto(`${portal}/login`);
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Code schicken' }).click();
  await page.waitForURL('**/passwort/neu');
  const link = async () => /\/passwort\/neu\?code=[\w-]+/.exec(await mailTo(data, email))?.[0];
  await expect.poll(link, { timeout: 10_000 }).toBeDefined();
  await page.goto(`${portal}${(await link()) ?? ''}`);
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill('Sommerregen-17!');
  await page.getByRole('button', { name: 'Passwort festlegen' }).click();
  await page.waitForURL('**/login');
  await waitForToast(page, 'Dein neues Passwort gilt.');
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByText('Dein neues Passwort gilt.').count()).toBe(0);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill('Sommerregen-17!');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/konto');
});
