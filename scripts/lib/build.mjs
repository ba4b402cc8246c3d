import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from './command.mjs';
import { Problem, root } from './project.mjs';
import { duration, say, withProgress } from './progress.mjs';

/** What the built site is made of; pages and other documents of the configuration are read when it runs. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.json',
  'blocks',
  'client',
  'config',
  'contracts',
  'domain',
  'entrance',
  'gateway',
  'renderer',
  'site',
];
/** Folders inside them that a build or a run writes. */
const OUTPUTS = new Set(['.next', '.cache', 'node_modules', 'site/public/assets']);
const NOT_BUILT = /\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/;
/** What a complete build leaves behind. */
const RESULTS = ['site/.next/BUILD_ID', 'site/public/assets/manifest.json'];
const stampFile = join(root, '.cache/build.json');

/** Builds the site unless the last build was made of the same sources. */
export async function ensureBuilt() {
  const hash = sourceHash();
  if (isBuiltFrom(hash)) return;
  const start = Date.now();
  let last = '';
  const { code, output } = await withProgress(
    'Baue die Seiten (nur nach Änderungen am Code)',
    () =>
      run('npm', ['run', 'build'], {
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        onLine: (line) => (last = line.slice(0, 80)),
      }),
    () => last,
  );
  if (code !== 0) {
    say(output);
    throw new Problem('Der Bau ist gescheitert (Ausgabe oben).');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ hash }));
  say(`Gebaut in ${duration(Date.now() - start)}.`);
}

function isBuiltFrom(hash) {
  if (!existsSync(stampFile) || !RESULTS.every((path) => existsSync(join(root, path)))) return false;
  return JSON.parse(readFileSync(stampFile, 'utf8')).hash === hash;
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (!existsSync(full) || OUTPUTS.has(path) || OUTPUTS.has(basename(path)) || NOT_BUILT.test(path)) return;
  if (!statSync(full).isDirectory()) {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).toSorted()) addTo(hash, `${path}/${name}`);
}
