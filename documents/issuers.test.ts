import { expect, it } from 'vitest';
import { loadConfig } from './reader/load.ts';

/** Sixteen microsites of the reference configuration; editors may add more. */
it('[ISSUER-001] the reference configuration has its sixteen microsites, each under an alias of its own', () => {
  const { issuers } = loadConfig('config').config;
  expect(issuers.length).toBeGreaterThanOrEqual(16);
  expect(new Set(issuers.map(({ alias }) => alias)).size).toBe(issuers.length);
});
