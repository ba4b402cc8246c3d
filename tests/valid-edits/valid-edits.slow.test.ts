import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VALID_EDITS } from './edits.ts';

/** Suites that once counted shipped content; `npm run test:edits` runs all others. */
const SAMPLE = ['documents/issuers.test.ts', 'tests/blocks/front-page.test.ts', 'tests/blocks/navigation.test.tsx'];

it('valid edits of what is shipped break no test that reads it', { timeout: 300_000 }, () => {
  // Environment of the child, which is a separate run of Vitest.
  const env = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined };
  const run = spawnSync(join(import.meta.dirname, '../../node_modules/.bin/node'), [join(import.meta.dirname, 'main.ts'), ...SAMPLE], {
    encoding: 'utf8',
    env,
  });
  expect([run.status, run.status === 0 ? '' : `${run.stdout}${run.stderr}`]).toEqual([0, '']);
  expect(run.stdout.match(/^(?:a|an|one) .*$/gmu)).toHaveLength(VALID_EDITS.length);
});
