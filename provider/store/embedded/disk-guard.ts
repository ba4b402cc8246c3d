import { accessSync, constants, statfsSync } from 'node:fs';
import { errorCode } from '#domain/log/error-code.ts';

const MEGABYTE = 1024 * 1024;
/**
 * Minimum free bytes for writes, so that the database itself never runs out of space: new log segments of 16 MB, and pages that are written
 * back.
 */
export const LEAST_FREE = 64 * MEGABYTE;
/** Minimum free bytes before writes are accepted again. The margin of 16 MB keeps the state from flapping. */
const REGAINED_FREE = LEAST_FREE + 16 * MEGABYTE;

/** Reports a full or read-only disk in time: a database that runs out of space while it writes its log crashes. */
export interface DiskGuard {
  /** Checks the disk; takes a few microseconds. */
  look(): 'full' | 'read-only' | undefined;
}

export function createDiskGuard(folder: string): DiskGuard {
  let isFull = false;
  return {
    look() {
      try {
        // Fails even for the administrator if the disk is mounted read-only.
        accessSync(folder, constants.W_OK);
      } catch (error) {
        if (errorCode(error) === 'EROFS') return 'read-only';
      }
      isFull = freeBytes(folder) < (isFull ? REGAINED_FREE : LEAST_FREE);
      return isFull ? 'full' : undefined;
    },
  };
}

/** Returns the bytes that this process may still write; Infinity if the system does not report it. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
