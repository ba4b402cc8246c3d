import { expect, it } from 'vitest';
import { askHandler, LEFT } from '#tests/fixtures/served-handler.ts';
import { loadedConfig } from '../../config-store.ts';
import { withPreview } from '../../preview.ts';
import { UNLIMITED } from '../visitor-limits.ts';
import { maintenanceHandler } from './maintenance.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { NextHandler } from './next-handler.ts';
import type { RequestHandler } from './request-handler.ts';

const next: NextHandler = async ({ url }, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=15');
  response.end(`<p>${url}</p>`);
};
const handler = maintenanceHandler({ pageRenderer: createPageRenderer({ next, isDevelopment: false, limits: UNLIMITED }) });
const { config, ...loaded } = loadedConfig();
/** Uses a preview to set the configuration that handlers see. */
const maintained: RequestHandler = (asked) =>
  withPreview({ loaded: { ...loaded, config: { ...config, site: { ...config.site, maintenance: true } } } }, () => handler(asked));

it('stands in the place of every page and form while the portal is maintained', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/aktien', 'HEAD'],
    ['/login', 'POST'],
    ['/health', 'POST'],
  ] as const) {
    const answer = await askHandler(maintained, path, { method });
    const text = method === 'HEAD' ? '' : '<p>/page/maintenance</p>';
    expect([path, answer.status, await answer.text()]).toEqual([path, 503, text]);
  }
});

it('lets /health be read, and everything when nothing is maintained', async () => {
  expect((await askHandler(maintained, '/health')).status).toBe(LEFT);
  expect((await askHandler(handler, '/')).status).toBe(LEFT);
});
