import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generate } from '../run.ts';
import { createTestTree } from '../test-tree.ts';
import { analyticsTask } from './task.ts';

const tree = createTestTree();
afterAll(() => tree.dispose());

it('[CONF-038] makes a constant of what every event says, and keeps it while the document is wrong', async () => {
  tree.write('config/analytics.yaml', 'appName: probe\nappType: APP\nappVersion: 6.0.1\nappTraffic: internal\nappEnvironment: test\n');
  await generate(tree.root, [analyticsTask]);
  const source = () => readFileSync(join(tree.root, 'domain/analytics/generated/fixed-values.ts'), 'utf8').replaceAll(/\s+/gu, ' ');
  expect(source()).toContain("appName: 'probe', appType: 'APP', appVersion: '6.0.1', appTraffic: 'internal', appEnvironment: 'test'");
  tree.write('config/analytics.yaml', 'appName: probe');
  expect((await generate(tree.root, [analyticsTask])).problems).toEqual([expect.stringContaining('analytics: config/analytics.yaml')]);
  expect(source()).toContain("appVersion: '6.0.1'");
});
