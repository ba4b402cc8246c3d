import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentConfig } from '../config-store.ts';
import { requestedPage, inTurn } from '../requested-page.ts';
import { cacheControl, cacheLifetimes } from '../cache-lifetimes.ts';
import { forgetAnswers } from '../forget-answers.ts';
import { siteHandler } from './handler.ts';
import { COSTS, UNLIMITED } from './visitor-limits.ts';

/** Page with `rendering: request`. */
const PATH = '/derivate/realpush-liste/hansekontor';
const START = Date.parse('2026-11-23T12:00:00+01:00');
const RATHER_LONG = 500_000;
let control = '';
let status = 200;
let padding = '';
const drawings: { readonly url: string | undefined; readonly path: string; readonly query: object }[] = [];
/** Fake of Next: each page contains the number of its rendering and the parts of its request that it can see. */
const next = async ({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
  await inTurn(async () => undefined);
  const { path, query } = requestedPage();
  drawings.push({ url, path, query });
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (control !== '') response.setHeader('Cache-Control', control);
  response.end(`<p>${drawings.length} ${path} ${JSON.stringify(query)} ${headers.cookie ?? ''}</p>${padding}`);
};
const costs: number[] = [];
const limits = {
  ...UNLIMITED,
  refuses: (_: IncomingMessage, __: ServerResponse, cost: number): boolean => (costs.push(cost), false),
  charge: (_: IncomingMessage, cost: number) => void costs.push(cost),
  spares: () => false,
  turns: { ticket: () => ({ enter: async () => () => undefined, abandon: () => undefined, share: () => undefined }) },
} as unknown as typeof UNLIMITED;
const server = createServer(siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false, limits }));
let origin = '';
const at = async (seconds: number, address: string, headers: Record<string, string> = {}) => {
  vi.stubEnv('PROVIDER_CLOCK', new Date(START + seconds * 1_000).toISOString());
  const response = await fetch(origin + address, { headers, redirect: 'manual' });
  return { status: response.status, html: await response.text(), control: response.headers.get('cache-control') };
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
let runs = 0;
/** Seconds since `START`. Each test sets a time at which nothing of another test is cached. */
let now = 0;
beforeEach(() => {
  runs += 1;
  now = runs * 86_400;
  control = cacheControl(cacheLifetimes.quotes);
  status = 200;
  padding = '';
  drawings.length = 0;
  costs.length = 0;
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => server.close());

describe('a public page that depends on its query', () => {
  it('is drawn once for all who ask within the lifetime that its header names, and anew before it is shown past it', async () => {
    const answers = [await at(now, PATH), await at(now + 6, PATH), await at(now + 14, PATH)];
    expect([drawings.length, new Set(answers.map(({ html }) => html)).size]).toEqual([1, 1]);
    expect(answers.map((answer) => answer.control)).toEqual([15, 9, 1].map((left) => `public, max-age=0, s-maxage=${left}`));
    const late = await at(now + 16, PATH);
    expect([drawings.length, late.html.startsWith('<p>2 '), late.control]).toEqual([2, true, 'public, max-age=0, s-maxage=15']);
  });

  it('is drawn once for all who ask at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => at(now, PATH)));
    expect(drawings).toHaveLength(1);
  });

  it('costs what a drawing costs when it is drawn, and what a kept page costs otherwise', async () => {
    await at(now, PATH);
    expect(costs).toEqual([COSTS.cached, COSTS.rendered - COSTS.cached]);
    await at(now + 1, PATH);
    expect(costs.slice(2)).toEqual([COSTS.cached]);
  });

  it('is not kept when its header names no lifetime, also in the place of one that was kept', async () => {
    const path = '/derivate/realpush-liste/talmark';
    await at(now, path);
    control = '';
    const numbers = [await at(now + 16, path), await at(now + 16, path)].map(({ html }) => /\d+/u.exec(html)?.[0]);
    expect(numbers).toEqual(['2', '3']);
  });

  it('is not kept when it could not be drawn', async () => {
    const path = '/derivate/realpush-liste/erzquell';
    status = 503;
    expect((await at(now, path)).status).toBe(503);
    status = 200;
    expect((await at(now, path)).html).toMatch(/^<p>2 /u);
  });

  it('goes out old, without a fault, where it could not be drawn anew', async () => {
    await at(now, PATH);
    status = 503;
    const late = await at(now + 16, PATH);
    expect([late.status, late.control]).toEqual([200, 'public, max-age=0, s-maxage=5']);
    expect(late.html).toContain('<p>1 ');
  });

  it('is another one at once when an article was published', async () => {
    await at(now, PATH);
    forgetAnswers();
    expect((await at(now + 1, PATH)).html).toMatch(/^<p>2 /u);
  });

  it('is the same for every cookie and host, and its drawing sees no cookie', async () => {
    const plain = await at(now, PATH, { cookie: 'token=secret' });
    expect(plain.html).not.toContain('secret');
    const others: Record<string, string>[] = [
      {},
      { cookie: 'token=other; __prerender_bypass=1' },
      { authorization: 'Bearer x' },
      { 'x-forwarded-host': 'evil.example' },
    ];
    for (const headers of others) expect(await at(now, PATH, headers)).toEqual(plain);
    expect(drawings).toHaveLength(1);
  });

  it('is one page in each spelling of the same query, and drawn from one of them', async () => {
    const spellings = ['?page=2&sortierung=ask', '?sortierung=ask&page=2', '?page=2&page=3&sortierung=ask', '?page=%32&sortierung=ask&'];
    const answers: string[] = [];
    for (const spelling of spellings) answers.push((await at(now, PATH + spelling)).html);
    expect(new Set(answers).size).toBe(1);
    expect(drawings).toEqual([{ url: '/per-request', path: PATH, query: { page: '2', sortierung: 'ask' } }]);
    expect((await at(now, `${PATH}?page=3&sortierung=ask`)).html).not.toBe(answers[0]);
    expect((await at(now, `${PATH}?page=2`)).html).not.toBe(answers[0]);
  });

  it.each([`${PATH}?gearingAskRange=2;5`, `${PATH}?page=2&utm_source=mail`, '/suche?q=erika', '/suche/erika'])(
    'is kept by nobody where somebody typed a part of its address: %s',
    async (address) => {
      const answers = [await at(now, address), await at(now, address)];
      expect(answers.map((answer) => answer.control)).toEqual(['private, no-store', 'private, no-store']);
      expect(drawings).toHaveLength(2);
    },
  );

  it('stays where it is however many queries somebody invents', async () => {
    await at(now, PATH);
    padding = 'x'.repeat(RATHER_LONG);
    // Ten times the capacity for variants, and more than the capacity for pages.
    for (let page = 1; page <= 240; page += 1) await at(now, `${PATH}?page=${page}`);
    expect(drawings).toHaveLength(241);
    await at(now, `${PATH}?page=240`);
    await at(now, PATH);
    expect(drawings).toHaveLength(241);
    await at(now, `${PATH}?page=1`);
    expect(drawings).toHaveLength(242);
  });
});

describe('a page for apps', () => {
  it('is kept by what the app says of itself alone, and apart from the one for browsers', async () => {
    const path = '/impressum';
    const app = await at(now, `${path}?client=app&application=ios`);
    const typed = await at(now, `${path}?client=app&application=ios&name=erika`);
    expect([typed.html, typed.control]).toEqual([app.html, 'private, no-store']);
    expect((await at(now, path)).html).not.toBe(app.html);
    expect(drawings.map(({ query }) => query)).toEqual([{ application: 'ios', client: 'app' }, expect.anything()]);
  });
});

describe('a private page', () => {
  const withAudience = currentConfig().pages.filter(({ audience }) => audience === 'private');
  const subPages = currentConfig().pages.flatMap(({ route, subPages: some = {} }) =>
    Object.entries(some).flatMap(([name, subPage]) => (subPage?.audience === 'private' ? [{ route, name }] : [])),
  );
  it('and a private sub-page are drawn for each request', () => {
    expect(withAudience.map(({ route, rendering }) => [route, rendering])).toEqual(withAudience.map(({ route }) => [route, 'request']));
    expect(subPages).toEqual([{ route: '/aktien/[...snapshot]', name: 'orderbuch' }]);
  });
  const addresses = [
    ...withAudience.map(({ route }) => route.replaceAll(/\[\w+\]/gu, 'x')),
    '/aktien/orderbuch/SAP-Aktie-DE0007164600',
    '/konto?page=2',
    '/aktien/orderbuch/SAP-Aktie-DE0007164600?page=2',
  ];
  it.each(addresses)('is drawn for each session anew, by no one else, and kept by nobody: %s', async (address) => {
    const anna = await at(now, address, { cookie: 'token=anna' });
    const ben = await at(now, address, { cookie: 'token=ben' });
    const again = await at(now, address);
    expect(drawings.map(({ url }) => url)).toEqual(['/private', '/private', '/private']);
    expect([anna.html.includes('token=anna'), ben.html.includes('token=ben')]).toEqual([true, true]);
    expect([/=anna/u.test(ben.html), /=ben/u.test(anna.html), /=(?:anna|ben)/u.test(again.html)]).toEqual([false, false, false]);
    expect([anna, ben, again].map((answer) => answer.control)).toEqual(Array(3).fill('private, no-store'));
  });
});
