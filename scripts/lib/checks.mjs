import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { projectNode, root, tool } from './project.mjs';
import { duration, say } from './progress.mjs';

const ROOMS = [
  'domain',
  'documents',
  'entrance',
  'client',
  'gateway',
  'subjects',
  'blocks',
  'renderer',
  'site',
  'market',
  'provider',
  'composer',
  'codegen',
  'contracts',
];

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;

/**
 * Checks besides the tests; each counts as one. The longest come first, since several may run at a time. `of`: files whose changes can
 * break the check.
 */
const CHECKS = [
  {
    name: 'types',
    title: 'Typen',
    of: CODE,
    command: () => [projectNode(), [join('node_modules', 'ts7', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json']],
  },
  {
    name: 'codegen',
    title: 'Erzeugte Dateien sind aktuell',
    of: /^(?:contracts|codegen)\/|schema\.json$|\/generated\/|^blocks\/[^/]+\/[^/]+\/[^/]+$/,
    command: () => [projectNode(), ['codegen/main.ts', '--check']],
  },
  { name: 'unused', title: 'Kein unbenutzter Code', command: () => [tool('knip'), ['--no-progress', '--treat-config-hints-as-errors']] },
  { name: 'lint', title: 'Regeln', of: CODE, command: () => [tool('oxlint'), ['--type-aware', '--deny-warnings']] },
  { name: 'floors', title: 'Stockwerke', command: () => [tool('depcruise'), ['--config', '.dependency-cruiser.mjs', ...existing(ROOMS)]] },
  {
    name: 'tests-only',
    title: 'Nichts lebt nur von Tests',
    command: () => [tool('knip'), ['--production', '--no-progress', '--config', 'knip.production.json']],
  },
  { name: 'rooms', title: 'Bild der Räume', command: () => ['npm', ['run', '--silent', 'architecture', '--', '--check']] },
  { name: 'contracts', title: 'Verträge', of: /^contracts\//, command: () => ['npm', ['run', '--silent', 'contracts:lint']] },
  { name: 'config', title: 'Konfiguration', of: /^(?:config|documents)\//, command: () => ['npm', ['run', '--silent', 'config:check']] },
  {
    name: 'spelling',
    title: 'Rechtschreibung',
    of: /\.(?:[cm]?[jt]sx?|md)$|^docs\/names\.txt$|^cspell\.json$/,
    command: () => [tool('cspell'), ['--no-progress', '--no-summary', '--cache', '--cache-location', '.cache/cspell']],
  },
  {
    name: 'versions',
    title: 'Bausteine in heutiger Form',
    of: /^(?:config|content)\/.*\.yaml$|versions\.yaml$/,
    command: () => ['npm', ['run', '--silent', 'content:migrate', '--', '--check']],
  },
  {
    name: 'dependencies',
    title: 'Abhängigkeiten',
    of: /^package(?:-lock)?\.json$/,
    command: () => ['npm', ['run', '--silent', 'dependencies']],
  },
  { name: 'format', title: 'Format', of: /./, command: () => [tool('oxfmt'), ['--check']] },
];

/** Checks that a change of these files can break, for the daily loop. Slower ones are left to the whole run. */
export function checksFor(files) {
  return CHECKS.filter(({ of }) => of !== undefined && files.some((file) => of.test(file)));
}

/** Runs checks, `lanes` at a time. Resolves to one result each; shows the output of those that fail. */
export async function runChecks({ checks = CHECKS, lanes = 2 } = {}) {
  const waiting = [...checks];
  const results = [];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function runCheck({ name, title, command }) {
  const start = Date.now();
  const [path, args] = command();
  const { code, output, error } = await run(path ?? name, args);
  const passed = code === 0;
  const milliseconds = Date.now() - start;
  say(`${passed ? '✓' : '✗'} ${title} (${name}, ${duration(milliseconds)})`);
  if (!passed) say(output || String(error ?? ''));
  return { name, passed, milliseconds };
}

function existing(names) {
  const present = new Set(readdirSync(root));
  return names.filter((name) => present.has(name) && existsSync(join(root, name)));
}
