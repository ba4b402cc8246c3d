import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Small source tree for tests of codegen: the project's contracts, schemas of configuration and subjects, and one block. */
export interface TestTree {
  readonly root: string;
  write(path: string, text: string): void;
  remove(path: string): void;
  dispose(): void;
}

export function createTestTree(): TestTree {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(join(process.cwd(), '.cache', 'codegen-test-'));
  for (const folder of ['contracts', 'documents/schemas', 'documents/kinds']) cpSync(folder, join(root, folder), { recursive: true });
  for (const file of globSync('subjects/*/subject.schema.json')) cpSync(file, join(root, file));
  const tree: TestTree = {
    root,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
  writeBlock(tree, 'market', 'sample-list');
  return tree;
}

/** Writes a complete block folder; `schema` overrides keys of its schema. */
export function writeBlock(tree: TestTree, family: string, type: string, schema: Record<string, unknown> = {}): void {
  const folder = `blocks/${family}/${type}`;
  tree.write(`${folder}/block.tsx`, 'export const unread = true;');
  tree.write(`${folder}/fixtures.yaml`, '- name: one');
  tree.write(`${folder}/block.css`, '');
  tree.write(`${folder}/block.schema.json`, JSON.stringify(blockSchema(type, schema)));
}

export function blockSchema(type: string, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    'x-vocabulary': 'page',
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: { type: { const: type }, items: { type: 'array', items: { $ref: '#/definitions/item' } } },
    definitions: { item: { type: 'object', additionalProperties: false, required: ['name'], properties: { name: { type: 'string' } } } },
    ...overrides,
  };
}
