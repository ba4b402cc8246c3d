import { currentConfig } from '../config-store.ts';
import { routesOf } from '#documents/routes/path-of.ts';
import { createServer, get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reservedPart } from '#documents/routes/reserved.ts';
import { hostileAddresses } from '#tests/fixtures/hostile-addresses.ts';
import { addressHelp } from '#renderer/address-help.ts';
import { requestedPage, type RequestedPage } from '../requested-page.ts';
import { siteHandler } from './handler.ts';
import { COSTS, UNLIMITED } from './visitor-limits.ts';

const seen: string[] = [];
const drawn: RequestedPage[] = [];
const next = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  seen.push(request.url ?? '');
  if (/^\/p(?:age|er-request)/u.test(request.url ?? '')) drawn.push(requestedPage());
  if (request.url === '/404') response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=15, stale-while-revalidate=31535985');
  response.end(request.method === 'HEAD' ? undefined : '<p>Seite</p>');
};
const server = createServer(siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false }));
let origin = '';
/** Requests an address unchanged: `fetch` would normalize it first. */
const ask = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    httpGet({ hostname, port, path }, (response) => resolve(response.resume())).on('error', reject);
  });
const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  seen.length = 0;
  drawn.length = 0;
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
afterAll(() => server.close());

describe('An address that carries what somebody may have typed', () => {
  const lifetimeOf = async (path: string, init?: RequestInit) => (await get(path, init)).headers.get('cache-control');
  const typed = [
    '/suche/erika.mustermann%40example.org',
    '/suche/typ/aktien/erika',
    '/suche?q=erika',
    '/aktien/finder?suche=erika',
    '/aktien/finder?kgv.von=erika',
    '/derivate/optionsschein-rechner?produkt=erika',
    '/aktien/BMW-Aktie-DE0005190003?mail=erika%40example.org',
    '/aktien/BMW-Aktie-DE0005190003?page=erika',
    '/?client=app&name=erika',
    '/whitelabels/forum2/erika/mustermann',
    // Another spelling of a page is not a page.
    '/erika.mustermann%40example.org',
    '/suche/erika/',
  ];
  it.each(typed)('is kept by no cache: %s', async (path) => {
    expect(await lifetimeOf(path)).toBe('private, no-store');
    expect(await lifetimeOf(path, { method: 'HEAD' })).toBe('private, no-store');
  });
  it.each(['/', '/?client=app&application=ios', '/aktien/finder?page=3', '/aktien/BMW-Aktie-DE0005190003', '/suche'])(
    'is none that links of the portal make: %s',
    async (path) => {
      expect(await lifetimeOf(path)).toMatch(/^public, max-age=0, s-maxage=/);
    },
  );
  it('leaves a page that is kept for everyone as it was for the next who asks', async () => {
    const path = '/aktien/Allianz-Aktie-DE0008404005';
    const lifetimes = [await lifetimeOf(`${path}?x=erika`), await lifetimeOf(path), await lifetimeOf(`${path}?x=erika`)];
    expect(lifetimes).toEqual(['private, no-store', 'public, max-age=0, s-maxage=15', 'private, no-store']);
    expect(seen).toHaveLength(1);
  });
});

