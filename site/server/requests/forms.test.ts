import { expect, it } from 'vitest';
import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import { askHandler, echoNext, LEFT, NOTHING_LEFT } from '#tests/fixtures/served-handler.ts';
import { currentConfig } from '../../config-store.ts';
import { findPage } from '../find-page.ts';
import { UNLIMITED, type VisitorLimits } from '../visitor-limits.ts';
import { formHandler } from './forms.ts';
import { createPageRenderer } from './page-renderer.ts';

const path = pathOf(routesOf(currentConfig()), 'login');
const by = (limits: VisitorLimits) =>
  formHandler({ limits, pageRenderer: createPageRenderer({ next: echoNext, isDevelopment: false, limits }) });

it('gives a form to the private page that it is on', async () => {
  expect((await askHandler(by(UNLIMITED), path)).status).toBe(LEFT);
  const sent = await askHandler(by(UNLIMITED), path, { method: 'POST' });
  expect(findPage(currentConfig(), path)).toMatchObject({ kind: 'page', asked: { match: { page: { audience: 'private' } } } });
  expect([sent.status, await sent.text(), sent.headers.get('cache-control')]).toEqual([200, '/private', 'private, no-store']);
});

it('refuses whatever else writes', async () => {
  for (const [asked, method] of [
    ['/', 'POST'],
    [path, 'PUT'],
    ['/gibt-es-nicht', 'POST'],
  ] as const) {
    const answer = await askHandler(by(UNLIMITED), asked, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  expect((await askHandler(by(NOTHING_LEFT), '/', { method: 'POST' })).status).toBe(429);
});
