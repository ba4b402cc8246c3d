import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '#domain/log/error-code.ts';

/**
 * Makes a folder and those above it that are missing, level by level: Node's own recursive mkdir never returns on file systems such as
 * /proc.
 * @param mode of the new folders; defaults to that of the nearest existing folder above
 * @returns intended mode of the folder; the umask may have removed rights
 */
export function makeFolder(folder: string, mode?: number): number {
  const found = modeOf(folder);
  if (found !== undefined) return found;
  const above = makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode: mode ?? above });
  } catch (error) {
    // Another process has made the folder first.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return mode ?? above;
}

/** Returns the permission bits of a file or folder; undefined if there is none. */
export function modeOf(path: string): number | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? undefined : found.mode & 0o777;
}
