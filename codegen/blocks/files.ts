import { camelCase } from '../names.ts';
import type { BlockFolder } from './read.ts';

/** Generates the list of files beside pages. The compiler checks each entry against the props of its block. */
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

/** Generates the list of row exports (rows as files). The compiler checks each entry against the props of its block. */
export function rowsExportsSource(blocks: readonly BlockFolder[]): string {
  const found = blocks.filter(({ hasExport }) => hasExport);
  return [
    "import type { RowsExport } from '../kit/rows-export.ts';",
    ...(found.length > 0 ? ["import type * as props from './props.ts';"] : []),
    ...found.map(({ type, family }) => `import { rowsExport as ${camelCase(type)} } from '../${family}/${type}/rows-export.ts';`),
    '',
    '/** Blocks whose rows may be had as a file. */',
    'export const rowsExports: Readonly<Record<string, RowsExport<object>>> = {',
    ...found.map(({ type, component }) => `'${type}': ${camelCase(type)} satisfies RowsExport<props.${component}Props>,`),
    '};',
  ].join('\n');
}

function nameOf(type: string): string {
  return `${camelCase(type)}Files`;
}
