import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestTree, writeBlock } from '../test-tree.ts';
import { formFiles } from './forms.ts';
import { readBlocks } from './read.ts';
import { registrySource } from './registry.ts';

const tree = createTestTree();
afterAll(() => tree.dispose());
const folder = 'blocks/personal/rename-list';

/** Generates the forms of a block whose form has these fields. Each run uses a separate file, because Node caches modules. */
function generated(operation: string, places: readonly string[]): Promise<string> {
  const fields = places.map((at) => ({ at, label: 'Feld' }));
  mkdirSync(join(tree.root, folder), { recursive: true });
  writeFileSync(
    join(tree.root, folder, 'form.ts'),
    `export const form = ${JSON.stringify({ operation, fields, submit: 'Los', success: '/' })};`,
  );
  return formFiles(tree.root, 'blocks/generated', readBlocks(tree.root).blocks).then((files) => files.map(({ text }) => text).join('\n'));
}

beforeEach(() => writeBlock(tree, 'personal', 'rename-list'));

it('several forms of one block have names of their own, and each the check of its request', async () => {
  const form = (operation: string): object => ({
    operation,
    fields: [{ at: 'path:entityValue', label: 'Feld' }],
    submit: 'Los',
    success: '/',
  });
  const forms = {
    remove: form('deleteWatchlist'),
    list: { ...form('addWatchlistPositions'), confirm: { asks: 'listWatchlistPositions' } },
  };
  mkdirSync(join(tree.root, folder), { recursive: true });
  writeFileSync(join(tree.root, folder, 'form.ts'), `export const forms = ${JSON.stringify(forms)};`);
  const { blocks } = readBlocks(tree.root);
  const text = (await formFiles(tree.root, 'blocks/generated', blocks)).map((file) => file.text).join('\n');
  expect(text).toMatch(/blockForm\(\s*'rename-list\.remove',\s*renameListDefinition\.remove,\s*deleteWatchlistRequest/u);
  expect(text).toMatch(/blockForm\(\s*'rename-list\.list',\s*renameListDefinition\.list,\s*listWatchlistPositionsRequest/u);
  expect(registrySource(blocks)).toMatch(/forms: renameListForms/u);
});

it('a form that asks first fills the address of what it asks and of what it does', async () => {
  const forms = {
    add: { operation: 'deleteWatchlistPosition', fields: [{ at: 'path:entityValue' }], confirm: { asks: 'listWatchlistPositions' } },
  };
  mkdirSync(join(tree.root, folder), { recursive: true });
  writeFileSync(join(tree.root, folder, 'form.ts'), `export const forms = ${JSON.stringify(forms)};`);
  const { blocks } = readBlocks(tree.root);
  await expect(formFiles(tree.root, 'blocks/generated', blocks)).rejects.toThrow('no field fills "path:positionId"');
});

describe('the form of an operation with parameters', () => {
  it('knows the parameters of path and query beside the keys of the body', async () => {
    const text = await generated('deleteWatchlist', ['path:entityValue']);
    expect(text).toMatch(/deleteWatchlistRequest = \{[^;]*required: \['path:entityValue'\]/u);
  });

  it('must fill what the address of the call needs', async () => {
    await expect(generated('deleteWatchlist', [])).rejects.toThrow('no field fills "path:entityValue"');
  });

  it('fills nothing that the request does not have', async () => {
    await expect(generated('deleteWatchlist', ['path:entityValue', 'query:colour'])).rejects.toThrow('nothing at "query:colour"');
  });
});
