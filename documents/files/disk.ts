import {
  chmodSync,
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statfsSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, modeOf } from './make-folder.ts';

/**
 * File operations of a publication. All of its reads and writes go through one object of this type, which lets a test fail each single
 * operation.
 */
export interface Disk {
  /** Kind of the entry at a path, without following links; undefined if there is none. */
  kind(path: string): 'file' | 'folder' | 'link' | 'other' | undefined;
  /** Path with all links resolved. */
  real(path: string): string;
  read(path: string): string;
  names(folder: string): readonly string[];
  /**
   * Writes a whole file.
   * @param options `flush`: wait until the file would survive a loss of power. `like`: the file whose mode it gets; if that is missing, the
   * new file grants no right that the folder does not grant
   */
  write(path: string, text: string, options: { readonly flush: boolean; readonly like: string }): void;
  /** Appends a line to a file: all of it, or nothing if it fails. Ends a preceding line that was cut off. */
  append(path: string, line: string, options: { readonly flush: boolean; readonly mode: number }): void;
  /** Shortens a file to the given number of bytes. */
  cut(path: string, bytes: number): void;
  move(from: string, to: string): void;
  remove(path: string): void;
  makeFolder(path: string): void;
  removeFolder(path: string): void;
  /** Makes new and removed names of a folder survive a loss of power. */
  flush(folder: string): void;
  /** Free bytes on the disk of a folder. */
  room(folder: string): number;
}

export const realDisk: Disk = {
  kind(path) {
    try {
      const found = lstatSync(path, { throwIfNoEntry: false });
      if (found === undefined) return undefined;
      return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : found.isSymbolicLink() ? 'link' : 'other';
    } catch (error) {
      // A file is at a place where the path needs a folder: nothing can be below it.
      if (diskCode(error) === 'ENOTDIR') return undefined;
      throw error;
    }
  },
  real: (path) => realpathSync(path),
  read: (path) => readFileSync(path, 'utf8'),
  names: (folder) => readdirSync(folder),
  write(path, text, { flush, like }) {
    const mode = modeOf(like);
    writeFileSync(path, text, { flush, mode: 0o666 & (modeOf(dirname(path)) ?? 0o700) });
    if (mode !== undefined && mode !== modeOf(path)) chmodSync(path, mode);
  },
  append(path, line, { flush, mode }) {
    const handle = openSync(path, 'a+', mode);
    const { size } = fstatSync(handle);
    try {
      const last = Buffer.alloc(1);
      const isCutOff = size > 0 && readSync(handle, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
      const bytes = Buffer.from(`${isCutOff ? '\n' : ''}${line}\n`);
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
      if (flush) fsyncSync(handle);
    } catch (error) {
      ftruncateSync(handle, size);
      throw error;
    } finally {
      closeSync(handle);
    }
  },
  cut: (path, bytes) => truncateSync(path, bytes),
  move: (from, to) => renameSync(from, to),
  remove: (path) => unlinkSync(path),
  makeFolder: (path) => void makeFolder(path),
  removeFolder: (path) => rmdirSync(path),
  flush(folder) {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  },
  room(folder) {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
};

/** Returns the code of a file system error, such as `ENOSPC`; undefined for any other error. */
export function diskCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^E[A-Z0-9]+$/u.test(code) ? code : undefined;
}
