import { createHash } from 'node:crypto';
import { realDisk, type Disk } from './disk.ts';

/** Change of a document; null for a document that does not exist before or after it. */
export interface Step {
  readonly file: string;
  readonly was: string | null;
  readonly is: string | null;
}

/** Returns the text of a file; null if there is no file. */
export function textAt(path: string, disk: Disk = realDisk): string | null {
  return disk.kind(path) === 'file' ? disk.read(path) : null;
}

/** Returns the revision of a document's text (hash); `none` for a document that does not exist. */
export function revisionOf(text: string | null): string {
  return text === null ? 'none' : createHash('sha256').update(text).digest('hex').slice(0, 16);
}
