import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Problem, root } from './project.mjs';

const OLDEST_NODE = 20;

/** Throws if the machine's Node is too old for these scripts. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    throw new Problem(`Node ${process.versions.node} ist zu alt. Installiere Node ${OLDEST_NODE} oder neuer: https://nodejs.org`);
}

/** Throws if the data folder cannot be created or written. */
export function checkDataFolder(folder) {
  const probe = join(folder, `.schreibprobe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Problem(
      `Der Datenordner ${folder} ist nicht beschreibbar (${error.code ?? error.message}).\n` +
        '  Gib ihm Schreibrechte oder wähle einen anderen: PARKETT_DATA=/pfad/zum/ordner npm start',
    );
  }
}

/** Throws if `PARKETT_CONFIG` is not a folder. Without it, the project's configuration applies. */
export function checkConfigFolder() {
  const given = process.env.PARKETT_CONFIG;
  if (!given || statSync(resolve(root, given), { throwIfNoEntry: false })?.isDirectory()) return;
  throw new Problem(
    `PARKETT_CONFIG=${given} ist kein Ordner.\n` +
      '  Nenne den Ordner, in dem site.yaml und pages/ liegen, oder lass die Variable weg: Dann gilt der Ordner config.',
  );
}

/** Creates level by level, because Node's recursive mkdir never returns on file systems such as /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
