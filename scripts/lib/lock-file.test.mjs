import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingOptional } from './lock-file.mjs';

it('the lock file holds the packages of every platform, or npm ci refuses it (npm run lock:complete mends it)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(missingOptional(packages).map(([path]) => path)).toEqual([]);
});

it('a missing platform package is found with its platform', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { '@a/linux-x64-gnu': '1.0.0', '@a/darwin-arm64': '1.0.0' } },
    'node_modules/@a/linux-x64-gnu': {},
  };
  expect(missingOptional(packages)).toEqual([
    ['node_modules/@a/darwin-arm64', { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }],
  ]);
});

it('a nested package counts where Node would find it', () => {
  const packages = { 'node_modules/a/node_modules/b': { optionalDependencies: { c: '1' } }, 'node_modules/a/node_modules/c': {} };
  expect(missingOptional(packages)).toEqual([]);
});
