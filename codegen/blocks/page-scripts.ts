import { camelCase } from '../names.ts';
import type { BlockFolder } from './read.ts';
import type { ScriptFile } from './read-page-script.ts';

/** Scripts of blocks and families with their folder, without duplicates. */
function scriptsOf(blocks: readonly BlockFolder[]): readonly (readonly [string, ScriptFile])[] {
  const found = new Map(blocks.flatMap(({ scripts }) => scripts.map((script) => [nameOf(script), script] as const)));
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Name of a script: `finder/finder` for `blocks/finder/finder/page.ts`, `search` for `blocks/search/page.ts`. */
function nameOf({ file }: ScriptFile): string {
  return file.slice('blocks/'.length, -'/page.ts'.length);
}

/** Names of the scripts that a page with the block fetches. Scripts of the frame and of clicks are left out: every page has them. */
export function scriptNames({ scripts }: BlockFolder): readonly string[] {
  return scripts.filter(({ when }) => when !== 'frame' && when !== 'click').map(nameOf);
}

/**
 * Generates the list of scripts that pages fetch. The compiler checks each against the `start` signature that its time of loading requires.
 */
export function pageScriptsSource(blocks: readonly BlockFolder[]): string {
  const scripts = scriptsOf(blocks).filter(([, { when }]) => when !== 'frame');
  return [
    "import type { PageScript, ScriptOf } from '../kit/page-script.ts';",
    ...scripts.map(([name]) => `import type * as ${camelCase(name)} from '../${name}/page.ts';`),
    '',
    '/** The scripts of blocks and of families by their folder, as pages fetch them. */',
    'export const pageScripts: Readonly<Record<string, PageScript>> = {',
    ...scripts.map(
      ([name, { file, when, where }]) =>
        `'${name}': { file: '${file}', when: '${when}', where: '${where}' } satisfies ScriptOf<'${when}', typeof ${camelCase(name)}>,`,
    ),
    '};',
  ].join('\n');
}

/** Generates the function that starts the frame's scripts, which is part of the loader. */
export function frameScriptsSource(blocks: readonly BlockFolder[]): string {
  const scripts = scriptsOf(blocks).filter(([, { when }]) => when === 'frame');
  return [
    "import type { FrameScript } from '../kit/page-script.ts';",
    ...scripts.map(([name]) => `import { start as ${camelCase(name)} } from '../${name}/page.ts';`),
    '',
    '/** Starts what blocks of the frame do in the loader. */',
    'export const startFrame: FrameScript = (page) => {',
    ...scripts.map(([name]) => `${camelCase(name)}(page);`),
    '};',
  ].join('\n');
}
