import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breakpoints } from '../tokens.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('{blocks,site}/**/*.css', { cwd: root, exclude: (name) => /node_modules|\/public\//.test(name) });
const sheetOf = (file: string): string => readFileSync(join(root, file), 'utf8');

it('[CONST-001] change the layout nowhere but where the layouts of the portal meet; finer steps are for phones only', () => {
  const { sm, md, lg } = breakpoints;
  expect([sm, md, lg]).toEqual(['48em', '64em', '80em']);
  const widths = files.flatMap((file) =>
    [...sheetOf(file).matchAll(/@media ([^{]*width[^{]*)\{/g)].flatMap(([, condition = '']) =>
      [...condition.matchAll(/([\d.]+)(r?em|px)/g)].map(([width, size]) => ({ file, width, size: Number(size) })),
    ),
  );
  expect(widths.length).toBeGreaterThan(15);
  expect(widths.filter(({ width, size }) => !(size < Number.parseFloat(sm) || [sm, md, lg].some((each) => each === width)))).toEqual([]);
});

it('[CONST-001] give the larger grid 1600 pixels, from the largest layout on', () => {
  const grid =
    /@media \(width >= ([\d.]+em)\) \{[^{}]*\.skip-link\[data-grid='extra-large'\] ~ \* \{\s*--page-width: calc\(([\d.]+)rem/.exec(
      sheetOf('blocks/kit/styles/layout.css'),
    );
  expect(grid?.slice(1)).toEqual([breakpoints.lg, String(Number.parseFloat(breakpoints.xl))]);
  expect(breakpoints.xl).toBe('100em');
});

it('[SHELL-077] centre the content on all layouts but the smallest', () => {
  const centring = /@media \(width >= ([\d.]+em)\) \{\s*\.page-main--centred \{\s*margin-inline: auto;/.exec(
    sheetOf('blocks/kit/styles/layout.css'),
  );
  expect(centring?.[1]).toBe(breakpoints.sm);
});
