import { basename, dirname, join } from 'node:path';
import { realDisk, type Disk } from './disk.ts';
import { makeFolder } from './make-folder.ts';

/**
 * Replaces a file in one step: a reader sees the old or the new text, also after a crash. The file keeps its mode. A new file, and a new
 * folder on the way to it, grants no right that the folder around it does not grant, so everything written below a private folder is
 * private.
 * @param flush wait for the disk, which extends the guarantee to a loss of power
 */
export function writeWhole(path: string, text: string, flush = true, disk: Disk = realDisk): void {
  const folder = dirname(path);
  makeFolder(folder);
  const beside = join(folder, `.${basename(path)}.${process.pid}.tmp`);
  try {
    // A temporary file that a crash left has a mode of its own.
    removeIfThere(beside, disk);
    disk.write(beside, text, { flush, like: path });
    disk.move(beside, path);
  } catch (error) {
    removeIfThere(beside, disk);
    throw error;
  }
}

/** Removes a file, which may be missing. */
export function removeIfThere(path: string, disk: Disk = realDisk): void {
  if (disk.kind(path) !== undefined) disk.remove(path);
}

/** Makes new and removed names of a folder survive a loss of power. */
export function flushFolder(folder: string, disk: Disk = realDisk): void {
  disk.flush(folder);
}
