import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '#config/reader/load.ts';
import { currentConfig } from '#site/config-store.ts';
import { PREVIEW, showDraft } from './preview.ts';

const published = loadConfig('tests/fixtures/editorial/config');
const draft = { ...published, config: { ...published.config, site: { ...published.config.site, name: 'Entwurf' } } };
/** Stands for the site: says which documents it would draw from, and at which address. */
const site: RequestListener = (request, response) => {
  response.setHeader('Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'");
  response.setHeader('X-Frame-Options', 'DENY');
  response.writeHead(200, { 'X-Name': currentConfig().site.name }).end(request.url);
};

const server = createServer((request, response) => {
  if (request.url?.startsWith(PREVIEW)) showDraft({ preview: () => draft }, request, response, site);
  else site(request, response);
});
const ask = (path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options);

beforeEach(async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

describe('the preview of drafts', () => {
  it('is what the site answers at the address, from the drafts, to be kept by nobody and framed by the composer', async () => {
    const answer = await ask('/redaktion/vorschau/aktien?seite=2');
    expect(await answer.text()).toBe('/aktien?seite=2');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-name': 'Entwurf',
      'cache-control': 'private, no-store',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
    });
  });
  it('shows drafts to nobody who asks for the page itself, also at the same time', async () => {
    const answers = await Promise.all([ask('/redaktion/vorschau/'), ask('/'), ask('/redaktion/vorschau/'), ask('/')]);
    const names = answers.map(({ headers }) => headers.get('x-name'));
    expect(names).toEqual(['Entwurf', currentConfig().site.name, 'Entwurf', currentConfig().site.name]);
    expect(names[1]).not.toBe('Entwurf');
  });
  it('answers nobody who comes through a proxy or sends something', async () => {
    expect((await ask('/redaktion/vorschau/', { headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(403);
    expect((await ask('/redaktion/vorschau/', { method: 'POST' })).status).toBe(405);
  });
});
