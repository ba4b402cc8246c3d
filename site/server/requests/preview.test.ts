import { expect, it } from 'vitest';
import { askHandler, echoNext, LEFT, NOTHING_LEFT } from '#tests/fixtures/served-handler.ts';
import { loadedConfig } from '../../config-store.ts';
import { withPreview } from '../../preview.ts';
import { UNLIMITED } from '../visitor-limits.ts';
import { previewHandler } from './preview.ts';
import type { RequestHandler } from './request-handler.ts';

const inDraft =
  (handler: RequestHandler): RequestHandler =>
  (asked) =>
    withPreview({ loaded: loadedConfig() }, () => handler(asked));

it('answers whatever is asked in a draft, and nothing beside it', async () => {
  const handler = previewHandler({ next: echoNext, limits: UNLIMITED });
  expect((await askHandler(handler, '/')).status).toBe(LEFT);
  expect(await (await askHandler(inDraft(handler), '/')).text()).toBe('/preview');
  expect((await askHandler(inDraft(handler), '/api/v1/instruments')).status).toBe(404);
});

it('shows no draft to who has nothing left', async () => {
  expect((await askHandler(inDraft(previewHandler({ next: echoNext, limits: NOTHING_LEFT })), '/')).status).toBe(429);
});
