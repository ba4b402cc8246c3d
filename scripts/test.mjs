import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { changedFiles } from './lib/changed.mjs';
import { checksFor, runChecks } from './lib/checks.mjs';
import { checkNode } from './lib/checks-before-start.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { endCommandsOnSignal } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, root } from './lib/project.mjs';
import { say } from './lib/progress.mjs';
import { runTests } from './lib/vitest.mjs';

/**
 * `npm test`: runs every check and every test. `npm test -- checks`, `-- unit` or `-- e2e` runs one part; `-- changed`, for the daily loop,
 * runs those that concern files changed since the last commit (or by the last commit, if there are none). The last line is
 * `N passed, N failed`; each check counts as one.
 */
const PARTS = {
  checks: async (lanes) => (await runChecks({ lanes })).map(counted),
  unit: async () => [await runTests({ name: 'unit', title: 'Bausteine, Verträge, Codegen', projects: UNIT })],
  e2e: async () => {
    const env = { PARKETT_CHROMIUM: await forBrowsers() };
    return [await runTests({ name: 'e2e', title: 'Seiten im Browser', projects: ['e2e'], env })];
  },
  changed: async () => {
    const { since, files } = changedFiles();
    say(files.length === 0 ? 'Nichts ist geändert.' : `Geändert: ${files.length} Dateien (gegenüber ${since}).`);
    const checks = await runChecks({ checks: checksFor(files) });
    const flags = [`--changed=${since}`, '--exclude', SLOW_TESTS];
    const projects = ['unit', 'component', 'isolated'];
    return [...checks.map(counted), await runTests({ name: 'changed', title: 'Tests, die das Geänderte berührt', projects, flags })];
  },
};
/** Projects of vitest.config.ts that need no browser. */
const UNIT = ['unit', 'component', 'isolated', 'contract', 'codegen'];
/** Tests that start whole programs; the daily loop leaves them to the whole run. */
const SLOW_TESTS = '**/*.slow.test.ts';

let readyForBrowsers;
/** Prepares Chromium and the built site once. Resolves to Chromium's path. */
function forBrowsers() {
  readyForBrowsers ??= ensureChromium().then(async (chromium) => (await ensureBuilt(), chromium));
  return readyForBrowsers;
}

function counted({ name, passed }) {
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: passed ? [] : [name] };
}

await main(async () => {
  checkNode();
  const names = chosenParts();
  endCommandsOnSignal();
  await ensureInstalled();
  mkdirSync(join(root, '.reports'), { recursive: true });
  const results = names.length === 0 ? await runAll() : [];
  for (const name of names) results.push(...(await runPart(name)));
  writeFileSync(join(root, '.reports/summary.json'), `${JSON.stringify(results, undefined, 2)}\n`);
  // Repeats the failures at the end, for users who read only the last lines.
  for (const failure of results.flatMap(({ failures = [] }) => failures)) say(`✗ ${failure}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
});

/** Checks and build run one after the other on the cores that the tests leave free. */
async function runAll() {
  const beside = async () => {
    const checks = await runPart('checks', 1);
    // The browser tests report the cause of a failure.
    await forBrowsers().catch(() => undefined);
    return checks;
  };
  const [checks, unit] = await Promise.all([beside(), runPart('unit')]);
  return [...checks, ...unit, ...(await runPart('e2e'))];
}

/** A part that cannot start counts as one failure and does not hide the others. */
async function runPart(name, lanes) {
  try {
    return await PARTS[name](lanes);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(`✗ ${error.message}`);
    return [{ name, passed: 0, failed: 1 }];
  }
}

function chosenParts() {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !(name in PARTS));
  if (unknown) throw new Problem(`Den Teil „${unknown}“ gibt es nicht. Es gibt: ${Object.keys(PARTS).join(', ')}.`);
  return chosen;
}
