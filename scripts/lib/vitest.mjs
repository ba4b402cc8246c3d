import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './command.mjs';
import { projectNode, root } from './project.mjs';
import { duration, say, withProgress } from './progress.mjs';

/**
 * Runs some Vitest projects and writes `.reports/<name>.json`. Resolves to `{ name, passed, failed, failures, milliseconds }`: of each
 * failure its file, title and the start of its message. A file that does not load counts as one failure.
 */
export async function runTests({ name, title, projects, files = [], flags = [], env = {} }) {
  const report = join(root, '.reports', `${name}.json`);
  rmSync(report, { force: true });
  const start = Date.now();
  let done = 0;
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...files, ...flags];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests'];
  const { code, output } = await withProgress(
    title,
    () =>
      run(projectNode(), [join('node_modules', 'vitest', 'vitest.mjs'), ...args, ...reporters], {
        env: { NO_COLOR: '1', CI: '1', ...env },
        onLine: (line) => (done += /^[✓❯×] .*\.test\./u.test(line) ? 1 : 0),
      }),
    () => `${done} Dateien fertig`,
  );
  const { passed, failed, failures } = count(report, code);
  const milliseconds = Date.now() - start;
  say(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} bestanden, ${failed} gescheitert (${duration(milliseconds)})`);
  if (failed > 0) say(output);
  return { name, passed, failed, failures, milliseconds };
}

/** Counts the tests of a report. A run that failed without a failed test, such as by a fault in its setup, counts as one failure. */
export function count(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: ['vitest ended without a report'] };
  const { numPassedTests, numFailedTests, testResults, success } = JSON.parse(readFileSync(report, 'utf8'));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = numFailedTests + unloaded.length;
  const failures = [
    ...unloaded.map(({ name, message }) => failureOf(name, 'does not load', message)),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => failureOf(name, fullName, failureMessages[0])),
    ),
  ];
  if (failed > 0 || (success && code === 0)) return { passed: numPassedTests, failed, failures };
  return { passed: numPassedTests, failed: 1, failures: ['A fault outside every test'] };
}

/** Maximum characters of a message in the list of failures; the whole message is in the output above it. */
const LONGEST_MESSAGE = 600;

function failureOf(file, title, message = '') {
  return `${relative(root, file)} > ${title}\n    ${message.slice(0, LONGEST_MESSAGE).replaceAll('\n', '\n    ')}`;
}
