import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';

/** Bytes, gzipped, of all that the frame of a page loads before anybody touches it. */
const BUDGET = 5_000;

let chunks: readonly Rolldown.OutputChunk[];

beforeAll(async () => {
  const root = resolve(import.meta.dirname, '..');
  const output = await build({ configFile: resolve(root, 'vite.config.ts'), logLevel: 'error', build: { write: false } });
  chunks = [output].flat().flatMap((one) => ('output' in one ? one.output.filter((each) => each.type === 'chunk') : []));
});

/** The weight of modules with everything that they import, each chunk once. */
function weightOf(...modules: readonly string[]): number {
  const found = new Set(chunks.filter(({ facadeModuleId }) => modules.some((module) => facadeModuleId?.endsWith(module))));
  expect(found.size).toBe(modules.length);
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

/** Besides the loader, for who has not decided yet: the bar that asks him, with its looks. What keeps his decision loads when he decides. */
const CONSENT_BUDGET = 4_000;

/** The Privacy Center over a page, with its looks and what it shares with other scripts of the frame, for who asks for it. */
const MANAGER_BUDGET = 4_500;

const LOADER = 'site/islands/loader.ts';
const SESSION = [LOADER, 'site/islands/shell.ts', 'session/page-session.ts'];

it(`the scripts of the frame weigh at most ${BUDGET} bytes, for a visitor and for who is logged in`, () => {
  expect(weightOf(LOADER)).toBeLessThanOrEqual(2_000);
  expect(weightOf(...SESSION)).toBeLessThanOrEqual(BUDGET);
});

it(`the bar that asks for consent weighs at most ${CONSENT_BUDGET} bytes`, () => {
  expect(weightOf('blocks/portal/consent-bar/page.ts', 'consent/show-bar.ts')).toBeLessThanOrEqual(CONSENT_BUDGET);
});

it(`the Privacy Center over a page weighs at most ${MANAGER_BUDGET} bytes`, () => {
  expect(weightOf('blocks/portal/privacy-center/page.ts')).toBeLessThanOrEqual(MANAGER_BUDGET);
});
