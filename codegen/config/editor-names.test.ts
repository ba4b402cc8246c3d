import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { generate } from '../run.ts';
import { createTestTree } from '../test-tree.ts';

const tree = createTestTree();
afterAll(() => tree.dispose());

describe('the schema that editors complete from', () => {
  it('offers layouts and lists of blocks by name; a new one is no drift', async () => {
    tree.write('config/layouts/rahmen.yaml', 'body: { main: [] }');
    await generate(tree.root);
    const schema = () => readFileSync(join(tree.root, 'documents/generated/page.schema.json'), 'utf8');
    expect(schema()).toContain('"examples": ["rahmen"]');
    tree.write('config/layouts/zweiter.yaml', 'body: { main: [] }');
    expect((await check(tree.root)).drift.filter(({ kind }) => kind === 'changed')).toEqual([]);
    await generate(tree.root);
    expect(schema()).toContain('"examples": ["rahmen", "zweiter"]');
  });
});
