import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Mode of a file that only its owner may read and write. */
export const PRIVATE_FILE = 0o600;
/** Mode of a folder that only its owner may enter. */
export const PRIVATE_FOLDER = 0o700;

/**
 * Makes a folder, if it is missing, and takes the rights of others away from it and from everything in it, whatever the umask
 * says and however the files came to be: folders become 0700, files 0600. Symbolic links are not followed.
 * @param published folders that others may read: they keep their modes, and so do the folders on the way to them
 * @throws the system's error when the folder cannot be made. What belongs to another user keeps its mode.
 */
export function makePrivate(folder: string, published: readonly string[] = []): void {
  makeFolder(folder, PRIVATE_FOLDER);
  tightenFolder(realOf(folder), published.map(realOf));
}

function tightenFolder(folder: string, published: readonly string[]): void {
  if (published.includes(folder)) return;
  if (!published.some((path) => path.startsWith(folder + sep))) tighten(folder, PRIVATE_FOLDER);
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) tightenFolder(path, published);
    else if (entry.isFile()) tighten(path, PRIVATE_FILE);
  }
}

function tighten(path: string, wanted: number): void {
  try {
    if ((lstatSync(path).mode & 0o777) !== wanted) chmodSync(path, wanted);
  } catch {
    // Removed meanwhile, owned by another user, or on a read-only disk: the start goes on with the modes that there are.
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Another user's folder, which this process cannot read.
    return [];
  }
}

/** Path of a folder behind all links; as it is written while there is none. */
function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}