describe('siteHandler', () => {
  it('has pages that depend on the query drawn for each request, and keeps all others, whatever the query', async () => {
    await get('/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=M1');
    await get('/aktien/SAP-Aktie-DE0007164600?nxtPpath=x');
    expect(seen).toEqual(['/per-request', '/page/aktien/SAP-Aktie-DE0007164600']);
    expect(drawn).toMatchObject([
      { path: '/aktien/chart/SAP-Aktie-DE0007164600', query: { zeitraum: 'M1' }, match: { subPage: { rendering: 'request' } } },
      { path: '/aktien/SAP-Aktie-DE0007164600', match: { page: { route: '/aktien/[...snapshot]' } } },
    ]);
  });
  it('answers a page that Next has just handed out without asking again, as the first time, and 304 to who has it', async () => {
    const path = '/aktien/Siemens-Aktie-DE0007236101';
    const [first, second, head] = [await get(path), await get(`${path}?page=1`), await get(path, { method: 'HEAD' })];
    const connection = new Set(['date', 'connection', 'keep-alive']);
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !connection.has(name));
    expect([headersOf(second), await second.text()]).toEqual([headersOf(first), await first.text()]);
    expect([headersOf(head), await head.text()]).toEqual([headersOf(first), '']);
    const known = await get(path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
    expect([known.status, known.headers.get('cache-control')]).toEqual([304, first.headers.get('cache-control')]);
    expect(seen).toEqual([`/page${path}`]);
  });
  it('keeps the page of the indices apart from the home page, which Next knows by that name too', async () => {
    // The home page changes with the exchange day, and so does its cache key.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T05:00:00Z') });
    for (const path of ['/', '/index', '/index/DAX-Index-20735']) await get(path);
    vi.setSystemTime(Date.parse('2026-11-20T20:00:00Z'));
    await get('/');
    expect(seen).toEqual([
      expect.stringMatching(/^\/page-before-\d+$/),
      '/page/index',
      '/page/index/DAX-Index-20735',
      expect.stringMatching(/^\/page-after-\d+$/),
    ]);
  });
  it('can have every page drawn for each request', async () => {
    vi.stubEnv('PARKETT_RENDERING', 'request');
    await get('/?a=1&a=2&path=x');
    expect([seen, drawn]).toEqual([['/per-request'], [expect.objectContaining({ path: '/', query: { a: '1', path: 'x' } })]]);
  });
  it('has one spelling of each part of the sitemap', async () => {
    vi.stubEnv('PROVIDER_URL', 'http://127.0.0.1:9');
    expect((await get('/sitemap-1.xml')).status).toBe(503);
    // Next then answers 404.
    const others = ['/sitemap-0001.xml', '/sitemap-01.xml', '/sitemap-0.xml'];
    for (const path of others) await get(path);
    expect(seen).toEqual(others.map(() => '/404'));
  });
  it.each(['api', 'assets', 'bausteine', 'health', 'ready', 'ws'])('answers /%s itself, so that no page may have it', (name) => {
    expect(reservedPart([{ kind: 'static', name }])).toBe(`/${name}`);
  });
  it('leaves the pages of the site itself to Next', async () => {
    for (const path of ['/health?a=1', '/bausteine']) await get(path);
    expect(seen).toEqual(['/health', '/bausteine']);
  });
  it.each(hostileAddresses)('answers $address as it should', async ({ address, leadsTo }) => {
    const response = await ask(address);
    const location = response.headers.location ?? null;
    expect([response.statusCode, location, ...seen]).toEqual(leadsTo === null ? [404, null, '/404'] : [308, leadsTo]);
  });
  it.each([
    ['/api/v1/%E0%A4%A', '/api/404'],
    ['/api/%2e%2e%2fper-request', '/api/404'],
  ])('lets %s lead nowhere', async (path, address) => {
    await get(path);
    expect(seen).toEqual([address]);
  });
  it('answers HEAD with the headers of GET and no body', async () => {
    const [got, head] = [await get('/'), await get('/', { method: 'HEAD' })];
    const told = ({ headers }: Response) => ['etag', 'cache-control', 'vary', 'content-type'].map((name) => headers.get(name));
    expect([head.status, told(head), await head.text()]).toEqual([got.status, told(got), '']);
    expect(head.headers.get('etag')).not.toBeNull();
  });
  it('takes a slash at the end away, but never leads to another host', async () => {
    const response = await get('/aktien/?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/aktien?a=1']);
    expect((await ask('//evil.example/')).headers.location).toBeUndefined();
  });
  it('makes the header for caches exact', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15');
  });
  it('only reads pages', async () => {
    const response = await get('/', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('siteHandler with a page that lacks data', () => {
  it('has it drawn anew by itself, but no page that is drawn for each request or has everything', async () => {
    const noted: string[] = [];
    let seconds = 5;
    const nextWith = async (_: unknown, response: ServerResponse): Promise<void> => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', `s-maxage=${seconds}, stale-while-revalidate=1`);
      response.end('<p>Seite</p>');
    };
    const incompleteRetry = { note: (path: string) => void noted.push(path) };
    const own = createServer(siteHandler({ next: nextWith, publicFolder: '/nowhere', isDevelopment: false, incompleteRetry }));
    await new Promise<void>((resolve) => own.listen(0, resolve));
    const at = (path: string) => fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}${path}`);
    await at('/aktien?x=1');
    await at('/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=M1');
    seconds = 15;
    await at('/impressum');
    own.close();
    expect(noted).toEqual(['/aktien']);
  });
});

describe('siteHandler at an address without a page', () => {
  const empty = `<main>${addressHelp(routesOf(currentConfig()))}</main>`;
  const unknown = async (_: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(empty);
  };
  const suggestPages = vi.fn(async (path: string) => ({
    text: `"><script>${decodeURI(path)}`,
    pages: [{ path: '/aktien/"SAP"', label: '<b>SAP</b>', kind: 'Aktie & mehr' }],
  }));
  let spares = true;
  const costs: number[] = [];
  const limits = {
    ...UNLIMITED,
    refuses: (_: IncomingMessage, __: ServerResponse, cost: number) => (costs.push(cost), false),
    spares: () => spares,
  };
  const helpful = createServer(siteHandler({ next: unknown, publicFolder: '/nowhere', isDevelopment: false, limits, suggestPages }));
  let address = '';
  const textOf = async (path: string): Promise<string> => {
    const response = await fetch(address + path);
    expect([response.status, response.headers.get('etag')]).toEqual([404, null]);
    return response.text();
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => helpful.listen(0, resolve));
    address = `http://127.0.0.1:${(helpful.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    spares = true;
    costs.length = 0;
    suggestPages.mockClear();
  });
  afterAll(() => helpful.close());

  it('counts a part of the sitemap as a page, for the provider is asked for it, and other files as next to nothing', async () => {
    await fetch(`${address}/sitemap-1.xml`);
    await fetch(`${address}/robots.txt`);
    expect(costs).toEqual([COSTS.rendered, COSTS.file]);
  });

  it.each([
    ['no page', '/gibt/es-nicht?x=1', '/gibt/es-nicht'],
    ['no subject', '/aktien/Nichts-Aktie-DE0000000009', '/aktien/Nichts-Aktie-DE0000000009'],
    ['no subject of a page that hangs on the query', '/suche/a', '/suche/a'],
  ])('says what was perhaps suggestPages where there is %s, and no word of it becomes markup', async (_, asked, path) => {
    const text = await textOf(asked);
    expect(suggestPages.mock.calls.map(([of]) => of)).toEqual([path]);
    expect(text).toContain('Meintest du …?');
    // Lists with a class have no bullets, which would be outside of the page.
    expect(text).toContain('<ul class="status-page__pages">');
    expect(text).toContain('<a href="/aktien/&quot;SAP&quot;">&lt;b&gt;SAP&lt;/b&gt;</a> <span>Aktie &amp; mehr</span>');
    expect(text).toContain(`value="&quot;&gt;&lt;script&gt;${path}"`);
    expect(text).not.toMatch(/<script|<b>/u);
  });
  it('answers each address with its own, also those that ask at the same moment', async () => {
    const paths = ['/eins', '/zwei', '/drei'];
    const texts = await Promise.all(paths.map(textOf));
    expect(texts.map((text) => /script&gt;(\S+)"/u.exec(text)?.[1])).toEqual(paths);
  });
  it('shows the plain page where nothing is known, and to who has taken too much, without looking', async () => {
    suggestPages.mockResolvedValueOnce(undefined as never);
    expect(await textOf('/nichts')).toBe(empty);
    spares = false;
    suggestPages.mockClear();
    expect(await textOf('/flut')).toBe(empty);
    expect(suggestPages).not.toHaveBeenCalled();
  });
});
