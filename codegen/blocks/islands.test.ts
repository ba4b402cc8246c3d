import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate } from '../run.ts';
import { createTestTree, type TestTree } from '../test-tree.ts';
import { blocksTask } from './task.ts';

let tree: TestTree;
beforeEach(() => void (tree = createTestTree()));
afterEach(() => tree.dispose());

const read = (path: string) => readFileSync(join(tree.root, path), 'utf8');

describe('the islands of a block', () => {
  const island = (name: string, source: string) => tree.write(`blocks/market/sample-list/${name}.client.tsx`, source);

  it('are all files with their ending, each with a name of its own', async () => {
    island('live', 'export function Island() {}');
    island('price-filter', "export { Filter as Island } from './filter.tsx';");
    tree.write('blocks/market/sample-list/filter.tsx', 'export function Filter() {}');
    expect((await generate(tree.root, [blocksTask])).problems).toEqual([]);
    const entries = [...read('blocks/generated/islands.ts').matchAll(/'(.*)': \(\) => import\('(.*)'\)/g)].map(([, name, file]) => [
      name,
      file,
    ]);
    expect(entries).toEqual([
      ['sample-list/live', '../market/sample-list/live.client.tsx'],
      ['sample-list/price-filter', '../market/sample-list/price-filter.client.tsx'],
    ]);
  });

  it('come with the style sheet beside them', async () => {
    island('live', 'export function Island() {}');
    tree.write('blocks/market/sample-list/live.client.css', '@layer blocks {}');
    await generate(tree.root, [blocksTask]);
    expect(read('blocks/generated/islands.ts')).toMatch(
      /Promise\.all\(\[\s*import\('[^']*live\.client\.tsx'\),\s*import\('[^']*live\.client\.css'\)/,
    );
    // With `then`, the props of such an island would have the type `any`.
    expect(read('blocks/generated/islands.ts')).not.toContain('.then(');
  });

  it.each([
    ['a name that no page can say', 'priceFilter', 'export function Island() {}', 'kebab-case'],
    ['a dot in its name', 'price.filter', 'export function Island() {}', 'kebab-case'],
    ['nothing that is called so', 'filter', 'export function Filter() {}', 'export the island\'s component as "Island"'],
    ['a component that it keeps to itself', 'filter', 'function Island() {}', 'export the island\'s component as "Island"'],
  ])('are refused with %s; the block and its other islands stay', async (_, name, source, advice) => {
    island('live', 'export function Island() {}');
    island(name, source);
    const { problems } = await generate(tree.root, [blocksTask]);
    expect(problems).toEqual([expect.stringContaining(`blocks/market/sample-list/${name}.client.tsx: `)]);
    expect(problems[0]).toContain(advice);
    expect(read('blocks/generated/islands.ts').match(/import\(/g)).toHaveLength(1);
    expect(read('blocks/generated/registry.ts')).toContain("'sample-list'");
  });
});
