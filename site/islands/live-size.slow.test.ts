import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { budgets } from '../../budgets.ts';

let chunks: readonly Rolldown.OutputChunk[];

beforeAll(async () => {
  const root = resolve(import.meta.dirname, '..');
  const output = await build({ configFile: resolve(root, 'vite.config.ts'), logLevel: 'error', build: { write: false } });
  const all = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  chunks = withImports(all.filter((one) => one.type === 'chunk'));
});

/** Chunk of live prices with all chunks that it needs to start. */
function withImports(all: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set(all.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('site/islands/live.ts')));
  for (const { imports } of found) for (const chunk of all) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}

describe('the live module as built', () => {
  it(`weighs at most ${budgets.liveModule} bytes with everything that it imports`, () => {
    expect(chunks.length).toBeGreaterThan(0);
    const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budgets.liveModule);
  });

  it('brings neither React nor the library of patches', () => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.some((id) => id.endsWith('gateway/browser.ts'))).toBe(true);
    expect(modules.filter((id) => /node_modules\/(react|scheduler|fast-json-patch|fflate)/.test(id))).toEqual([]);
  });
});
