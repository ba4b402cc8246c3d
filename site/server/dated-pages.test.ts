import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyEdit, scratchConfig, swap } from '#documents/reader/testing/scratch-config.ts';
import { renderTime } from '../clock.ts';
import { forgetConfig, reloadConfig } from '../config-store.ts';
import { forgetAnswers } from '../forget-answers.ts';
import { siteHandler } from './handler.ts';

/** Fake of Next with permanent caching: it answers an address with its first rendering forever. */
const kept = new Map<string, string>();
const server = createServer(
  siteHandler({
    async next(request, response) {
      const url = request.url ?? '';
      const drawn = `<p>${url === '/404' ? 'nichts' : new Date(renderTime()).toISOString()}</p>`;
      if (url.startsWith('/page') && !kept.has(url)) kept.set(url, drawn);
      response.statusCode = url === '/404' ? 404 : 200;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 's-maxage=120');
      response.end(kept.get(url) ?? drawn);
    },
    publicFolder: '/nowhere',
    isDevelopment: false,
  }),
);
const directory = scratchConfig();
let origin = '';
/** Answer of the page at an instant, with the lifetime for caches. */
const at = async (clock: string, path: string) => {
  vi.stubEnv('PROVIDER_CLOCK', clock);
  const response = await fetch(origin + path);
  const [, fresh, stale = 0] = /s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?/u.exec(response.headers.get('cache-control') ?? '') ?? [];
  const text = await response.text();
  return { status: response.status, text, fresh: Number(fresh), stale: Number(stale) };
};

beforeAll(async () => {
  applyEdit(directory, 'pages/home.yaml', swap('- type: page-intro', '- isEnabled: { until: 2026-12-24 18:00 }\n      type: page-intro'));
  applyEdit(directory, 'pages/impressum.yaml', swap('route:', 'isEnabled: { from: 2026-12-01 08:00, until: 2026-12-02 }\nroute:'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  vi.stubEnv('PARKETT_CONFIG', directory);
  vi.stubEnv('PROVIDER_CLOCK', '2026-11-23T12:00:00+01:00');
  kept.clear();
  forgetConfig();
  const [error] = reloadConfig();
  if (error !== undefined) throw new Error(error.message);
});
afterAll(() => {
  vi.unstubAllEnvs();
  forgetConfig();
  reloadConfig();
  server.close();
  rmSync(directory, { recursive: true });
});

describe('a page with a block that ends', () => {
  it('is another page at that instant, although everything keeps the old one', async () => {
    const drawn = await at('2026-12-24T18:00:01+01:00', '/');
    expect(await at('2026-12-24T18:00:59.999+01:00', '/')).toMatchObject({ text: drawn.text });
    expect((await at('2026-12-24T18:01:00+01:00', '/')).text).toBe('<p>2026-12-24T17:01:00.000Z</p>');
  });
  it('is given to no cache for longer than it stands', async () => {
    expect(await at('2026-12-23T12:00:00+01:00', '/')).toMatchObject({ fresh: 120, stale: 86_400 });
    expect(await at('2026-12-24T17:00:00+01:00', '/')).toMatchObject({ fresh: 120, stale: 60 * 60 - 120 });
    expect(await at('2026-12-24T18:00:50.500+01:00', '/')).toMatchObject({ fresh: 9, stale: 0 });
    expect(await at('2026-12-24T18:01:00+01:00', '/')).toMatchObject({ fresh: 120, stale: 86_400 });
  });
  it('leaves other pages as they are', async () => {
    const drawn = await at('2026-12-24T17:59:00+01:00', '/aktien');
    expect(await at('2026-12-24T18:02:00+01:00', '/aktien')).toEqual(drawn);
  });
});

describe('a page with a block for a phase of the exchange day', () => {
  beforeAll(() => {
    applyEdit(
      directory,
      'pages/datenschutz.yaml',
      swap('body:', 'body:\n  top:\n    - { type: page-intro, headline: Handel, isEnabled: { not: { exchange: [open] } } }'),
    );
  });
  it('is another page when the exchange opens, closes, and when its day is over, each day anew', async () => {
    const texts: string[] = [];
    for (const clock of [
      '20T08:59:59',
      '20T09:00:00',
      '20T17:29:59',
      '20T17:30:00',
      '21T00:00:00',
      '22T23:59:59',
      '23T00:00:00',
      '23T09:00:00',
    ])
      texts.push((await at(`2026-11-${clock}+01:00`, '/datenschutz')).text.slice(3, -4));
    expect(texts).toEqual([
      '2026-11-20T07:59:59.000Z',
      '2026-11-20T08:00:00.000Z',
      '2026-11-20T08:00:00.000Z',
      '2026-11-20T16:30:00.000Z',
      '2026-11-20T23:00:00.000Z',
      '2026-11-20T23:00:00.000Z',
      '2026-11-22T23:00:00.000Z',
      '2026-11-23T08:00:00.000Z',
    ]);
  });
  it('is given to no cache beyond the phase', async () => {
    expect(await at('2026-11-20T08:59:30+01:00', '/datenschutz')).toMatchObject({ fresh: 30, stale: 0 });
    expect(await at('2026-11-20T17:00:00+01:00', '/datenschutz')).toMatchObject({ fresh: 120, stale: 30 * 60 - 120 });
    expect(await at('2026-11-21T12:00:00+01:00', '/datenschutz')).toMatchObject({ fresh: 120, stale: 86_400 });
  });
});

describe('a page with times of its own', () => {
  it.each([
    ['before', '2026-12-01T07:59:59+01:00', 404],
    ['from its beginning', '2026-12-01T08:00:00+01:00', 200],
    ['to its end', '2026-12-02T23:59:59+01:00', 200],
    ['and not after', '2026-12-03T00:00:00+01:00', 404],
  ])('stands %s', async (_, clock, status) => {
    expect((await at(clock, '/impressum')).status).toBe(status);
  });
});

describe('documents that were published anew', () => {
  const instant = (second: number): string => `2026-11-23T12:00:0${second}+01:00`;
  const [before, after] = [instant(1), instant(3)];
  it.each([
    ['a document of all pages', 'footer.yaml', swap('title: Top Märkte', 'title: Märkte')],
    ['a layout of the page', 'layouts/einstieg.yaml', swap('robots: index', 'robots: noindex')],
  ])('are at once on the pages that they are part of: %s', async (_, file, edit) => {
    const path = '/anlagethemen';
    const drawn = await at(before, path);
    expect((await at(instant(2), path)).text).toBe(drawn.text);
    applyEdit(directory, file, edit);
    expect(reloadConfig()).toEqual([]);
    expect((await at(after, path)).text).not.toBe(drawn.text);
  });
  it('leave other pages as they are: drawing all anew would slow down every visitor', async () => {
    const [home, shares] = [await at(before, '/'), await at(before, '/aktien')];
    applyEdit(directory, 'pages/home.yaml', swap('robots: index', 'robots: noindex'));
    expect(reloadConfig()).toEqual([]);
    expect((await at(after, '/')).text).not.toBe(home.text);
    expect((await at(after, '/aktien')).text).toBe(shares.text);
  });
  it('let every page be drawn anew when an article is among them', async () => {
    const drawn = await at(before, '/aktien');
    forgetAnswers();
    expect((await at(after, '/aktien')).text).not.toBe(drawn.text);
  });
});
