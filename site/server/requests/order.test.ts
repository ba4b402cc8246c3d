import { expect, it } from 'vitest';
import { askHandler, echoNext, LEFT } from '#tests/fixtures/served-handler.ts';
import { loadedConfig } from '../../config-store.ts';
import { withPreview } from '../../preview.ts';
import { UNLIMITED } from '../visitor-limits.ts';
import { requestHandlers } from './order.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { RequestHandler } from './request-handler.ts';

const handlers = requestHandlers({
  next: echoNext,
  publicFolder: '/nowhere',
  isDevelopment: false,
  limits: UNLIMITED,
  readiness: { missing: async () => undefined },
  suggestPages: undefined,
  pictures: undefined,
  incompleteRetry: undefined,
  pageRenderer: createPageRenderer({ next: echoNext, isDevelopment: false, limits: UNLIMITED }),
});
const inOrder: RequestHandler = async (asked) => {
  for (const handler of handlers) if (await handler(asked)) return true;
  return false;
};
const { config, ...loaded } = loadedConfig();
const maintained: RequestHandler = (asked) =>
  withPreview({ loaded: { ...loaded, config: { ...config, site: { ...config.site, maintenance: true } } } }, async () => {
    // Skips the first handler, which answers previews: the configuration is set by a preview here.
    for (const handler of handlers.slice(1)) if (await handler(asked)) return true;
    return false;
  });

it('leaves no request without an answer', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/', 'POST'],
    ['/', 'OPTIONS'],
    ['/gibt-es-nicht', 'GET'],
    ['/x.js', 'GET'],
    ['/_next/x.js', 'GET'],
    ['/api/x', 'DELETE'],
    ['/ready', 'POST'],
  ] as const)
    expect((await askHandler(inOrder, path, { method })).status).not.toBe(LEFT);
});

it('goes on with calls, files and readiness while pages are maintained', async () => {
  const statusOf = async (path: string, method = 'GET') => (await askHandler(maintained, path, { method })).status;
  expect([await statusOf('/api/v1/x', 'POST'), await statusOf('/ready'), await statusOf('/robots.txt')]).toEqual([200, 200, 200]);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/login', 'POST'],
    ['/privacy-center', 'POST'],
  ] as const)
    expect(await (await askHandler(maintained, path, { method })).text()).toBe('/page/maintenance');
});

it('answers a draft before anything else', async () => {
  const draft: RequestHandler = (asked) => withPreview({ loaded: { ...loaded, config } }, () => inOrder(asked));
  expect((await askHandler(draft, '/robots.txt')).status).toBe(404);
});
