import { describe, expect, it } from 'vitest';
import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import { askHandler, NOTHING_LEFT } from '#tests/fixtures/served-handler.ts';
import { currentConfig } from '../../config-store.ts';
import { UNLIMITED, type VisitorLimits } from '../visitor-limits.ts';
import { createPageRenderer } from './page-renderer.ts';
import { pageHandler } from './pages.ts';
import type { NextHandler } from './next-handler.ts';

const next: NextHandler = async ({ url }, response) => {
  if (url === '/404') response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=15');
  response.end(`<p>${url}</p>`);
};
const by = (limits: VisitorLimits) =>
  pageHandler({
    limits,
    suggestPages: undefined,
    incompleteRetry: undefined,
    pageRenderer: createPageRenderer({ next, isDevelopment: false, limits }),
  });
const pages = by(UNLIMITED);

describe('pageHandler', () => {
  it('has each kind of page drawn at its own address of Next', async () => {
    const login = pathOf(routesOf(currentConfig()), 'login');
    for (const [path, status, text] of [
      ['/aktien/SAP-Aktie-DE0007164600', 200, '<p>/page/aktien/SAP-Aktie-DE0007164600</p>'],
      ['/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=M1', 200, '<p>/per-request</p>'],
      [login, 200, '<p>/private</p>'],
      ['/gibt-es-nicht', 404, '<p>/404</p>'],
      ['/health', 200, '<p>/health</p>'],
    ] as const) {
      const answer = await askHandler(pages, path);
      // Removes the period, which Next's address contains after another test's publication.
      const drawn = (await answer.text()).replace(/^<p>\/page-[\d-]+\//u, '<p>/page/');
      expect([path, answer.status, drawn]).toEqual([path, status, text]);
    }
  });
  it('leads to the one spelling of an address', async () => {
    const answer = await askHandler(pages, '/aktien/');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/aktien']);
  });
  it('gives no copy of a page with somebody’s session, nor of one that carries what was typed', async () => {
    const headers = { 'x-page-copy': '1' };
    const statuses = [];
    for (const path of ['/aktien', pathOf(routesOf(currentConfig()), 'login'), '/suche?q=erika'])
      statuses.push((await askHandler(pages, path, { headers })).status);
    expect(statuses).toEqual([200, 204, 204]);
  });
  it('answers nothing, not even where an address leads to, to who has nothing left', async () => {
    for (const path of ['/aktien', '/aktien/', '/gibt-es-nicht']) expect((await askHandler(by(NOTHING_LEFT), path)).status).toBe(429);
  });
});
