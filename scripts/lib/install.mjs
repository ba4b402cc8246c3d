import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathWithoutProject, Problem, projectNode, root } from './project.mjs';
import { say, withProgress } from './progress.mjs';

const modules = join(root, 'node_modules');

/** Installs the packages if they are missing or differ from package-lock.json. */
export async function ensureInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const missing = missingPackages(wanted, readLock(join(modules, '.package-lock.json')));
  if (missing.length === 0 && existsSync(projectNode())) return;
  const total = Object.keys(wanted).length;
  await withProgress(`Installiere ${total} Pakete (nur beim ersten Mal und nach Änderungen an package-lock.json)`, npmCi, countUnpacked);
  if (!existsSync(projectNode())) {
    throw new Problem('npm hat Node 24 nicht eingerichtet. Lösche den Ordner node_modules und starte den Befehl noch einmal.');
  }
}

/** Paths of a lock file that are not installed in that version. Optional ones (other platforms) do not count. */
export function missingPackages(wanted, present) {
  const isMissing = ([path, entry]) => path !== '' && !entry.optional && !entry.devOptional && present[path]?.version !== entry.version;
  return Object.entries(wanted)
    .filter(isMissing)
    .map(([path]) => path);
}

function readLock(path) {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Number of top-level packages of node_modules whose files exist; npm creates the folders first. */
function countUnpacked() {
  const folders = existsSync(modules) ? readdirSync(modules).filter((name) => !name.startsWith('.')) : [];
  const paths = folders.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => join(name, part)) : [name],
  );
  return `${paths.filter((path) => existsSync(join(modules, path, 'package.json'))).length} von ${paths.length} Paketen entpackt`;
}

/** npm shows a progress bar on a terminal. */
async function npmCi() {
  const { code, output, error } = await new Promise((done) => {
    let text = '';
    const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], {
      cwd: root,
      env: { ...process.env, PATH: pathWithoutProject(), NODE_ENV: '' },
      stdio: ['ignore', 'pipe', process.stderr.isTTY ? 'inherit' : 'pipe'],
    });
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr?.on('data', (chunk) => (text += chunk));
    child.on('error', (failure) => done({ code: 127, output: text, error: failure }));
    child.on('close', (exit) => done({ code: exit ?? 1, output: text }));
  });
  if (error?.code === 'ENOENT') throw new Problem('npm fehlt. Installiere Node.js 20 oder neuer (npm gehört dazu): https://nodejs.org');
  if (code !== 0) {
    say(output);
    throw new Problem(
      'npm ci ist gescheitert (Ausgabe oben). Prüfe die Verbindung ins Netz und den freien Platz, dann starte den Befehl noch einmal.',
    );
  }
}
