import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { freePort, untilReady } from '#tests/bench/processes.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { desktop, useBrowser } from './browser.ts';

const portal = inject('portal');
const browser = useBrowser();
const email = demoEmail('systeme');

/** Opens a page and logs in by the form. */
async function loggedIn(): Promise<Page> {
  const { page } = await browser.open();
  await page.goto(`${portal}/login?from=%2Fkonto`);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/konto');
  return page;
}

/** Logs the same user in on a phone; resolves with its cookies. */
async function onPhone(): Promise<string> {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
  const response = await fetch(`${portal}/api/v1/users/login`, {
    method: 'POST',
    headers: { origin: portal, 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
const statusOnPhone = async (cookie: string): Promise<number> =>
  (await fetch(`${portal}/konto`, { redirect: 'manual', headers: { cookie } })).status;
const tokenOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value;

describe('A visitor who is logged in', { timeout: 60_000 }, () => {
  it('sees where else he is, ends that from here, and leaves by a button: to follow an address is not enough', async () => {
    const phone = await onPhone();
    const page = await loggedIn();
    const devices = page.locator('.device-list .action-list__row');
    const other = devices.filter({ hasText: 'Safari auf iPhone' }).first();
    expect(await devices.filter({ hasText: 'Dieses Gerät' }).count()).toBe(1);
    expect(await statusOnPhone(phone)).toBe(200);
    await other.getByRole('button').click();
    await expect.poll(() => statusOnPhone(phone)).toBe(303);
    await page.goto(`${portal}/logout`);
    expect(await page.getByRole('main').textContent()).toContain(`Du bist angemeldet als ${email}`);
    expect(await tokenOf(page)).toMatch(/.{20,}/);
    await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
    await page.getByText('Du bist abgemeldet.').waitFor();
    expect(await tokenOf(page)).toBeUndefined();
    await page.goto(`${portal}/konto`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login?from=%2Fkonto');
  });

  it('is led to the login, and back, when his session has ended elsewhere; public pages go on', async () => {
    const page = await loggedIn();
    const token = await tokenOf(page);
    const headers = { origin: portal, cookie: `token=${token}` };
    await fetch(`${portal}/api/v1/users/sessions/end_all`, { method: 'POST', headers });
    await page.goto(`${portal}/konto`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Anmelden');
    expect(await tokenOf(page)).toBeUndefined();
    expect((await page.goto(`${portal}/`))?.status()).toBe(200);
    await page.goto(`${portal}/login?from=%2Fkonto`);
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL('**/konto');
  });
});

describe('A site with a small limit', { timeout: 60_000 }, () => {
  let site: ChildProcess | undefined;
  afterAll(async () => {
    if (site === undefined || site.exitCode !== null) return;
    const gone = once(site, 'close');
    site.kill('SIGTERM');
    await gone;
  });

  it('tells who takes too much so in German, inside the shell, and is ready meanwhile', async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const env = { ...process.env, PORT: new URL(origin).port, PROVIDER_URL: inject('provider'), SITE_RATE_LIMIT: '60/600' };
    site = spawn('node_modules/.bin/node', ['site/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    await untilReady(site, `${origin}/ready`);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const { page } = await browser.open({ ...desktop, extraHTTPHeaders: headers });
    let told = await fetch(`${origin}/`, { headers });
    for (let visits = 0; visits < 100 && told.status === 200; visits += 1) told = await fetch(`${origin}/`, { headers });
    expect((await page.goto(`${origin}/`))?.status()).toBe(429);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Zu viele Anfragen');
    expect(await page.getByRole('main').textContent()).toContain('Bitte warte einen Moment');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect([told.headers.get('cache-control'), told.headers.get('vary'), Number(told.headers.get('retry-after')) > 0]).toEqual([
      'no-store',
      'Cookie',
      true,
    ]);
    // Load balancers receive success.
    const other = await fetch(`${origin}/ready`);
    expect([other.status, await other.json()]).toEqual([200, { status: 'ready' }]);
  });
});

/** Sends requests as Java's HttpClient and `curl --http2` do. */
async function offeringHttp2(url: string, body?: string): Promise<{ status: number; version: string; text: string }> {
  const call = request(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA',
      ...(body === undefined ? {} : { origin: portal, 'content-type': 'application/json' }),
    },
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, version: response.httpVersion, text };
}

it('Site and provider answer an offer of HTTP/2 in the clear in HTTP/1.1, with and without a body', async () => {
  const list = JSON.stringify({ list: [{ entityType: 'STOCK', entityValue: '82849' }] });
  for (const origin of [portal, inject('provider')]) {
    const quote = await offeringHttp2(`${origin}/api/v1/instruments/STOCK/82849/quote`);
    const quotes = await offeringHttp2(`${origin}/api/v1/instruments/quote_list`, list);
    expect([quote.status, quote.version, quotes.status, quotes.text.includes('82849')]).toEqual([200, '1.1', 200, true]);
  }
  expect(await offeringHttp2(portal)).toMatchObject({ status: 200, text: expect.stringContaining('</html>') });
});
