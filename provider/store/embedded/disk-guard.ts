import { accessSync, constants, statfsSync } from 'node:fs';
import { errorCode } from '#domain/log/error-code.ts';

const MEGABYTE = 1024 * 1024;
/** Room that the database may need before it can refuse by itself: new log segments of 16 MB, and pages that are written back. */
export const LEAST_FREE = 64 * MEGABYTE;
/** Minimum free bytes before writes are accepted again. The margin of 16 MB keeps the state from flapping. */
const REGAINED_FREE = LEAST_FREE + 16 * MEGABYTE;

/** Tells in time that the disk takes no more writes: a database that runs out of it while it writes its log breaks off. */
export interface DiskGuard {
  /** Takes a few microseconds. */
  look(): 'full' | 'read-only' | undefined;
}

export function createDiskGuard(folder: string): DiskGuard {
  let isFull = false;
  return {
    look() {
      try {
        // As the system says, also to its administrator, of a disk that is mounted for reading.
        accessSync(folder, constants.W_OK);
      } catch (error) {
        if (errorCode(error) === 'EROFS') return 'read-only';
      }
      isFull = freeBytes(folder) < (isFull ? REGAINED_FREE : LEAST_FREE);
      return isFull ? 'full' : undefined;
    },
  };
}

/** Bytes that this process may still write; without limit where the system does not say. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
