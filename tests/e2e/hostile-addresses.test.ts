import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it } from 'vitest';
import { hostileAddresses } from '#tests/fixtures/hostile-addresses.ts';

const portal = new URL(inject('portal'));

interface Answer {
  readonly status: number | undefined;
  readonly location: string | null;
  readonly type: string | undefined;
  readonly body: string;
}

/** Requests an address unchanged; `fetch` would normalize it first. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  const { hostname, port } = portal;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path, headers }, resolve).on('error', reject);
  });
  const { statusCode: status, headers: told } = response;
  return { status, location: told.location ?? null, type: told['content-type'], body: await text(response) };
}

describe('an address that is no page’s own', () => {
  it.each(hostileAddresses)('$address leads to the page or nowhere', async ({ address, leadsTo }) => {
    const { status, location, body } = await ask(address);
    const isTold = body.includes('Seite nicht gefunden');
    expect([status, location, isTold]).toEqual(leadsTo === null ? [404, null, true] : [308, leadsTo, false]);
  });

  it.each(['/aktien/index', '/index/index', '/index/%3Aindex', '/aktien/__proto__', '/derivate/constructor', '/ratgeber/__proto__'])(
    '%s matches a page that knows no such thing',
    async (path) => {
      expect([(await ask(path)).status, (await ask(path.replace('%3A', ':'))).status]).toEqual(
        path.includes('%') ? [404, 308] : [404, 404],
      );
    },
  );

  it('is answered with 400 when it is no address at all', async () => {
    expect((await ask('/aktien/\u00C3\u00B6l')).status).toBe(400);
  });
});

describe('a page', () => {
  const steering: readonly OutgoingHttpHeaders[] = [
    { 'x-nextjs-data': '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { 'x-matched-path': '/datenschutz', 'x-now-route-matches': '1=datenschutz' },
    { 'x-middleware-rewrite': '/datenschutz', 'x-middleware-subrequest': 'middleware' },
    { 'x-prerender-revalidate': '1', cookie: '__prerender_bypass=1; __next_preview_data=1' },
    { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  ];
  it.each(['/impressum', '/aktien/chart/SAP-Aktie-DE0007164600'])('%s is the same, whatever Next is told by a visitor', async (path) => {
    const plain = await ask(path);
    expect([plain.status, plain.type]).toEqual([200, 'text/html; charset=utf-8']);
    for (const headers of steering) expect([headers, await ask(path, headers)]).toEqual([headers, plain]);
  });

  it('is kept once, whatever its query says', async () => {
    const plain = await ask('/impressum');
    for (const query of ['?nxtPpath=datenschutz', '?path=datenschutz', '?__nextLocale=en', '?amp=1'])
      expect(await ask(`/impressum${query}`)).toEqual(plain);
  });
});
