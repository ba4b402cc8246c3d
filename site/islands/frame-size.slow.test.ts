import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { budgets } from '../../budgets.ts';

let chunks: readonly Rolldown.OutputChunk[];

beforeAll(async () => {
  const root = resolve(import.meta.dirname, '..');
  const output = await build({ configFile: resolve(root, 'vite.config.ts'), logLevel: 'error', build: { write: false } });
  chunks = [output].flat().flatMap((one) => ('output' in one ? one.output.filter((each) => each.type === 'chunk') : []));
});

/** Size of modules including everything that they import, each chunk once. */
function weightOf(...modules: readonly string[]): number {
  const found = new Set(chunks.filter(({ facadeModuleId }) => modules.some((module) => facadeModuleId?.endsWith(module))));
  expect(found.size).toBe(modules.length);
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

const LOADER = 'site/islands/loader.ts';
const SESSION = [LOADER, 'site/islands/shell.ts', 'session/page-session.ts'];

it(`the scripts of the frame weigh at most ${budgets.frame} bytes, for a visitor and for who is logged in`, () => {
  expect(weightOf(LOADER)).toBeLessThanOrEqual(budgets.loader);
  expect(weightOf(...SESSION)).toBeLessThanOrEqual(budgets.frame);
});

it(`the bar that asks for consent weighs at most ${budgets.consentBar} bytes`, () => {
  expect(weightOf('blocks/portal/consent-bar/page.ts', 'consent/show-bar.ts')).toBeLessThanOrEqual(budgets.consentBar);
});

it(`the Privacy Center over a page weighs at most ${budgets.privacyCenter} bytes`, () => {
  expect(weightOf('blocks/portal/privacy-center/page.ts')).toBeLessThanOrEqual(budgets.privacyCenter);
});
