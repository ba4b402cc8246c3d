import { createHash } from 'node:crypto';
import { realDisk, type Disk } from './disk.ts';

/** What becomes of a document; null where there is none. */
export interface Step {
  readonly file: string;
  readonly was: string | null;
  readonly is: string | null;
}

/** Text of a file; null where there is none. */
export function textAt(path: string, disk: Disk = realDisk): string | null {
  return disk.kind(path) === 'file' ? disk.read(path) : null;
}

/** What tells one state of a document from another; of one that is not there, „none“. */
export function revisionOf(text: string | null): string {
  return text === null ? 'none' : createHash('sha256').update(text).digest('hex').slice(0, 16);
}
