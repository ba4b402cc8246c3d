import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** For its owner alone. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/**
 * Makes a folder, if it is not there, that nobody but its owner can enter, and takes the rights of others on everything in it
 * away; whatever the process's umask says and however the folder came to be.
 * @throws the system's fault when the folder cannot be made. What belongs to somebody else keeps its rights.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  tighten(folder, true);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || entry.isFile()) tighten(join(entry.parentPath, entry.name), entry.isDirectory());
  }
}

function tighten(path: string, isFolder: boolean): void {
  const wanted = isFolder ? PRIVATE_FOLDER : PRIVATE_FILE;
  try {
    if ((lstatSync(path).mode & 0o777) !== wanted) chmodSync(path, wanted);
  } catch {
    // Gone meanwhile, of somebody else, or on a disk that takes no changes: the start goes on, with the rights that there are.
  }
}
