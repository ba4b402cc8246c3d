import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder, modeOf } from './make-folder.ts';

/**
 * Replaces a file in one step: a reader sees the old or the new text, also after a sudden death. The file keeps its mode; a new
 * file, and a new folder on the way to it, gives nobody a right that the folder around it does not give, so everything written
 * below a private folder is private.
 * @param flush whether to wait for the disk, so that the same holds after a loss of power
 */
export function writeWhole(path: string, text: string, flush = true): void {
  const folder = dirname(path);
  const rights = makeFolder(folder);
  const mode = modeOf(path);
  const beside = join(folder, `.${basename(path)}.${process.pid}.tmp`);
  try {
    // One that a sudden death left has a mode of its own.
    rmSync(beside, { force: true });
    writeFileSync(beside, text, { flush, mode: 0o666 & rights });
    if (mode !== undefined && mode !== modeOf(beside)) chmodSync(beside, mode);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Sees to it that new and removed names of a folder survive a loss of power. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
