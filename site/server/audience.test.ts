import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentConfig } from '../config-store.ts';
import { siteHandler } from './handler.ts';

/** Fake of Next: writes every header that it sees into the page, and allows shared caching. */
const next = async ({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { host: _, connection: __, ...visible } = headers;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=15, stale-while-revalidate=60');
  if (url === '/private') response.setHeader('ETag', '"1"');
  response.end(`<p>${JSON.stringify(visible)}</p>`);
};
const server = createServer(siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false }));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  const { date: _, ...kept } = Object.fromEntries(response.headers);
  return { status: response.status, headers: kept, html: await response.text() };
}

/** Address of every public page, with a value for each parameter of its route. */
const publicPaths = currentConfig()
  .pages.filter(({ audience }) => audience !== 'private')
  .map(
    ({ route, subject }) =>
      route.replaceAll(/\/?\[\[\.{3}\w+\]\]/gu, '').replaceAll(/\[+(?:\.{3})?\w+\]+/gu, fillFor(subject?.kind)) || '/',
  );

function fillFor(kind: string | undefined): string {
  return kind === 'instrument' ? 'SAP-Aktie-DE0007164600' : 'hansekontor';
}

const word = fc.stringMatching(/^[A-Za-z0-9._~-]{1,40}$/);
const cookies = fc.array(
  fc.tuple(fc.oneof(word, fc.constantFrom('token', 'session', 'theme', '__prerender_bypass', '__next_preview_data')), word),
  {
    minLength: 1,
    maxLength: 5,
  },
);

describe('a public page', () => {
  it.each(publicPaths)('%s is the same whoever asks: no cookie and no user changes a byte or a header', async (path) => {
    const anyone = await get(path);
    await fc.assert(
      fc.asyncProperty(cookies, word, async (pairs, token) => {
        const cookie = pairs.map(([name, value]) => `${name}=${value}`).join('; ');
        expect(await get(path, { cookie, authorization: `Bearer ${token}`, 'x-ov-token': token })).toEqual(anyone);
      }),
      { numRuns: 8 },
    );
  });
});

describe('a private page', () => {
  it.each<Record<string, string>>([
    {},
    { cookie: 'token=secret' },
    { cookie: 'token=secret', 'if-none-match': '"1"' },
    { 'if-none-match': '*' },
  ])('is kept by nobody: %j', async (headers) => {
    const { status, headers: answered } = await get('/konto', headers);
    expect(status).toBe(200);
    expect(answered).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie', 'x-robots-tag': 'noindex' });
    expect([answered['etag'], answered['last-modified'], answered['content-encoding']]).toEqual([undefined, undefined, undefined]);
  });
  it('is drawn anew for each request, from what that request alone brings', async () => {
    const seen = await Promise.all(['anna', 'ben'].map(async (token) => (await get('/konto', { cookie: `token=${token}` })).html));
    expect(seen.map((html) => /token=\w+/u.exec(html)?.[0])).toEqual(['token=anna', 'token=ben']);
    expect((await get('/konto')).html).not.toContain('token=');
  });
  it('cannot be reached by the address under which Next knows it', async () => {
    for (const path of ['/private', '/private/konto']) expect((await get(path, { cookie: 'token=secret' })).html).not.toContain('secret');
  });
});
