import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestTree, writeBlock } from '../test-tree.ts';
import { formFiles } from './forms.ts';
import { readBlocks } from './read.ts';

const tree = createTestTree();
afterAll(() => tree.dispose());
const folder = 'blocks/personal/rename-list';

/** The generated forms of a block whose form has these fields; each run has a file of its own, for modules are kept. */
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
