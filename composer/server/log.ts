import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PRIVATE_FILE } from '#config/files/private-folder.ts';
import { makeFolder } from '#config/files/make-folder.ts';

/** A file to which one JSON object a line is added. */
export interface Log<T> {
  add(entry: T): void;
  /** All entries, the earliest first. A line that a sudden death cut off is left out. */
  read(): readonly T[];
}

/** @param flush whether each entry is to survive a loss of power too, at the price of waiting for the disk */
export function createLog<T>(path: string, flush: boolean): Log<T> {
  makeFolder(dirname(path));
  return {
    add: (entry) => appendFileSync(path, `${JSON.stringify(entry)}\n`, { flush, mode: PRIVATE_FILE }),
    read: () =>
      existsSync(path)
        ? readFileSync(path, 'utf8')
            .split('\n')
            .flatMap(parsed<T>)
        : [],
  };
}

function parsed<T>(line: string): T[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as T];
  } catch {
    return [];
  }
}
