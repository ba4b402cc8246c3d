import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generate } from './run.ts';
import { createTestTree, writeBlock, type TestTree } from './test-tree.ts';
import { watch, type WatchReport } from './watch.ts';

let tree: TestTree;
let stop: () => Promise<void>;
const reports: WatchReport[] = [];

beforeEach(async () => {
  tree = createTestTree();
  reports.length = 0;
  await generate(tree.root);
  stop = await watch(tree.root, (report) => void reports.push(report));
});
afterEach(async () => {
  await stop();
  tree.dispose();
});

async function until(isTrue: (report: WatchReport) => boolean): Promise<WatchReport> {
  for (let waited = 0; waited < 5000; waited += 10) {
    const report = reports.find(isTrue);
    if (report) return report;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`No such report within 5 s, only ${JSON.stringify(reports)}`);
}

it('runs the parts that a new block touches and no other', async () => {
  writeBlock(tree, 'market', 'new-list');
  const report = await until(({ changed }) => changed.includes('blocks/generated/registry.ts'));
  expect(report.tasks).toEqual(['config', 'products', 'routes', 'blocks']);
  expect(readFileSync(join(tree.root, 'documents/generated/page.schema.json'), 'utf8')).toContain('new-list');
});

it('survives a broken schema and goes on when it is mended', async () => {
  const path = 'blocks/market/sample-list/block.schema.json';
  const whole = readFileSync(join(tree.root, path), 'utf8');
  tree.write(path, '{ "type"');
  expect((await until(({ problems }) => problems.length > 0)).problems.join()).toContain(path);
  tree.write(path, whole.replace('items', 'entries'));
  expect((await until(({ problems, changed }) => problems.length === 0 && changed.length > 0)).changed).toContain(
    'blocks/generated/props.ts',
  );
});
