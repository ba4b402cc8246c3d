import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('**/*.test.{ts,tsx}', { exclude: (name) => ['node_modules', '.next', '.cache', 'generated'].includes(name) });
/** Calls that change modules for all other files in the process, or add permanent listeners to their documents. */
const changesOthers = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(|\b(?:startSession|defineIslands)\(/;

it('only files that are called .isolated replace modules or never stop to listen, and all of them do: other files share one process', () => {
  const own = files.filter((file) => file !== 'tests/isolation.test.ts');
  expect(own.length).toBeGreaterThan(200);
  expect(own.filter((file) => changesOthers.test(readFileSync(file, 'utf8')))).toEqual(own.filter((file) => file.includes('.isolated.')));
});
