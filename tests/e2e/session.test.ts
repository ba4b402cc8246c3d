import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { addresses } from './addresses.ts';

const portal = inject('portal');
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${portal}${path}`, { method, redirect: 'manual', headers });

/** Logs in as the demo user with the tier Plus. */
function login(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${portal}/api/v1/users/login`, {
    method: 'POST',
    headers: { origin: portal, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: demoEmail('plus'), password: DEMO_PASSWORD, staysLoggedIn: true }),
  });
}
const pairOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
const session = async () => pairOf(await login()).join('; ');
let userCookie: Promise<string> | undefined;
const tokenIn = (cookie: string) => /token=([^;]+)/.exec(cookie)?.[1] ?? '';

describe('a login', () => {
  it('keeps the token in a cookie for 30 days that no script reads, and tells scripts only that there is a session', async () => {
    const response = await login();
    const [token = '', marker = ''] = response.headers.getSetCookie();
    expect(token).toMatch(/^token=[^;]{20,}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(marker).toMatch(/^session=[\w-]{8}; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    const days = Number(/Max-Age=(\d+)/.exec(token)?.[1]) / 86_400;
    expect([days > 29.9, days <= 30]).toEqual([true, true]);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ email: demoEmail('plus'), activated: true });
    expect(text).not.toContain(tokenIn(token));
  });
  it('marks its cookies as secure behind TLS', async () => {
    const tls = { 'x-forwarded-proto': 'https' };
    const answer = await login(tls);
    expect(answer.headers.getSetCookie().map((cookie) => /^__Host-\w+=.*; Path=\/;.*Secure;/u.test(cookie))).toEqual([true, true, true]);
    const cookie = pairOf(answer).join('; ');
    const own = await get('/konto', { ...tls, cookie });
    const planted = await get('/konto', { ...tls, cookie: cookie.replaceAll('__Host-', '') });
    expect([own.status, planted.status]).toEqual([200, 303]);
  });
  it('changes the token, and the one before holds no more', async () => {
    const before = await session();
    const after = pairOf(await login({ cookie: before })).join('; ');
    expect(tokenIn(after)).not.toBe(tokenIn(before));
    expect([(await get('/konto', { cookie: before })).status, (await get('/konto', { cookie: after })).status]).toEqual([303, 200]);
  });
});

describe('a private page', () => {
  it('[PERS-002] leads who is not logged in to the login, which knows the way back', async () => {
    const response = await get('/konto?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login?from=%2Fkonto%3Fa%3D1']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
  it('shows the user of the session, without the token, and is kept by nobody', async () => {
    const cookie = await session();
    for (const [method, headers] of [
      ['GET', {}],
      ['GET', { 'if-none-match': '*' }],
      ['HEAD', {}],
    ] as const) {
      const response = await get('/konto', { cookie, ...headers }, method);
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control'), response.headers.get('vary')]).toEqual([
        200,
        'private, no-store',
        'Cookie',
      ]);
      expect([response.headers.get('etag'), html.includes(demoEmail('plus')), html.includes(tokenIn(cookie))]).toEqual([
        null,
        method === 'GET',
        false,
      ]);
      expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(method === 'GET');
    }
  });
  it('is not in the sitemap', async () => {
    expect(await (await get('/sitemap-1.xml')).text()).not.toContain('/konto');
  });
  it('[USER-007] is closed after the logout, which takes the cookies away', async () => {
    const cookie = await session();
    const out = await get('/api/v1/users/logout', { cookie, origin: portal }, 'POST');
    expect([out.status, pairOf(out)]).toEqual([200, ['token=', 'session=', 'tid=', 'features=']]);
    const response = await get('/konto', { cookie });
    expect([response.status, pairOf(response)]).toEqual([303, ['token=', 'session=', 'tid=', 'features=']]);
  });
});

/** Summary of an answer: status, headers that do not vary, digest of its body. */
interface Seen {
  readonly status: number;
  readonly kept: Readonly<Record<string, string>>;
  readonly digest: string;
}

describe('a public page', () => {
  it.each(addresses)('$name is the same for a user and for everyone: no byte and no header differs', async ({ path }) => {
    const cookie = await (userCookie ??= session());
    // Pages cached by Next contain nothing about the visitor.
    const seen = async (headers: Record<string, string>): Promise<Seen> => {
      const response = await get(path, headers);
      const { date: _, connection: __, 'x-nextjs-cache': ___, ...kept } = Object.fromEntries(response.headers);
      return {
        status: response.status,
        kept,
        digest: createHash('sha256')
          .update(await response.text())
          .digest('hex'),
      };
    };
    const asked: Record<string, string>[] = [
      {},
      { cookie, authorization: 'Bearer x', 'x-ov-token': tokenIn(cookie) },
      { cookie: `${cookie}; __prerender_bypass=1; theme=dark` },
      {},
    ];
    // A page may be re-rendered between two answers: compares only answers between two equal public ones.
    const round = async (again: number): Promise<Seen[]> => {
      const answers: Seen[] = [];
      for (const headers of asked) answers.push(await seen(headers));
      return again === 0 || isDeepStrictEqual(answers.at(0), answers.at(-1)) ? answers : round(again - 1);
    };
    const [anyone, user, forger] = await round(10);
    expect(user).toEqual(anyone);
    expect(forger).toEqual(anyone);
  });
});
