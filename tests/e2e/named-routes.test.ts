import { beforeAll, describe, expect, inject, it } from 'vitest';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { readPage, textOf } from './page-text.ts';

const portal = inject('portal');

/** Returns the cookies of a new session. */
async function sessionOf(name: Parameters<typeof demoEmail>[0]): Promise<string> {
  const answer = await fetch(`${portal}/api/v1/users/login`, {
    method: 'POST',
    headers: { origin: portal, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail(name), password: DEMO_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return pairsOf(answer).join('; ');
}

const pairsOf = ({ headers }: Response): readonly string[] => headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

describe('what experts hold and watch', () => {
  let plus = '';
  let basic = '';
  beforeAll(async () => {
    [plus, basic] = [await sessionOf('plus'), await sessionOf('basic')];
  });

  it.each([
    ['[ROUTE-139] the portfolios', '/experten-musterdepot'],
    ['[ROUTE-141] the watchlists', '/experten-watchlist'],
  ])('%s are to be read, not to be changed, by whoever has the right to', async (_what, path) => {
    const open = await readPage(path, plus);
    expect([open.status, open.html.includes('<tbody'), open.html.includes('<form')]).toEqual([200, true, false]);
    for (const cookie of [undefined, basic]) {
      const closed = await readPage(path, cookie);
      expect([closed.status, closed.html.includes('<tbody')]).toEqual([200, false]);
      expect(closed.text).toContain('Nur mit Premium Plus und Premium Pro');
    }
  });
});

describe('in and out', () => {
  it('[ROUTE-142] the login takes where somebody comes from, asks for address and password, and hints at the bank', async () => {
    const page = await readPage('/login?cid=c1&from=%2Fkonto%2Fgeraete&fromEnv=app');
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<form[^>]* action="\/login\?[^"]*from=%2Fkonto%2Fgeraete/u);
    expect(page.html).toMatch(/<input[^>]* type="email"/u);
    expect(page.html).toMatch(/<input[^>]* type="password"/u);
    expect(page.links).toContain('/registrierung');
    expect(page.text).toContain('Willst du zum Webtrading?');
  });

  it('[ROUTE-143] the logout ends the session, says so, and leads on', async () => {
    const cookie = await sessionOf('besucher');
    const before = await fetch(`${portal}/logout`, { headers: { cookie } });
    const form = await before.text();
    const token = /name="_token" value="([^"]*)"/u.exec(form)?.[1] ?? '';
    // The form is valid only in the browser that received it.
    const browser = [cookie, ...pairsOf(before)].join('; ');
    const answer = await fetch(`${portal}/logout`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: browser, origin: portal },
      body: new URLSearchParams({ _form: 'logout', _token: token }),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie().some((each) => each.startsWith('token=;'))).toBe(true);
    const after = await readPage('/logout');
    expect(after.text).toContain('Du bist abgemeldet');
    expect(after.links).toEqual(expect.arrayContaining(['/', expect.stringMatching(/^\/login/u)]));
    // The ended session no longer gives access.
    expect((await fetch(`${portal}/konto`, { redirect: 'manual', headers: { cookie } })).status).toBe(303);
  });
});

describe('the search', () => {
  const groups = (html: string): readonly string[] =>
    [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gsu)].map(([, text = '']) => textOf(text).trim());

  it('[ROUTE-149] without words shows its field and no results', async () => {
    const { status, html } = await readPage('/suche');
    expect([status, html.includes('class="search-results')]).toEqual([200, false]);
    expect(html).toMatch(/<input[^>]* type="search"[^>]* placeholder="[^"]+"/u);
  });

  it('[ROUTE-150] shows what it found by type, and says when it found nothing', async () => {
    const found = await readPage('/suche/dax');
    expect([found.status, found.html.includes('class="search-results__group"')]).toEqual([200, true]);
    expect(groups(found.html)).toEqual(expect.arrayContaining([expect.stringMatching(/^Indizes/u), expect.stringMatching(/^ETFs/u)]));
    const none = await readPage('/suche/xyzzyplughqq');
    expect(none.text).toContain('Es wurden keine Wertpapiere für „xyzzyplughqq“ gefunden.');
  });

  it.each([
    ['anleihen', 'bund', 'Anleihen'],
    ['rohstoffe', 'oel', 'Rohstoffe'],
    ['devisen', 'dollar', 'Devisen'],
    ['fonds', 'welt', 'Fonds'],
    ['etfs', 'dax', 'ETFs'],
    ['futures', 'dax', 'Futures'],
    ['indizes', 'dax', 'Indizes'],
    ['edelmetalle', 'gold', 'Edelmetalle'],
    ['aktien', 'sap', 'Aktien'],
    ['kryptos', 'bitcoin', 'Krypto'],
  ])('[ROUTE-151] of the type „%s“ shows that type alone', async (alias, words, name) => {
    const { status, html } = await readPage(`/suche/typ/${alias}/${words}`);
    expect(status).toBe(200);
    const shown = groups(html);
    expect([alias, shown.length, shown[0]?.startsWith(name)]).toEqual([alias, 1, true]);
  });

  it('[ROUTE-151] of a type that there is not is not found', async () => {
    expect((await readPage('/suche/typ/quatsch/sap')).status).toBe(404);
  });
});
