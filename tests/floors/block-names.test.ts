import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fixtureFiles } from '#blocks/generated/fixtures.ts';

/** Files that render and serve pages, without tests and generated files. */
const files = globSync('{renderer,site}/**/*.{ts,tsx,css,mjs}', {
  exclude: (path) => ['generated', 'node_modules', 'public', '.next'].includes(path),
}).filter((file) => !/(?:\.test|\/testing[^/]*)\.tsx?$/u.test(file));

const types: readonly string[] = fixtureFiles.map(({ type }) => type);
/** Families of blocks, whose files are imported only by generated lists. */
const families = [...new Set(fixtureFiles.map(({ family }) => family))];
/** Classes of the kit that have the name of a block which is rendered with it. */
const ofKit = new Set(
  globSync('blocks/kit/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.(?<name>[a-z][\w-]*)/gu)].map(([, name]) => name),
  ),
);
const anyOf = (names: readonly string[]): string => names.toSorted((a, b) => b.length - a.length).join('|');
// Patterns that identify a block type: the same word elsewhere may mean anything.
const PATTERNS = [
  new RegExp(`#blocks/(?:${anyOf(families)})/`, 'gu'),
  new RegExp(`(?<!pathOf\\(.*)(['"\`])(?:${anyOf(types.filter((type) => type.includes('-')))})\\1`, 'gu'),
  new RegExp(`\\btype\\b[^\\w'"]{1,6}['"](?:${anyOf(types)})['"]`, 'gu'),
  new RegExp(`data-block[^\\w'"]{0,2}['"]?(?:${anyOf(types)})\\b`, 'gu'),
  new RegExp(`(?:^|['"\`\\s,>(])\\.(?:${anyOf(types.filter((type) => !ofKit.has(type)))})(?:__[\\w-]+)?(?![\\w(-])`, 'gmu'),
];

function namesIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/(?<![:'"`])\/\/.*$/gmu, '');
  return PATTERNS.flatMap((pattern) => [...code.matchAll(pattern)].map(([found]) => found.trim()));
}

it('what draws and serves pages names no block: blocks bring their parts', () => {
  expect(files.flatMap((file) => namesIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual([]);
});

it.each([
  ["import { a } from '#blocks/finder/finder/data.ts';", '#blocks/finder/'],
  ["if (name === 'site-header') b();", "'site-header'"],
  ["blocks.find(({ type }) => type === 'finder')", "type === 'finder'"],
  ["[data-block='data-table'] { color: red }", "data-block='data-table"],
  ["querySelector('.site-footer')", "'.site-footer"],
  ['.page, .price-chart__line { color: red }', '.price-chart__line'],
])('would find %s', (text, name) => {
  expect(files.length).toBeGreaterThan(200);
  expect(namesIn(text)).toContain(name);
});

it('lets pass what only looks like one', () => {
  expect(namesIn("a.picture(b); pathOf(routes, 'privacy-center'); kind: 'picture'; c.instruments.map(d); .data-table { e: f }")).toEqual(
    [],
  );
});
