import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { projectNode, root } from './project.mjs';
import { duration, say, withProgress } from './progress.mjs';

/**
 * Runs some vitest projects and writes `.reports/<name>.json`.
 * Resolves to `{ name, passed, failed, milliseconds }`; a file that does not load counts as one failure.
 */
export async function runTests({ name, title, projects, files = [], flags = [], env = {} }) {
  const report = join(root, '.reports', `${name}.json`);
  rmSync(report, { force: true });
  const start = Date.now();
  let done = 0;
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...files, ...flags];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests'];
  const { output } = await withProgress(
    title,
    () =>
      run(projectNode(), [join('node_modules', 'vitest', 'vitest.mjs'), ...args, ...reporters], {
        env: { NO_COLOR: '1', CI: '1', ...env },
        onLine: (line) => (done += /^[✓❯×] .*\.test\./u.test(line) ? 1 : 0),
      }),
    () => `${done} Dateien fertig`,
  );
  const { passed, failed } = count(report);
  const milliseconds = Date.now() - start;
  say(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} bestanden, ${failed} gescheitert (${duration(milliseconds)})`);
  if (failed > 0) say(output);
  return { name, passed, failed, milliseconds };
}

function count(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults, success } = JSON.parse(readFileSync(report, 'utf8'));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = numFailedTests + unloaded;
  // A fault outside every test, such as an unhandled rejection, fails the run without failing a test.
  return { passed: numPassedTests, failed: failed === 0 && !success ? 1 : failed };
}
