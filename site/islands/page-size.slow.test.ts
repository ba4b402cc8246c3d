import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { budgets } from '../../budgets.ts';

let chunks: readonly Rolldown.OutputChunk[];

beforeAll(async () => {
  const root = resolve(import.meta.dirname, '..');
  // Includes React's production build, which visitors load.
  vi.stubEnv('NODE_ENV', 'production');
  const output = await build({ configFile: resolve(root, 'vite.config.ts'), logLevel: 'error', build: { write: false } });
  vi.unstubAllEnvs();
  chunks = [output].flat().flatMap((one) => ('output' in one ? one.output.filter((each) => each.type === 'chunk') : []));
});

/** Chunks that modules need to start, without duplicates. */
function chunksOf(modules: readonly string[]): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set(chunks.filter(({ facadeModuleId }) => modules.some((module) => facadeModuleId?.endsWith(module))));
  expect(found.size).toBe(modules.length);
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return found;
}

/** Transferred bytes with maximum compression, as in the build (`site/build/precompress.ts`). */
const weightOf = (modules: readonly string[]): number =>
  [...chunksOf(modules)].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/** Scripts that the page of an instrument loads before the first interaction. `npm run bench:page` measures the same in a browser. */
const AT_ONCE = ['site/islands/loader.ts', 'site/islands/clock.ts', 'site/islands/live.ts'];
/** Scripts once every island is hydrated and a list sorted by a live value was near the viewport. */
const ALIVE = [
  ...AT_ONCE,
  'site/islands/hydrate.tsx',
  'blocks/shell/search-box/live.client.tsx',
  'blocks/instrument/price-chart/live.client.tsx',
  'blocks/kit/live/ranker.ts',
];
const CONSENT = ['blocks/portal/consent-bar/page.ts', 'consent/show-bar.ts'];

describe('the page of a share or an index as built', () => {
  it(`loads at most ${budgets.scriptBeforeInteraction} bytes of script before anybody touches it`, () => {
    expect(weightOf(AT_ONCE)).toBeLessThanOrEqual(budgets.scriptBeforeInteraction);
  });

  it(`loads at most ${budgets.scriptWithConsent} bytes where it also asks for consent`, () => {
    expect(weightOf([...AT_ONCE, ...CONSENT])).toBeLessThanOrEqual(budgets.scriptWithConsent);
  });

  it(`loads at most ${budgets.scriptAfterIslands} bytes once every island lives`, () => {
    expect(weightOf(ALIVE)).toBeLessThanOrEqual(budgets.scriptAfterIslands);
  });

  it('brings what tells of a search, and what compares on the chart page, only where it is used', () => {
    const modules = [...chunksOf(ALIVE)].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /kit\/hits\.ts|useQueries|queriesObserver|link-defect/.test(id))).toEqual([]);
  });
});
