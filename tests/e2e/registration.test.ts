import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { desktop, useBrowser } from './browser.ts';
import { mailTo } from './mails.ts';

const portal = inject('portal');
const data = inject('data');
const browser = useBrowser();
const newAddress = (): string => `neu-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.className ?? '');
const summary = (page: Page) => page.locator('.form__summary');

describe('a registration without JavaScript', () => {
  const withoutScript = { ...desktop, javaScriptEnabled: false };

  it('[ROUTE-144] goes from the form over the mail to a confirmed account, with a session and no token for scripts', async () => {
    const { page } = await browser.open(withoutScript);
    await page.goto(`${portal}/registrierung`);
    expect(await page.getByRole('link', { name: 'Nutzungsbedingungen lesen' }).getAttribute('href')).toBe('/nutzungsbedingungen');
    const email = newAddress();
    await fillIn(page, { 'E-Mail-Adresse': email, Passwort: 'Sonnenblume-42!' });
    await page.getByLabel('Ich stimme den Nutzungsbedingungen zu').check();
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.waitForURL('**/registrierung/bestaetigung');
    const link = /http\S+\/registrierung\/bestaetigung\?code=[\w-]+/.exec(await mailTo(data, email))?.[0] ?? '';
    const { pathname, search } = new URL(link);
    await page.goto(`${portal}${pathname}${search}`);
    expect(await page.getByLabel('Code aus der E-Mail').inputValue()).toMatch(/^[\w-]{8,}$/);
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    await page.waitForURL('**/registrierung/fertig');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dein Konto ist bestätigt');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  it('asks for the password where two registrations of the address wait, and confirms the one that it belongs to', async () => {
    const email = newAddress();
    const register = (password: string) =>
      fetch(`${portal}/api/v1/users`, {
        method: 'POST',
        headers: { origin: portal, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, hasAcceptedTerms: true }),
      });
    await register('Sonnenblume-42!');
    await mailTo(data, email);
    await register('Ein-fremdes-Wort-7');
    const { page } = await browser.open(withoutScript);
    const code = /code=([\w-]+)/.exec(await mailTo(data, email))?.[1] ?? '';
    await page.goto(`${portal}/registrierung/bestaetigung?code=${code}`);
    const password = page.getByLabel('Passwort deiner Registrierung');
    expect(await password.count()).toBe(0);
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    expect(await summary(page).textContent()).toContain('das Passwort ein, mit dem du dich registriert hast');
    expect(await page.getByLabel('Code aus der E-Mail').inputValue()).toBe(code);
    await password.fill('Geraten-und-falsch');
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    expect(await summary(page).textContent()).toContain('nicht das Passwort');
    await password.fill('Sonnenblume-42!');
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    await page.waitForURL('**/registrierung/fertig');
  });

  it('comes back with findings, values and the focus above them', async () => {
    const { page } = await browser.open(withoutScript);
    await page.goto(`${portal}/registrierung`);
    await fillIn(page, { 'E-Mail-Adresse': 'anna', Passwort: 'Passwort123', 'Vorname (freiwillig)': 'Anna "Ä" <b>' });
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    expect((await answer).status()).toBe(422);
    expect(await page.title()).toContain('Fehler: Konto anlegen');
    expect(await summary(page).getByRole('link').count()).toBe(3);
    expect(await page.getByLabel('Vorname (freiwillig)').inputValue()).toBe('Anna "Ä" <b>');
    expect(await page.getByLabel('Passwort', { exact: true }).inputValue()).toBe('');
    await summary(page).getByRole('link').first().click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  });

  it('says so when the code is unknown, and keeps it', async () => {
    const { page } = await browser.open(withoutScript);
    await page.goto(`${portal}/registrierung/bestaetigung?code=unbekannt-12345678`);
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    expect(await summary(page).textContent()).toContain('Dieser Code gilt nicht');
    expect(await page.getByLabel('Code aus der E-Mail').inputValue()).toBe('unbekannt-12345678');
  });
});

describe('a registration with JavaScript', () => {
  const opened = async () => {
    const watched = await browser.open();
    await watched.page.goto(`${portal}/registrierung`);
    await watched.page.locator('parkett-island[data-alive]').waitFor();
    return watched;
  };

  it('[INSTR-028] says what is wrong with a field once it was changed and left, and not before', async () => {
    const { page, errors } = await opened();
    const email = page.getByLabel('E-Mail-Adresse');
    const findings = page.locator('.form-field__finding');
    await email.focus();
    await page.getByLabel('Passwort', { exact: true }).focus();
    expect(await findings.count()).toBe(0);
    await email.pressSequentially('anna');
    expect(await findings.count()).toBe(0);
    await email.blur();
    expect(await findings.allTextContents()).toEqual([expect.stringContaining('vollständige E-Mail-Adresse')]);
    await email.fill('anna@example.org');
    await email.blur();
    expect(await findings.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('leads the focus to what is to be mended, asks nobody, and goes on without a reload', async () => {
    const { page, requests, errors } = await opened();
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await summary(page).waitFor();
    await expect.poll(() => focused(page)).toBe('form__summary');
    const posts = () => requests.filter((url) => url.endsWith('/registrierung')).length;
    expect(posts()).toBe(1);
    const email = newAddress();
    await fillIn(page, { 'E-Mail-Adresse': email, Passwort: 'Passwort123' });
    await page.getByLabel('Ich stimme den Nutzungsbedingungen zu').check();
    await page.getByLabel('Passwort', { exact: true }).fill('Sonnenblume-42!');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.waitForURL('**/registrierung/bestaetigung');
    expect(await mailTo(data, email)).toContain('/registrierung/bestaetigung?code=');
    expect(errors).toEqual([]);
  });

  it('[ERR-007] shows what the provider says at the field of the form', async () => {
    const { page } = await browser.open();
    await page.goto(`${portal}/registrierung/bestaetigung?code=unbekannt-12345678`);
    await page.locator('parkett-island[data-alive]').waitFor();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    expect(await (await answer).json()).toMatchObject({
      kind: 'refused',
      isFormAction: true,
      form: 'registration-confirmation',
      errorCode: 1404,
      displayErrorMessage: expect.stringContaining('Dieser Code gilt nicht'),
    });
    expect(await page.locator('.form-field__finding').textContent()).toContain('Dieser Code gilt nicht');
  });

  it('moves nothing when the form comes to life', async () => {
    const { page } = await browser.open();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${portal}/registrierung`);
    await page.locator('parkett-island[data-alive]').waitFor();
    const shifted = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
    expect(shifted).toBeLessThan(0.01);
  });
});

it('a form is kept by no cache, and a page without one takes nothing', async () => {
  const page = await fetch(`${portal}/registrierung`);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.headers.get('set-cookie')).toMatch(/^formular=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
  const write = await fetch(`${portal}/aktien`, { method: 'POST', body: new URLSearchParams({ _form: 'registration' }) });
  expect([write.status, write.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('a form from a foreign page is refused, with the page and without its values', async () => {
  const answer = await fetch(`${portal}/registrierung`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
    body: new URLSearchParams({ _form: 'registration', email: 'eve@example.org' }),
  });
  const html = await answer.text();
  expect(answer.status).toBe(403);
  expect(html).toContain('von einer fremden Seite');
  expect(html).not.toContain('eve@example.org');
});
