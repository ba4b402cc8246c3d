import { closeSync, fchmodSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Log of one service: a new file for each start, at most 10 MB plus the same in `<file>.1`, readable by its owner only. Output that cannot
 * be written (disk full) is dropped: no service ends because of its log.
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
        // Dropped: no service ends because of its log.
      }
    },
  };
}

function open(path) {
  try {
    const file = openSync(path, 'w', 0o600);
    // A file of an earlier start may have wider permissions.
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
    // The next file then replaces this one.
  }
  return open(path);
}
