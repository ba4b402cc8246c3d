import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blocksTask } from '../blocks/task.ts';
import { generate, plan } from '../run.ts';
import { createTestTree, writeBlock, type TestTree } from '../test-tree.ts';
import { configTask } from './task.ts';

let tree: TestTree;
beforeEach(() => {
  tree = createTestTree();
});
afterEach(() => tree.dispose());
const read = (file: string): string => readFileSync(join(tree.root, file), 'utf8');

describe('a kind of configuration', () => {
  const schema = {
    title: 'Trainings',
    'x-kind': { name: 'Schulungen' },
    type: 'object',
    additionalProperties: false,
    properties: { trainings: { type: 'array', items: { type: 'string' } } },
  };
  const folder = 'documents/kinds/trainings';
  const added = (own: object, files: readonly string[] = ['kind.ts']): void => {
    for (const file of files) tree.write(`${folder}/${file}`, 'export const kind = undefined;');
    tree.write(`${folder}/trainings.schema.json`, JSON.stringify(own));
  };

  it('is one folder: it has a type, a validator and a title, and blocks may ask for it', async () => {
    added(schema);
    writeBlock(tree, 'market', 'training-list', { 'x-config': ['trainings'] });
    const { problems } = await generate(tree.root, [configTask, blocksTask]);
    expect(problems).toEqual([]);
    expect(read('documents/generated/kinds.ts')).toContain("trainings: { one: 'Schulungen' }");
    expect(read('documents/generated/types.ts')).toContain('export interface Trainings');
    expect(read('documents/generated/validators.d.cts')).toContain('trainings');
  });

  it.each([
    ['does not say what editors call it', { ...schema, 'x-kind': {} }, '"x-kind" must say what editors call such a document'],
    ['has another name than its folder', { ...schema, title: 'Schulungen' }, '"title" must be "Trainings"'],
    ['has many documents and no folder', { ...schema, 'x-kind': { name: 'Schulung', names: 'Schulungen' } }, '"folder"'],
  ])('is refused when it %s', async (_, own, advice) => {
    added(own);
    expect((await plan(tree.root, [configTask])).problems).toEqual([expect.stringContaining(advice)]);
  });

  it('is refused without a part, which is named', async () => {
    added(schema, []);
    expect((await plan(tree.root, [configTask])).problems).toEqual([expect.stringContaining(`${folder}: kind.ts missing`)]);
    tree.remove(`${folder}/trainings.schema.json`);
    tree.write(`${folder}/kind.ts`, 'export const kind = undefined;');
    expect((await plan(tree.root, [configTask])).problems).toEqual([expect.stringContaining(`${folder}: trainings.schema.json missing`)]);
  });
});
