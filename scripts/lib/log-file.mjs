import { closeSync, fchmodSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

const MOST_BYTES = 10 * 1024 * 1024;

/**
 * The log of one service: a new file for each start, at most 10 MB and once more as much in `<file>.1`, for its owner alone. What
 * cannot be written (no room on the disk) is left out: no service ends for want of a log.
 * @param {string} path
 * @param {number} mostBytes
 * @returns {{ write(chunk: Uint8Array | string): void }}
 */
export function openLogFile(path, mostBytes = MOST_BYTES) {
  let file = open(path);
  let size = 0;
  return {
    write(chunk) {
      const bytes = Buffer.from(chunk);
      if (size > 0 && size + bytes.length > mostBytes) {
        file = turnOver(path, file);
        size = 0;
      }
      if (file === undefined) return;
      try {
        size += writeSync(file, bytes, 0, Math.min(bytes.length, mostBytes));
      } catch {
        // Said above.
      }
    },
  };
}

function open(path) {
  try {
    const file = openSync(path, 'w', 0o600);
    // A file of an earlier start may have been looser.
    const stat = fstatSync(file);
    if (stat.isFile() && (stat.mode & 0o077) !== 0) fchmodSync(file, 0o600);
    return file;
  } catch {
    return undefined;
  }
}

function turnOver(path, file) {
  try {
    if (file !== undefined) closeSync(file);
    renameSync(path, `${path}.1`);
  } catch {
    // The next file takes the place of this one.
  }
  return open(path);
}
