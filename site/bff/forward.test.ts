import { Readable } from 'node:stream';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { sectionFinder } from '#domain/instrument/section.ts';
import { forward } from './forward.ts';

interface Asked {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly peer?: string;
}

async function ask(
  { method = 'GET', url, headers = {}, body = '', peer = '203.0.113.7' }: Asked,
  answer: Response | Promise<Response> = Response.json({ last: 1 }),
) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer);
  const request = Object.assign(Readable.from([Buffer.from(body)]), {
    method,
    url,
    headers: { host: 'portal', ...headers },
    socket: { remoteAddress: peer },
  });
  const sent = { statusCode: 200, headers: new Map<string, unknown>(), text: '' };
  const response = {
    get statusCode() {
      return sent.statusCode;
    },
    set statusCode(status: number) {
      sent.statusCode = status;
    },
    setHeader: (name: string, value: unknown) => sent.headers.set(name.toLowerCase(), value),
    end: (chunk: Buffer | string) => (sent.text = chunk.toString()),
  };
  await forward(request as unknown as IncomingMessage, response as unknown as ServerResponse, {
    api: 'http://provider/api',
    fetch,
    bodyLimit: 100,
    sectionOf: sectionFinder([{ path: '/papiere', instruments: [{ entityType: 'STOCK' }] }]),
  });
  return { ...sent, fetch };
}

const visitor = { 'x-forwarded-for': '203.0.113.7' };
const quote = '/api/v1/instruments/STOCK/82849/quote?quality=RLT';
const list = { method: 'POST', url: '/api/v1/instruments/quote_list', body: '{"list":[]}' };

