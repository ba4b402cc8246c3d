import { camelCase } from '../names.ts';
import type { BlockFolder } from './read.ts';

/** Source of the list of files beside pages, each held to the props of its block. */
export function filesSource(blocks: readonly BlockFolder[]): string {
  const found = blocks.filter(({ hasFiles }) => hasFiles);
  return [
    "import type { BlockFiles } from '../kit/block-file.ts';",
    ...(found.length > 0 ? ["import type * as props from './props.ts';"] : []),
    ...found.map(({ type, family }) => `import { files as ${nameOf(type)} } from '../${family}/${type}/files.ts';`),
    '',
    '/** Files that blocks bring to their page, by type of the block and ending of the address. */',
    'export const filesByBlock: Readonly<Record<string, BlockFiles<object>>> = {',
    ...found.map(({ type, component }) => `'${type}': ${nameOf(type)} satisfies BlockFiles<props.${component}Props>,`),
    '};',
  ].join('\n');
}

function nameOf(type: string): string {
  return `${camelCase(type)}Files`;
}
