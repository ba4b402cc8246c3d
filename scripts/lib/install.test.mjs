import { expect, it } from 'vitest';
import { missingPackages } from './install.mjs';

const lock = { '': { version: '0.1.0' }, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } };

it('everything is missing from a fresh clone, except what only other platforms need', () => {
  expect(missingPackages(lock, {})).toEqual(['node_modules/a']);
});

it('nothing is missing when the versions agree', () => {
  expect(missingPackages(lock, { 'node_modules/a': { version: '1.0.0' } })).toEqual([]);
});

it('a package is missing when the lock file has moved on', () => {
  expect(missingPackages(lock, { 'node_modules/a': { version: '0.9.0' } })).toEqual(['node_modules/a']);
});
