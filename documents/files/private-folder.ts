import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Mode of a file that only its owner may read and write. */
export const PRIVATE_FILE = 0o600;
/** Mode of a folder that only its owner may enter. */
export const PRIVATE_FOLDER = 0o700;

/**
 * Makes a folder, if it is missing, and removes the rights of others from it and everything in it, whatever the umask and however the files
 * were made: folders become 0700, files 0600. Symbolic links are not followed.
 * @param published folders that others may read: they keep their modes, and so do the folders on the way to them
 * @throws the system's error when the folder cannot be made. Files and folders of another user keep their modes.
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
    // The entry is gone, belongs to another user, or the disk is read-only: the start continues with the present modes.
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // The folder belongs to another user, and this process cannot read it.
    return [];
  }
}

/** Returns the path of a folder with links resolved, or the path as given if the folder does not exist. */
function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return resolve(folder);
  }
}
