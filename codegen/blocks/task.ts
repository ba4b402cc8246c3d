import { isSubjectSchema } from '../config/subjects.ts';
import { formatted, verbatim, type GeneratedFile } from '../output.ts';
import { prefixedTypes } from '../schemas/types.ts';
import { validatorDeclarations, validatorSource } from '../schemas/validators.ts';
import type { Task } from '../task.ts';
import { filesSource, rowsExportsSource } from './files.ts';
import { formFiles } from './forms.ts';
import { islandsSource } from './islands.ts';
import { frameScriptsSource, pageScriptsSource } from './page-scripts.ts';
import { readBlocks, type BlockFolder } from './read.ts';
import { registrySource } from './registry.ts';
import { printFile, styleFiles } from './styles.ts';

const folder = 'blocks/generated';

/**
 * Reads block folders and generates props, registry, validators, forms, islands, page scripts, page files, row exports, print styles, lists
 * of fixtures and of titles of parts, and one style sheet per family.
 */
export const blocksTask: Task = {
  name: 'blocks',
  owns: [`${folder}/`],
  reads: (path) =>
    (path.startsWith('blocks/') && !path.startsWith(`${folder}/`)) || path.startsWith('contracts/http/') || isSubjectSchema(path),
  async run(root) {
    const { blocks, problems } = readBlocks(root);
    const complete = blocks.filter((block) => block.isComplete);
    const files = await Promise.all([
      propsFile(blocks),
      formatted(`${folder}/registry.ts`, registrySource(complete)),
      formatted(`${folder}/islands.ts`, islandsSource(complete)),
      formatted(`${folder}/fixtures.ts`, fixturesSource(complete)),
      formatted(`${folder}/files.ts`, filesSource(complete)),
      formatted(`${folder}/rows-exports.ts`, rowsExportsSource(complete)),
      formatted(`${folder}/page-scripts.ts`, pageScriptsSource(complete)),
      formatted(`${folder}/frame-scripts.ts`, frameScriptsSource(complete)),
      formatted(`${folder}/part-titles.ts`, partTitlesSource(complete)),
      printFile(folder, complete),
      ...validatorFiles(blocks),
    ]);
    return { files: [...files, ...(await styleFiles(folder, complete)), ...(await formFiles(root, folder, complete))], problems };
  },
};

async function propsFile(blocks: readonly BlockFolder[]): Promise<GeneratedFile> {
  const types = await Promise.all(blocks.map((block) => prefixedTypes(block.schema, propsName(block), block.component)));
  const map = blocks.map((block) => `readonly '${block.type}': ${propsName(block)};`);
  const source = [...types, '/** The props of every block by its type. */', 'export interface PropsByType {', ...map, '}'];
  return formatted(`${folder}/props.ts`, source.join('\n'));
}

function fixturesSource(blocks: readonly BlockFolder[]): string {
  const entries = blocks.map(
    ({ type, family, vocabulary, path }) =>
      `{ type: '${type}', family: '${family}', vocabulary: '${vocabulary}', file: '${path}/fixtures.yaml' },`,
  );
  return [
    '/** The examples of every block; files from the root of the project. */',
    'export const fixtureFiles = [',
    ...entries,
    '] as const;',
  ].join('\n');
}

function partTitlesSource(blocks: readonly BlockFolder[]): string {
  const entries = blocks
    .filter(({ partTitles }) => partTitles.length > 0)
    .map(({ type, partTitles }) => `'${type}': ${JSON.stringify(partTitles)},`);
  return [
    '/** Places in the props of blocks that hold titles of their parts (`x-part-title`): names that lead there, lists on the way left out. */',
    'export const partTitles: Readonly<Record<string, readonly (readonly string[])[]>> = {',
    ...entries,
    '};',
  ].join('\n');
}

function validatorFiles(blocks: readonly BlockFolder[]): (GeneratedFile | Promise<GeneratedFile>)[] {
  const source = validatorSource(new Map(blocks.map((block) => [block.type, block.schema])));
  const declarations = validatorDeclarations(new Map(blocks.map((block) => [block.type, propsName(block)])), './props.ts');
  return [verbatim(`${folder}/validators.cjs`, source), formatted(`${folder}/validators.d.cts`, declarations)];
}

function propsName(block: BlockFolder): string {
  return `${block.component}Props`;
}
