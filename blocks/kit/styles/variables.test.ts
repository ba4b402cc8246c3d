import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sheets = ['blocks', 'site/islands', 'composer/app']
  .flatMap((folder) => globSync(`${folder}/**/*.css`, { cwd: root }))
  .map((file) => {
    return { file, css: readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gsu, '') };
  });
const defined = new Set(sheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+)\s*:/gu)].map(([, name]) => name)));
/** Variables that a block sets on its elements. */
const BY_BLOCK = new Set(['--ratio', '--x', '--y', '--w', '--h']);

it('knows every variable that a style sheet uses without a fallback: an unknown one draws nothing and says nothing', () => {
  const unknown = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/gu)].flatMap(([, name = '']) =>
      defined.has(name) || BY_BLOCK.has(name) || (name.startsWith('--mantine-') && file.startsWith('composer/'))
        ? []
        : [`${file}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});

it('asks for weights that the fonts of the pages have', () => {
  const asked = sheets
    .filter(({ file }) => !file.startsWith('composer/') && !file.endsWith('fonts.css'))
    .flatMap(({ css }) => [...css.matchAll(/font(?:-weight)?:\s*(\d{3})\b/gu)].map(([, weight]) => Number(weight)));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((weight) => weight < 400 || weight > 700)).toEqual([]);
});
