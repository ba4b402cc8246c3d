import { expect, it } from 'vitest';
import { loadConfig } from './reader/load.ts';

it('[ISSUER-001] the reference configuration has sixteen microsites, each under an alias of its own', () => {
  const { issuers } = loadConfig(import.meta.dirname).config;
  expect(issuers).toHaveLength(16);
  expect(new Set(issuers.map(({ alias }) => alias)).size).toBe(16);
});
