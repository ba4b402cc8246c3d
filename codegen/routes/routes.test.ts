import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { generate } from '../run.ts';
import { createTestTree } from '../test-tree.ts';
import { routesTask } from './task.ts';

const tree = createTestTree();
afterAll(() => tree.dispose());

const read = (file: string): string =>
  readFileSync(join(tree.root, `documents/routes/generated/${file}.ts`), 'utf8').replaceAll(/\s+/gu, ' ');
const run = async () => (await generate(tree.root, [routesTask])).problems;

beforeEach(() => {
  tree.write('config/pages/haus.yaml', 'name: broker\nroute: /haus/[brokerName]/[[tab]]\n');
  tree.write('config/pages/konto/start.yaml', 'name: account\nroute: /konto\n');
  tree.write('config/pages/still.yaml', 'route: /still\n');
  tree.write('blocks/a/list/block.tsx', "href={pathOf(page.routes, 'broker', { brokerName })}");
  tree.write('blocks/a/save/form.ts', "export const form = {\n  success: 'account',\n};\n");
});

it('makes routes and the types of their placeholders of pages that have a name', async () => {
  expect(await run()).toEqual([]);
  expect(read('routes')).toContain("ROUTES = { account: '/konto', broker: '/haus/[brokerName]/[[tab]]' }");
  expect(read('routes')).toContain('readonly account: Readonly<Record<never, never>>;');
  expect(read('routes')).toContain('readonly broker: { readonly brokerName: string; readonly tab?: string | undefined };');
});

it('knows who leads where, in code and in forms', async () => {
  await run();
  expect(read('uses')).toContain("broker: { file: 'config/pages/haus.yaml', uses: ['blocks/a/list/block.tsx'] }");
  expect(read('uses')).toContain("account: { file: 'config/pages/konto/start.yaml', uses: ['blocks/a/save/form.ts'] }");
});

it('names code that leads to no page, and a name that two pages have', async () => {
  tree.write('blocks/a/list/block.tsx', "href={pathOf(page.routes, 'haus', {})}");
  tree.write('config/pages/zwei.yaml', 'name: account\nroute: /zwei\n');
  expect(await run()).toEqual([
    'config/pages/zwei.yaml: another page is called "account", too',
    'blocks/a/list/block.tsx: pathOf leads to "haus", which no page in config/pages/ is called (name:)',
  ]);
});
