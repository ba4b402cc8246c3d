import { readdirSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationTable } from '#client/operations.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import { REPORTS_PATH } from '#domain/web/error-report.ts';
import { pagePatterns } from '#renderer/route.ts';
import { loadedConfig } from '../config-store.ts';
import { withPreview } from '../preview.ts';
import { siteHandler } from './handler.ts';
import { sendRefusal } from './refusal.ts';
import type { VisitorLimits } from './visitor-limits.ts';

const REFUSAL = { status: 429, headers: { 'retry-after': '1' }, retryAfter: 1 } as const;
/** Limits of a visitor whose allowance is used up. */
const exhausted: VisitorLimits = {
  refuses: (request, response, cost) => (cost > 0 ? (sendRefusal(request, response, REFUSAL), true) : false),
  charge: () => ({ ...REFUSAL, headers: { 'retry-after': '1', ratelimit: '', 'ratelimit-policy': '' } }),
  spares: () => false,
  turns: undefined,
  exports: undefined,
};

const { config } = loadedConfig();
/** Address for each route, with a valid text for each parameter. */
const pages = pagePatterns(config).map(
  ({ segments }) => `/${segments.map(({ kind, name }) => (kind === 'static' ? name : 'DE0007164600')).join('/')}`,
);
const calls = Object.values(operationTable).map(({ method, path }) => ({
  method,
  path: `/api${path.replaceAll(/\{[^}]+\}/gu, 'a')}`,
}));
/** Addresses that Next itself would answer, from the files of its pages. */
const ofNext = readdirSync('site/pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/(?:^|\/)_|\[/u.test(file))
  .map((file) => `/${file.replace(/\.tsx?$/u, '')}`);
const redirects = config.redirects.redirects.map(({ from }) => from.replaceAll(/\[+(?:\.\.\.)?\w+\]+/gu, 'a'));
const files = [
  '/robots.txt',
  '/updates.xml',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/sitemap-news.xml',
  '/news/feed/aktien.rss',
  '/news/feed/aktien.atom',
  '/news/podcast/a.rss',
  '/news/finanzkalender.ics',
  '/news/finanzkalender/hauptversammlungen.ics',
  '/favicon.svg',
  '/assets/a.js',
  '/bilder/a.svg',
  '/logos/A-0.svg',
  '/vorschau/aktien/SAP-Aktie-DE0007164600.png',
  '/vorschau/bild/a.png',
  '/_next/static/a.js',
  '/nichts.png',
];
const others = [
  '/',
  '/health',
  '/ready',
  '/ready?for=reading',
  '/nichts',
  '//',
  '/%ff',
  '/suche/a/',
  '/?client=app',
  '/api',
  '/api/nichts',
];

describe('A visitor who has nothing left is refused', () => {
  const next = async (_: IncomingMessage, response: ServerResponse): Promise<void> => void response.end('free');
  const handler = siteHandler({
    next,
    publicFolder: 'site/public',
    isDevelopment: false,
    limits: exhausted,
    readiness: { missing: async () => undefined },
    pictures: { ofInstrument: async () => undefined, ofDrawing: async () => undefined },
  });
  let isPreview = false;
  const loaded = loadedConfig();
  const server: Server = createServer((request, response) =>
    isPreview ? withPreview({ loaded, linkPrefix: '/link' }, () => handler(request, response)) : handler(request, response),
  );
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const statusOf = (path: string, method: string): Promise<number> =>
    new Promise((done, fail) => {
      const { port } = server.address() as AddressInfo;
      const headers = { accept: 'application/json' };
      httpRequest({ port, host: '127.0.0.1', path, method, headers }, (answer) => done(answer.resume().statusCode ?? 0))
        .once('error', fail)
        .end();
    });
  const free = async (asked: readonly { readonly path: string; readonly method: string }[]): Promise<string[]> => {
    const statuses = await Promise.all(asked.map(async (each) => ({ ...each, status: await statusOf(each.path, each.method) })));
    return statuses.filter(({ status }) => status !== 429).map(({ path, method, status }) => `${method} ${path}: ${status}`);
  };
  const by = (paths: readonly string[], ...methods: readonly string[]) =>
    paths.flatMap((path) => methods.map((method) => ({ path, method })));

  it('at every page of the configuration, to whichever form, and at every redirection', async () => {
    expect(await free(by([...pages, ...redirects], 'GET', 'HEAD', 'POST', 'PUT'))).toEqual([]);
  });
  it('at every call of the contracts', async () => {
    expect(await free(calls)).toEqual([]);
  });
  it('at everything that Next has a page for', async () => {
    expect(ofNext).toContain('/api/csv');
    expect(await free(by(ofNext, 'GET', 'HEAD', 'POST'))).toEqual([]);
  });
  it('at files, feeds, calendars, sitemaps and pictures', async () => {
    expect(await free(by(files, 'GET', 'HEAD', 'POST'))).toEqual([]);
  });
  it('at everything else, whatever leads nowhere included', async () => {
    expect(
      await free([...by(others, 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'), ...by([REPORTS_PATH, ROUTES['privacy-center']], 'POST')]),
    ).toEqual([]);
  });
  it('at every page of a preview', async () => {
    isPreview = true;
    expect(await free(by(pages, 'GET', 'HEAD')).finally(() => (isPreview = false))).toEqual([]);
  });
});
