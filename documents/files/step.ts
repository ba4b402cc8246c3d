import { createHash } from 'node:crypto';
import { realDisk, type Disk } from './disk.ts';

/** Change of a document; null where there is none. */
export interface Step {
  readonly file: string;
  readonly was: string | null;
  readonly is: string | null;
}

/** Text of a file; null where there is none. */
export function textAt(path: string, disk: Disk = realDisk): string | null {
  return disk.kind(path) === 'file' ? disk.read(path) : null;
}

/** Revision of a document's text (hash); `none` for a document that does not exist. */
export function revisionOf(text: string | null): string {
  return text === null ? 'none' : createHash('sha256').update(text).digest('hex').slice(0, 16);
}
