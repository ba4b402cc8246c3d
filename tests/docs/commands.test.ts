import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toolNames } from '../../scripts/lib/tools.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
const documents = globSync('{*.md,docs/**/*.md,*/README.md,composer/server/README.md}');

/** Scripts named only by the README, which belong to no group. */
const FIRST = ['start', 'dev', 'test', 'bench', 'tool'];

it('npm run tool and npm run bench know every script', () => {
  const grouped = [...FIRST, ...toolNames];
  const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
  expect(Object.keys(scripts).toSorted()).toEqual([...grouped, ...benches].toSorted());
  for (const name of benches) expect(scripts[name]).toBe(`exec node scripts/bench.mjs ${name.slice('bench:'.length)}`);
});

it('every command that a document names exists', () => {
  const named = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s |--silent )?(?<name>[a-z][\w:-]*[\w])/gu)].map(
      ({ groups }) => [file, groups?.['name'] ?? ''] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, name]) => !Object.hasOwn(scripts, name))).toEqual([]);
});
