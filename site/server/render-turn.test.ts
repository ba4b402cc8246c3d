import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestedPage, inTurn } from '../requested-page.ts';
import { withPreview } from '../preview.ts';
import { loadedConfig } from '../config-store.ts';
import { siteHandler } from './handler.ts';
import { visitorLimits } from './visitor-limits.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Site whose renderings wait until they are released, with the paths in the order in which rendering began. */
async function open({ limit = '1000/10', seconds = 15 } = {}) {
  const begun: string[] = [];
  const held = new Map<string, () => void>();
  const next = async (_: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const send = (html: string): void => {
      response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${seconds}`);
      response.end(html);
    };
    const draw = async (): Promise<void> => {
      const { path } = requestedPage();
      begun.push(path);
      await new Promise<void>((resolve) => held.set(path, resolve));
    };
    try {
      await inTurn(draw);
      send(`<main data-notation="1">${begun.length}`);
    } catch {
      response.statusCode = 500;
      response.end('<p>500');
    }
  };
  const site = siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false, limits: visitorLimits(limit) });
  const loaded = loadedConfig();
  const server = createServer((request, response) => {
    const link = /^\/link(\/.*)/u.exec(request.url ?? '')?.[1];
    if (link === undefined) return site(request, response);
    request.url = link;
    withPreview({ loaded, isShared: true }, () => site(request, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, from: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { 'x-forwarded-for': from, accept: 'application/json' } });
  /** Requests a page without waiting for the answer. */
  const want = (path: string, from: string, init: RequestInit = {}) => void ask(path, from, init).catch(() => undefined);
  const letGo = async (path: string) => {
    await vi.waitFor(() => expect(begun).toContain(path));
    held.get(path)?.();
  };
  const settled = () => new Promise((done) => setTimeout(done, 60));
  return { ask, want, begun, letGo, settled };
}

const SHARES = ['SAP-Aktie-DE0007164600', 'BMW-Aktie-DE0005190003', 'Siemens-Aktie-DE0007236101', 'Allianz-Aktie-DE0008404005'].map(
  (name) => `/aktien/${name}`,
);
const [A, B] = ['203.0.113.1', '203.0.113.2'];

describe.each([
  ['pages that are kept', ''],
  ['previews by a link', '/link'],
])('Drawings of %s', (_, prefix) => {
  it('wait for each other where one visitor asks for them, and nobody else does', async () => {
    const { ask, begun, letGo, settled } = await open();
    const all = SHARES.map((path) => ask(prefix + path, A));
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    const other = ask(`${prefix}/aktien/finder`, B);
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    await settled();
    expect(begun[1]).toBe('/aktien/finder');
    await letGo('/aktien/finder');
    expect((await other).status).toBe(200);
    for (let turn = 0; turn < SHARES.length; turn += 1) {
      await vi.waitFor(() => expect(begun).toHaveLength(turn === 0 ? 2 : turn + 2));
      await letGo(begun.filter((path) => path !== '/aktien/finder')[turn] ?? '');
    }
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('are refused to who has used up what a visitor may take, with the seconds to wait', async () => {
    const { ask, letGo } = await open({ limit: '11/600' });
    const [first = '', second = ''] = SHARES;
    const drawn = ask(prefix + first, A);
    await letGo(first);
    expect((await drawn).status).toBe(200);
    const { status, headers } = await ask(prefix + second, A);
    expect([status, headers.get('cache-control')]).toEqual([429, expect.stringContaining('no-store')]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('A page that several want', () => {
  it('is drawn once, at the turn of the first of them who has one', async () => {
    const { ask, want, begun, letGo, settled } = await open();
    const [first = '', ...others] = SHARES;
    want(first, A);
    await vi.waitFor(() => expect(begun).toEqual([first]));
    for (const path of others) want(path, A);
    await settled();
    const last = others.at(-1) ?? '';
    const wanted = ask(last, B);
    await vi.waitFor(() => expect(begun).toEqual([first, last]));
    await letGo(last);
    expect([(await wanted).status, begun]).toEqual([200, [first, last]]);
  });

  it('is not drawn for who has left, and is for who still waits', async () => {
    const { ask, want, begun, letGo, settled } = await open();
    const [first = '', left = '', wanted = ''] = SHARES;
    const leaving = new AbortController();
    want(first, A);
    await vi.waitFor(() => expect(begun).toEqual([first]));
    for (const path of [left, wanted]) want(path, A, { signal: leaving.signal });
    await settled();
    leaving.abort();
    await settled();
    const still = ask(wanted, A);
    await letGo(first);
    await letGo(wanted);
    expect([(await still).status, begun]).toEqual([200, [first, wanted]]);
  });
});

describe('A page that is past its lifetime', () => {
  it('is drawn anew once for all who ask for it, before anybody sees it', async () => {
    const { ask, begun, letGo, settled } = await open({ seconds: 0 });
    const [first = ''] = SHARES;
    const drawn = ask(first, A);
    await letGo(first);
    await drawn;
    const all = [A, B, '203.0.113.3', '203.0.113.4'].map((from) => ask(first, from));
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    await settled();
    await letGo(first);
    expect(await Promise.all((await Promise.all(all)).map((answer) => answer.text()))).toEqual(all.map(() => '<main data-notation="1">2'));
    expect(begun).toEqual([first, first]);
  });

  it('goes out as it was, with its age, to who has waited a second, and is drawn for the next all the same', async () => {
    const { ask, begun, letGo, settled } = await open({ seconds: 0 });
    const [first = ''] = SHARES;
    const drawn = ask(first, A);
    await letGo(first);
    await drawn;
    const start = performance.now();
    const old = await (await ask(first, A)).text();
    expect([performance.now() - start > 900, performance.now() - start < 1_900]).toEqual([true, true]);
    expect(old).toMatch(/^<main data-notation="1"><p class="page-age source-note">Stand dieser Seite: .*Uhr\..*<\/p>1$/u);
    const next = ask(first, B);
    await settled();
    await letGo(first);
    expect([await (await next).text(), begun.length]).toEqual(['<main data-notation="1">2', 2]);
  });

  it('is drawn for everyone at the asking of who has nothing left for it', async () => {
    const { ask, begun, letGo } = await open({ limit: '12/600', seconds: 0 });
    const [first = ''] = SHARES;
    const drawn = ask(first, A);
    await letGo(first);
    await drawn;
    const again = ask(first, A);
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    await letGo(first);
    const { status } = await again;
    expect([status, (await ask(SHARES[1] ?? '', A)).status]).toEqual([200, 429]);
  });
});

it('A page costs one within its lifetime, however often it is asked for', async () => {
  const { ask, begun, letGo } = await open({ limit: '20/600' });
  const [first = ''] = SHARES;
  const drawn = ask(first, A);
  await letGo(first);
  await drawn;
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) statuses.push((await ask(first, A)).status);
  expect([begun, statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([[first], 10, 429]);
});