describe('forward', () => {
  it('passes a call that a contract names on and its answer back', async () => {
    const { fetch, text, statusCode } = await ask({ url: quote });
    expect(fetch.mock.calls[0]?.[0]).toBe('http://provider/api/v1/instruments/STOCK/82849/quote?quality=RLT');
    expect([statusCode, text]).toEqual([200, '{"last":1}']);
  });

  it('names instruments where the portal has them', async () => {
    const sap = { entityType: 'STOCK', entityValue: '1', urlName: 'SAP' };
    const { text } = await ask({ url: quote }, Response.json({ instrument: { ...sap, urls: { WEBSITE: '/aktien/SAP-1' } }, last: 1 }));
    expect(JSON.parse(text)).toEqual({ instrument: { ...sap, urls: { WEBSITE: '/papiere/SAP-1' } }, last: 1 });
  });

  it('adds the token from the cookie and passes no other cookie or header', async () => {
    const { fetch } = await ask({ url: quote, headers: { cookie: 'a=1; token=t%20k', authorization: 'x', 'x-ov-token': 'forged' } });
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json', 'X-ov-token': 't k', ...visitor });
  });

  it.each(['%0a', 'a%0d%0aX:1'])('leaves away a token that no header can hold: %s', async (token) => {
    const { fetch, statusCode } = await ask({ url: quote, headers: { cookie: `token=${token}` } });
    expect([statusCode, fetch.mock.calls[0]?.[1]?.headers]).toEqual([200, { accept: 'application/json', ...visitor }]);
  });

  it.each([
    '/api/v1/articles/editorial/documents',
    '/api/v1/unknown',
    '/api/health',
    '/api/v1/instruments/STOCK/..%2f..%2fadmin/quote',
    '/api/v1/instruments/STOCK/a%2Fb/quote',
  ])('lets %s not leave the site', async (url) => {
    const { fetch, statusCode } = await ask({ url });
    expect(statusCode).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
  });

  const login = { method: 'POST', url: '/api/v1/users/login', body: '{}', headers: { origin: 'http://portal' } };
  const user = () => Response.json({ token: 'secret', activated: true, email: 'a@b.c', purchasedProducts: [] });
  const cookiesOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => (headers.get('set-cookie') ?? []) as string[];

  it('keeps the token of a login in a cookie that no script reads, and out of the answer', async () => {
    const answered = await ask(login, user());
    expect(JSON.parse(answered.text)).toEqual({ activated: true, email: 'a@b.c', purchasedProducts: [] });
    expect(cookiesOf(answered)).toEqual([
      'token=secret; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      expect.stringMatching(/^session=[\w-]{8}; Max-Age=2592000; Path=\/; SameSite=Lax$/),
    ]);
    expect(answered.headers.get('content-length')).toBe(answered.text.length);
  });

  it('marks the cookies as secure behind TLS', async () => {
    const overTls = { ...login, headers: { ...login.headers, 'x-forwarded-proto': 'https' } };
    const behind = async (peer: string) => cookiesOf(await ask({ ...overTls, peer }, user())).map((cookie) => cookie.includes('; Secure;'));
    expect([await behind('127.0.0.1'), await behind('203.0.113.7')]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('ends the session that a login takes the place of', async () => {
    const { fetch } = await ask({ ...login, headers: { ...login.headers, cookie: 'token=planted' } }, user());
    expect(fetch.mock.calls.map(([url, init]) => [url, new Headers(init?.headers).get('x-ov-token')])).toEqual([
      ['http://provider/api/v1/users/login', 'planted'],
      ['http://provider/api/v1/users/logout', 'planted'],
    ]);
  });

  it('takes the cookies away at logout, even while nobody answers, and from our own pages only', async () => {
    const logout = { method: 'POST', url: '/api/v1/users/logout', headers: { cookie: 'token=secret', 'sec-fetch-site': 'same-origin' } };
    expect(cookiesOf(await ask(logout)).map((cookie) => cookie.split(';')[0])).toEqual(['token=', 'session=', 'tid=', 'features=']);
    const offline = await ask(logout, Promise.reject(new Error('away')));
    expect([offline.statusCode, cookiesOf(offline).length]).toEqual([502, 4]);
    const foreign = await ask({ ...logout, headers: { cookie: 'token=secret', 'sec-fetch-site': 'cross-site' } });
    expect([foreign.statusCode, cookiesOf(foreign)]).toEqual([403, []]);
  });

  it('lets no GET log anyone out', async () => {
    const { fetch, ...answered } = await ask({
      url: '/api/v1/users/logout',
      headers: { cookie: 'token=secret', 'sec-fetch-site': 'same-origin' },
    });
    expect([answered.statusCode, answered.headers.get('allow'), fetch.mock.calls]).toEqual([405, 'POST', []]);
    expect(answered.headers.has('set-cookie')).toBe(false);
  });

  it('ends the session with all others only once it is done', async () => {
    const everywhere = { method: 'POST', url: '/api/v1/users/sessions/end_all', headers: { ...login.headers, cookie: 'token=secret' } };
    expect(cookiesOf(await ask(everywhere, new Response(null, { status: 204 })))).toHaveLength(4);
    expect(cookiesOf(await ask(everywhere, Promise.reject(new Error('away'))))).toEqual([]);
  });

  it('takes the cookies away when the provider refuses the token', async () => {
    const refused = () => Response.json({ errorCode: 1401 }, { status: 401 });
    expect(cookiesOf(await ask({ url: quote, headers: { cookie: 'token=old' } }, refused()))).toHaveLength(4);
    expect(cookiesOf(await ask({ url: quote }, refused()))).toEqual([]);
  });

  it('lets no shared cache keep what was asked with a session', async () => {
    const answer = () => Response.json({}, { headers: { 'cache-control': 'public, max-age=5' } });
    const own = await ask({ url: quote, headers: { cookie: 'token=t' } }, answer());
    expect([own.headers.get('cache-control'), own.headers.get('vary')]).toEqual(['private, max-age=5', 'Cookie']);
    expect((await ask({ url: quote }, answer())).headers.get('cache-control')).toBe('public, max-age=5');
  });

  it.each([
    ['max-age=5', 'private, max-age=5'],
    ['public, s-maxage=60, max-age=5', 'private, max-age=5'],
    ['Public', 'private'],
    ['no-store', 'private, no-store'],
    ['private, no-store', 'private, no-store'],
  ])('says so whatever the provider says of its answer: %s', async (given, expected) => {
    const answer = Response.json({}, { headers: { 'cache-control': given } });
    const own = await ask({ url: quote, headers: { cookie: 'token=t' } }, answer);
    expect(own.headers.get('cache-control')).toBe(expected);
  });

  it('lets no cache at all keep an answer that sets cookies', async () => {
    const opened = Response.json({ token: 'secret', activated: true }, { headers: { 'cache-control': 'public, max-age=5' } });
    expect((await ask(login, opened)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('names the allowed method of a known path', async () => {
    const { statusCode, headers } = await ask({ method: 'DELETE', url: quote, headers: { origin: 'http://portal' } });
    expect([statusCode, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('asks for GET what HEAD asks for, and says how long the answer is', async () => {
    const { fetch, statusCode, headers } = await ask({ method: 'HEAD', url: quote });
    expect([statusCode, fetch.mock.calls[0]?.[1]?.method, headers.get('content-length')]).toEqual([200, 'GET', '{"last":1}'.length]);
    expect((await ask({ method: 'HEAD', url: list.url })).statusCode).toBe(405);
  });

  it('refuses a write from a page of another origin, and one that hides where it comes from', async () => {
    expect((await ask({ ...list, headers: { origin: 'http://evil' } })).statusCode).toBe(403);
    expect((await ask(list)).statusCode).toBe(403);
    expect((await ask({ ...list, headers: { origin: 'http://portal' } })).statusCode).toBe(200);
  });

  it.each([
    ['a foreign page', { ...list, headers: { origin: 'http://evil' } }, 403],
    ['an unknown call', { url: '/api/v1/unknown' }, 404],
    ['another method', { ...list, method: 'DELETE' }, 405],
    ['too long a body', { ...list, body: 'x'.repeat(101), headers: { origin: 'http://portal' } }, 413],
  ])('lets no cache keep the refusal of %s, and says what it hangs on', async (_what, asked, status) => {
    const { statusCode, headers } = await ask(asked);
    const vary = 'method' in asked ? 'Cookie, Origin, Sec-Fetch-Site' : 'Cookie';
    expect([statusCode, headers.get('cache-control'), headers.get('vary')]).toEqual([status, 'no-store', vary]);
  });

  it('nor that nobody answered', async () => {
    const { statusCode, headers } = await ask({ url: quote }, Promise.reject(new Error('away')));
    expect([statusCode, headers.get('cache-control'), headers.get('vary')]).toEqual([502, 'no-store', 'Cookie']);
  });

  it('refuses a body that is too large', async () => {
    const { statusCode, fetch } = await ask({ ...list, body: 'x'.repeat(101), headers: { origin: 'http://portal' } });
    expect(statusCode).toBe(413);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('passes error bodies of the provider on as they are', async () => {
    const error = Response.json({ displayErrorMessage: 'Unbekannt', errorCode: 1404 }, { status: 404 });
    const { statusCode, text } = await ask({ url: quote }, error);
    expect(statusCode).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ errorCode: 1404 });
  });

  it.each([
    ['PATCH', '/api/v2/watchlists/4711'],
    ['PUT', '/api/v1/users/password'],
    ['POST', '/api/v2/watchlists/4711/positions'],
    ['DELETE', '/api/v2/watchlists/4711/positions/90210'],
  ])('passes %s on with body and token, and its empty answer back', async (method, url) => {
    const body = method === 'DELETE' ? '' : '{"name":"ä"}';
    const headers = { origin: 'http://portal', cookie: 'token=abc', 'content-type': 'application/json' };
    const { fetch, statusCode, text, headers: answered } = await ask({ method, url, headers, body }, new Response(null, { status: 204 }));
    const sent = fetch.mock.calls[0]?.[1];
    expect([sent?.method, await new Response(sent?.body ?? null).text(), sent?.headers]).toEqual([
      method,
      body,
      { accept: 'application/json', 'X-ov-token': 'abc', ...visitor, ...(body === '' ? {} : { 'content-type': 'application/json' }) },
    ]);
    expect([statusCode, text, answered.has('content-length')]).toEqual([204, '', false]);
  });

  it('says for whom it asks: the other end, whatever that says of itself', async () => {
    const { fetch } = await ask({ url: quote, headers: { 'x-forwarded-for': '198.51.100.2' } });
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('x-forwarded-for')).toBe('203.0.113.7');
  });
});
