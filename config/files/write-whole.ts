import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Puts a text in the place of a file in one step: whoever reads sees the old or the new one, also after a sudden death.
 * @param flush whether to wait for the disk, so that the same holds after a loss of power
 */
export function writeWhole(path: string, text: string, flush = true): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, text, { flush });
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
