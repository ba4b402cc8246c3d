import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from './command.mjs';
import { Problem, root } from './project.mjs';
import { duration, say, withProgress } from './progress.mjs';

const SITE = {
  what: 'die Seiten',
  script: 'build',
  /** Sources of the build. Pages and other documents of the configuration are not among them, because they are read at run time. */
  sources: [
    'package-lock.json',
    'tsconfig.json',
    'blocks',
    'client',
    'documents',
    'contracts',
    'domain',
    'entrance',
    'gateway',
    'renderer',
    'site',
    'subjects',
  ],
  /** Files that a complete build writes. */
  results: ['site/.next/BUILD_ID', 'site/public/assets/manifest.json'],
  stamp: '.cache/build.json',
};
const COMPOSER = {
  what: 'die Redaktion',
  script: 'build:composer',
  sources: [
    'package-lock.json',
    'tsconfig.json',
    'blocks/kit',
    'composer/api.ts',
    'composer/app',
    'composer/documents',
    'documents/reader',
    'domain',
    'site/build',
    'subjects',
  ],
  results: ['.cache/composer/assets/index.html'],
  stamp: '.cache/build-composer.json',
};
/** Folders inside the sources that a build or a run writes. */
const OUTPUTS = new Set(['.next', '.cache', 'node_modules', 'site/public/assets', 'site/public/bilder']);
const NOT_BUILT = /\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/;

/** Builds the site unless the last build has the same sources. */
export async function ensureBuilt() {
  await ensure(SITE);
}

/** Builds the composer's app in the same way. */
export async function ensureComposerBuilt() {
  await ensure(COMPOSER);
}

async function ensure(part) {
  const hash = sourceHash(part);
  if (isBuiltFrom(part, hash)) return;
  const start = Date.now();
  let last = '';
  const { code, output } = await withProgress(
    `Baue ${part.what} (nur nach Änderungen am Code)`,
    () =>
      run('npm', ['run', part.script], {
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        onLine: (line) => (last = line.slice(0, 80)),
      }),
    () => last,
  );
  if (code !== 0) {
    say(output);
    throw new Problem('Der Bau ist gescheitert (Ausgabe oben).');
  }
  const stamp = join(root, part.stamp);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ hash }));
  say(`Gebaut in ${duration(Date.now() - start)}.`);
}

function isBuiltFrom({ stamp, results }, hash) {
  if (![stamp, ...results].every((path) => existsSync(join(root, path)))) return false;
  return JSON.parse(readFileSync(join(root, stamp), 'utf8')).hash === hash;
}

function sourceHash({ sources }) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
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
