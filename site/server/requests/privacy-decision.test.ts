import { expect, it } from 'vitest';
import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import { askHandler, LEFT, NOTHING_LEFT } from '#tests/fixtures/served-handler.ts';
import { currentConfig } from '../../config-store.ts';
import { UNLIMITED } from '../visitor-limits.ts';
import { privacyDecisionHandler } from './privacy-decision.ts';

const path = pathOf(routesOf(currentConfig()), 'privacy-center');
const handler = privacyDecisionHandler({ limits: UNLIMITED });

it('takes what the form of the privacy center sends, and leaves reading it to the pages', async () => {
  expect((await askHandler(handler, path)).status).toBe(LEFT);
  expect((await askHandler(handler, '/', { method: 'POST' })).status).toBe(LEFT);
  expect((await askHandler(handler, `${path}?x=1`, { method: 'POST' })).status).not.toBe(LEFT);
});

it('takes nothing from who has nothing left', async () => {
  expect((await askHandler(privacyDecisionHandler({ limits: NOTHING_LEFT }), path, { method: 'POST' })).status).toBe(429);
});
