import { expect, it } from 'vitest';
import { askHandler, LEFT, NOTHING_LEFT } from '#tests/fixtures/served-handler.ts';
import { UNLIMITED } from '../visitor-limits.ts';
import { readinessHandler } from './readiness.ts';

const readiness = { missing: async () => undefined };
const statusOf = async (parts: Parameters<typeof readinessHandler>[0], path: string, method = 'GET') =>
  (await askHandler(readinessHandler(parts), path, { method })).status;

it('tells who reads whether the server is ready', async () => {
  const parts = { readiness, limits: UNLIMITED };
  expect([await statusOf(parts, '/ready'), await statusOf(parts, '/ready', 'POST'), await statusOf(parts, '/bereit')]).toEqual([
    200,
    LEFT,
    LEFT,
  ]);
});

it('has no address where nobody knows, and counts like a page', async () => {
  expect(await statusOf({ readiness: undefined, limits: UNLIMITED }, '/ready')).toBe(LEFT);
  expect(await statusOf({ readiness, limits: NOTHING_LEFT }, '/ready')).toBe(429);
});
