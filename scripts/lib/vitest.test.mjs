import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { count } from './vitest.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parkett-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Counts a report of vitest that ended with an exit code. */
function counted(report, code) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ numPassedTests: 3, numFailedTests: 0, success: true, testResults: [], ...report }));
  const { passed, failed, failures } = count(file, code);
  return { passed, failed, failures };
}

it('counts what passed', () => {
  expect(counted({}, 0)).toEqual({ passed: 3, failed: 0, failures: [] });
});

it.each([
  ['the setup failed before any test, which the report calls a success', { numPassedTests: 0 }, 1],
  ['something failed outside every test', { success: false }, 0],
])('counts one failure where %s', (_, report, code) => {
  expect(counted(report, code)).toMatchObject({ failed: 1, failures: ['A fault outside every test'] });
});

it('counts a file that does not load', () => {
  const testResults = [{ name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }];
  expect(counted({ success: false, testResults }, 1)).toMatchObject({ passed: 3, failed: 1 });
});

it('counts one failure where there is no report', () => {
  expect(count(join(folder, 'none.json'), 1)).toMatchObject({ passed: 0, failed: 1 });
});
