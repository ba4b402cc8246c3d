import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentConfig, loadedConfig } from '../config-store.ts';
import { withPreview } from '../preview.ts';
import { siteHandler } from './handler.ts';

/** Fake of Next: renders the name of the portal with a long lifetime. */
const next = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=31535985');
  // Removes the period from the address.
  response.end(`<p>${currentConfig().site.name} ${request.url?.replace(/^\/page-\d+-\d+-\d+/u, '/page')}</p>`);
};
const site = siteHandler({ next, publicFolder: '/nowhere', isDevelopment: false });
const { config, ...loaded } = loadedConfig();
const draft = { ...loaded, findings: [], config: { ...config, site: { ...config.site, name: 'Entwurf' } } };
const server = createServer((request, response) => {
  if (request.headers['x-draft'] === undefined) site(request, response);
  else withPreview({ loaded: draft }, () => site(request, response));
});
let origin = '';
const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(origin + path, { headers, redirect: 'manual' });
const DRAFT = { 'x-draft': '1' };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('a draft', () => {
  it('never gets into what is kept for the public, and nothing of that gets into a preview', async () => {
    const path = '/aktien/SAP-Aktie-DE0007164600';
    const answers = [];
    for (const headers of [DRAFT, {}, {}, DRAFT, {}]) answers.push(await (await ask(path, headers)).text());
    const own = `<p>${config.site.name} /page${path}</p>`;
    expect(answers).toEqual(['<p>Entwurf /preview</p>', own, own, '<p>Entwurf /preview</p>', own]);
  });
  it('is not shared with who asks for the page at the same moment', async () => {
    const path = '/aktien/Siemens-Aktie-DE0007236101';
    const answers = await Promise.all([DRAFT, {}, DRAFT, {}].map(async (headers) => (await ask(path, headers)).text()));
    expect(answers.map((text) => text.includes('Entwurf'))).toEqual([true, false, true, false]);
  });
  it('is kept by nobody', async () => {
    const { headers } = await ask('/', DRAFT);
    expect([headers.get('cache-control'), headers.get('etag'), headers.get('x-robots-tag')]).toEqual([
      'private, no-store',
      null,
      'noindex',
    ]);
  });
  it('has pages only: no calls, no files', async () => {
    for (const path of ['/api/v1/instruments', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/assets/x.js', '/health'])
      expect([path, (await ask(path, DRAFT)).status]).toEqual([path, 404]);
  });
  it('leads to the one spelling of an address', async () => {
    const answer = await ask('/aktien/', DRAFT);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/aktien']);
  });
});

describe('the public', () => {
  it('does not get at the page that draws drafts', async () => {
    expect(await (await ask('/preview')).text()).toBe(`<p>${config.site.name} /404</p>`);
  });
});
