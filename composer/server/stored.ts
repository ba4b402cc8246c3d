import { existsSync, readFileSync, renameSync } from 'node:fs';
import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';

/**
 * Reads a JSON file of the composer. Renames an unreadable or unexpected file, so that it is not overwritten, and logs its name.
 * @param isExpected returns true if the content has the expected form
 * @returns undefined if the file does not exist
 */
export function readStored<T>(path: string, isExpected: (value: unknown) => value is T): T | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isExpected(value)) throw new TypeError('Unexpected content');
    return value;
  } catch (error) {
    const kept = setAside(path);
    warn('stored-unreadable', { path: kept, fault: describeError(error) });
    return undefined;
  }
}

/**
 * Renames an unusable file.
 * @returns its new path; the old one if the disk does not allow renaming
 */
function setAside(path: string): string {
  const aside = `${path}.unreadable-${Date.now()}`;
  try {
    renameSync(path, aside);
    return aside;
  } catch {
    return path;
  }
}
