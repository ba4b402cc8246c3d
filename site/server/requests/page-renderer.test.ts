import { afterEach, describe, expect, it, vi } from 'vitest';
import { withRequestedPage } from '../../requested-page.ts';
import { askHandler, NOTHING_LEFT } from '#tests/fixtures/served-handler.ts';
import { currentConfig } from '../../config-store.ts';
import { findPage } from '../find-page.ts';
import { UNLIMITED } from '../visitor-limits.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import type { NextHandler } from './next-handler.ts';

afterEach(() => vi.unstubAllEnvs());

const next = vi.fn<NextHandler>(async ({ url, headers }, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=15');
  response.end(`<p>${url} ${headers.cookie ?? 'niemand'}</p>`);
});
const found = findPage(currentConfig(), '/');
if (found.kind !== 'page') throw new Error('There is no home page.');
const { asked } = found;
const by = (pageRenderer: PageRenderer, how: 'render' | 'renderShared' | 'renderPrivate') =>
  askHandler(
    async ({ request, response }) => {
      await withRequestedPage(asked, (notes) =>
        how === 'renderPrivate'
          ? pageRenderer.renderPrivate(request, response, notes)
          : pageRenderer[how](request, response, '/page', { key: '/page', effort: 'quick', notes }),
      );
      return true;
    },
    '/irgendwo',
    { headers: { cookie: 'token=x' } },
  );

describe('PageRenderer', () => {
  it('draws for one what is for one, and for anyone, once, what is for all', async () => {
    const pageRenderer = createPageRenderer({ next, isDevelopment: false, limits: UNLIMITED });
    next.mockClear();
    expect(await (await by(pageRenderer, 'render')).text()).toBe('<p>/page niemand</p>');
    expect(await (await by(pageRenderer, 'renderShared')).text()).toBe('<p>/page niemand</p>');
    expect(await (await by(pageRenderer, 'renderShared')).text()).toBe('<p>/page niemand</p>');
    expect(next).toHaveBeenCalledTimes(2);
    const own = await by(pageRenderer, 'renderPrivate');
    expect([await own.text(), own.headers.get('cache-control')]).toEqual(['<p>/private token=x</p>', 'private, no-store']);
  });
  it('draws each time while pages are developed or measured', async () => {
    for (const isDevelopment of [true, false]) {
      if (!isDevelopment) vi.stubEnv('PARKETT_RENDERING', 'request');
      const pageRenderer = createPageRenderer({ next, isDevelopment, limits: UNLIMITED });
      next.mockClear();
      for (let i = 0; i < 2; i += 1) await by(pageRenderer, 'renderShared');
      expect(next).toHaveBeenCalledTimes(2);
    }
  });
  it('draws nothing for who has nothing left', async () => {
    const pageRenderer = createPageRenderer({ next, isDevelopment: false, limits: NOTHING_LEFT });
    next.mockClear();
    for (const how of ['render', 'renderShared', 'renderPrivate'] as const) expect((await by(pageRenderer, how)).status).toBe(429);
    expect(next).not.toHaveBeenCalled();
  });
});
