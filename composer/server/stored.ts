import { existsSync, readFileSync, renameSync } from 'node:fs';
import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';

/**
 * Reads a JSON file of the composer. One that cannot be read, or holds something else, is renamed, so that nothing is written over it,
 * and the log names it.
 * @param isExpected whether the content has the form of what is kept there
 * @returns undefined where there is no such file
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

/** @returns where the file is now: where it was when the disk does not let it be renamed */
function setAside(path: string): string {
  const aside = `${path}.unreadable-${Date.now()}`;
  try {
    renameSync(path, aside);
    return aside;
  } catch {
    return path;
  }
}
