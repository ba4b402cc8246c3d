import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder, writeWhole } from './write-whole.ts';

/** What becomes of a document; null where there is none. */
export interface Step {
  readonly file: string;
  readonly was: string | null;
  readonly is: string | null;
}

/** Text of a file; null where there is none. */
export function textAt(path: string): string | null {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(path, 'utf8') : null;
}

/** What tells one state of a document from another; of one that is not there, „none“. */
export function revisionOf(text: string | null): string {
  return text === null ? 'none' : createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Makes a file what it is to become, in one step; what was done before is not done again.
 * @returns false for a file that somebody has changed in between, which stays as it is
 */
export function carryOut(path: string, { was, is }: Pick<Step, 'was' | 'is'>): boolean {
  const now = textAt(path);
  if (now === is) return true;
  if (now !== was) return false;
  if (is === null) rmSync(path);
  else writeWhole(path, is);
  flushFolder(dirname(path));
  return true;
}
