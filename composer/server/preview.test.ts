import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#documents/reader/load.ts';
import { currentConfig } from '#site/config-store.ts';
import { currentPreview } from '#site/preview.ts';
import type { PreviewLink } from '../api.ts';
import { createInProcessRenderer } from './rendering/in-process-renderer.ts';
import { createGate } from './gate.ts';
import { createPreviews, PREVIEW, PREVIEW_UPDATE, SHARED_PREVIEW } from './preview.ts';
import type { OpenedLink, PreviewLinks } from './preview-links.ts';
import { refuse } from './refusal.ts';
import { ANNA } from './testing/start.ts';

const published = loadConfig('tests/fixtures/editorial/config');
const draft = { ...published, config: { ...published.config, site: { ...published.config.site, name: 'Entwurf' } } };
/** Mock site: answers with the documents, address, visitor and time that it would render. */
const site: RequestListener = (request, response) => {
  response.setHeader('Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'");
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (request.url === '/alt') return void response.writeHead(302, { Location: '/neu' }).end();
  const { visitor, now, has, linkPrefix } = currentPreview() ?? {};
  const told = { url: request.url, method: request.method, products: visitor?.products, now, has: has && [...has], linkPrefix };
  response.writeHead(200, { 'X-Name': currentConfig().site.name }).end(JSON.stringify(told));
};

const link: PreviewLink = { id: 'a', path: '/', expires: '2026-12-01T00:00:00Z', pages: 'all' };
const opened: OpenedLink = { editor: ANNA, url: '/aktien', pages: 'all', as: 'visitor', now: undefined };
const links: PreviewLinks = {
  create: () => ({ ...link, secret: 'x' }),
  of: () => [link],
  revoke: () => true,
  all: () => [],
  open: (secret) =>
    ({ geheim: opened, plus: { ...opened, as: 'plus', now: Date.UTC(2026, 11, 24) }, eine: { ...opened, pages: 'one' as const } })[secret],
};
const gate = createGate(async ({ headers }) =>
  headers['x-test-editor'] === 'anna' ? { editor: ANNA, roles: ['redaktion'] } : refuse(401, 'Melde dich an.'),
);
const previews = createPreviews({
  overlay: () => new Map(),
  renderer: createInProcessRenderer({ with: () => draft, look: () => undefined, files: () => [], fingerprint: () => '' }),
  arrives: async (_editor, file) => file === 'pages/da.yaml',
  gate,
  links,
});
const server = createServer((request, response) => {
  if (request.url === PREVIEW_UPDATE) previews.update(request, response, site);
  else if (request.url?.startsWith(PREVIEW)) previews.page(request, response, site);
  else if (request.url?.startsWith(SHARED_PREVIEW)) previews.shared(request, response, site);
  else site(request, response);
});
let origin = '';
const ask = (
  path: string,
  options: { method?: string; body?: string; headers?: Record<string, string> } = {},
  by = 'anna',
): Promise<Response> => fetch(origin + path, { redirect: 'manual', ...options, headers: { 'x-test-editor': by, ...options.headers } });
const update = (body: object, headers: Record<string, string> = { origin, 'x-parkett-composer': '1' }): Promise<Response> =>
  ask(PREVIEW_UPDATE, { method: 'POST', body: JSON.stringify(body), headers });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('the preview of drafts', () => {
  it('is what the site answers at the address, from the drafts, to be kept by nobody and framed by the composer', async () => {
    const answer = await ask('/redaktion/vorschau/aktien?seite=2');
    expect(await answer.json()).toEqual({ url: '/aktien?seite=2', method: 'GET' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-name': 'Entwurf',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
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
  it('is rendered as somebody and for some time, of which the page itself is not told', async () => {
    const answer = await ask('/redaktion/vorschau/aktien?a=1&vorschau-als=plus&vorschau-am=2026-12-24T08:00Z');
    expect(await answer.json()).toMatchObject({ url: '/aktien?a=1', products: ['premium-plus'], now: Date.UTC(2026, 11, 24, 8) });
    expect((await ask('/redaktion/vorschau/?vorschau-als=%3Cb%3E')).status).toBe(400);
    expect(await (await ask('/redaktion/vorschau/?vorschau-als=gold')).json()).toMatchObject({ products: [] });
    expect((await ask('/redaktion/vorschau/?vorschau-am=gestern')).status).toBe(400);
  });
  it('stays a preview where the page leads on', async () => {
    const answer = await ask('/redaktion/vorschau/alt');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/redaktion/vorschau/neu']);
  });
  it('answers nobody who is no editor or sends something', async () => {
    expect((await ask('/redaktion/vorschau/', {}, 'niemand')).status).toBe(401);
    expect((await ask('/redaktion/vorschau/', { method: 'POST', headers: { origin, 'x-parkett-composer': '1' } })).status).toBe(405);
    expect((await ask('/redaktion/vorschau//boese.example')).status).toBe(400);
  });
});

describe('the blocks that are missing in a preview', () => {
  it('are asked for with those that are there', async () => {
    const answer = await update({ path: '/aktien?vorschau-als=visitor', has: ['a', 'b'] });
    expect([answer.headers.get('x-name'), await answer.json()]).toEqual([
      'Entwurf',
      { url: '/aktien', method: 'GET', products: [], has: ['a', 'b'] },
    ]);
  });
  it('are told of by where the page leads on', async () => {
    const answer = await update({ path: '/alt', has: [] });
    expect([answer.status, answer.headers.get('parkett-moved'), answer.headers.get('location')]).toEqual([204, '/neu', null]);
  });
  it('are rendered with an edit that was sent at the same time, or not at all', async () => {
    const asked = (file: string) => update({ path: '/', has: [], coming: { file, version: 3 } });
    expect((await asked('pages/da.yaml')).status).toBe(200);
    expect((await asked('pages/verloren.yaml')).status).toBe(409);
    expect((await update({ path: '/', has: [], coming: { file: 'pages/da.yaml' } })).status).toBe(400);
  });
  it('are answered to the composer’s own pages only', async () => {
    expect((await update({ path: '/', has: [] }, { origin: 'https://boese.example', 'x-parkett-composer': '1' })).status).toBe(403);
    expect((await update({ path: '/', has: [] }, { origin })).status).toBe(403);
    expect((await update({ path: 'https://boese.example/', has: [] })).status).toBe(400);
    expect((await update({ path: '/' })).status).toBe(400);
  });
});

describe('a link to a preview', () => {
  it('shows its editor’s drafts to whoever has it, and leads to nothing else', async () => {
    const answer = await ask('/redaktion/vorschau-link/geheim/aktien', {}, 'niemand');
    expect(await answer.json()).toMatchObject({ url: '/aktien', linkPrefix: '/redaktion/vorschau-link/geheim' });
    const told = ['x-name', 'cache-control', 'referrer-policy'].map((name) => answer.headers.get(name));
    expect(told).toEqual(['Entwurf', 'private, no-store', 'no-referrer']);
    expect((await ask('/redaktion/vorschau-link/geheim/alt', {}, 'niemand')).headers.get('location')).toBe(
      '/redaktion/vorschau-link/geheim/neu',
    );
  });
  it('is rendered as its maker chose, whatever the address says and whoever asks', async () => {
    const shown = async (address: string): Promise<unknown> => (await ask(`/redaktion/vorschau-link/${address}`, {}, 'anna')).json();
    const asked = 'aktien?a=1&vorschau-als=pro&vorschau-am=2027-01-01T00:00Z';
    expect(await shown(`geheim/${asked}`)).toMatchObject({ url: '/aktien?a=1', products: [] });
    expect(await shown(`geheim/${asked}`)).not.toHaveProperty('now');
    expect(await shown(`plus/${asked}`)).toMatchObject({ products: ['premium-plus'], now: Date.UTC(2026, 11, 24) });
    expect(await shown('plus/')).toMatchObject({ products: ['premium-plus'], now: Date.UTC(2026, 11, 24) });
  });
  it('to one page shows no other, however it is written, and leads on to what is public', async () => {
    const status = async (address: string) => (await ask(`/redaktion/vorschau-link/eine${address}`, {}, 'niemand')).status;
    for (const address of ['', '/', '/fonds', '/aktien/x', '/aktien%2F..%2Ffonds', '/fonds?/aktien', '/alt', '/aktien#/..'])
      expect([address, await status(address)]).toEqual([address, address === '/aktien#/..' ? 200 : 404]);
    const answer = await ask('/redaktion/vorschau-link/eine/aktien?seite=2', {}, 'niemand');
    expect(await answer.json()).toEqual({ url: '/aktien?seite=2', method: 'GET', products: [] });
  });
  it('shows nothing to who has guessed', async () => {
    expect((await ask('/redaktion/vorschau-link/geraten/aktien', {}, 'niemand')).status).toBe(404);
  });
});
