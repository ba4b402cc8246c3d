import { dirname } from 'node:path';
import { realDisk, type Disk } from '#documents/files/disk.ts';
import { makeFolder } from '#documents/files/make-folder.ts';
import { PRIVATE_FILE } from '#documents/files/private-folder.ts';
import { parseOwn, type Holding } from '#domain/input/own-json.ts';

/** A file to which one JSON object a line is added. */
export interface Log<T> {
  /** Adds all of an entry, or nothing when the disk refuses. */
  add(entry: T): void;
  /** Removes the last entry if it is one of those; it needs no room. */
  dropLast(isOne: (entry: T) => boolean): void;
  /** All entries, the earliest first. A line that a sudden death cut off is left out. */
  read(): readonly T[];
}

/** @param flush whether each entry is to survive a loss of power too, at the price of waiting for the disk */
export function createLog<T>(path: string, flush: boolean, disk: Disk = realDisk): Log<T> {
  makeFolder(dirname(path));
  const text = (): string => (disk.kind(path) === 'file' ? disk.read(path) : '');
  return {
    add: (entry) => disk.append(path, JSON.stringify(entry), { flush, mode: PRIVATE_FILE }),
    read: () =>
      text()
        .split('\n')
        .flatMap((line) => parsed<T>(line)),
    dropLast(isOne) {
      const all = text();
      const begin = all.lastIndexOf('\n', all.length - 2) + 1;
      const [last] = parsed<T>(all.slice(begin).trim());
      if (last !== undefined && isOne(last)) disk.cut(path, Buffer.byteLength(all.slice(0, begin)));
    },
  };
}

function parsed<T>(line: Holding<T>): T[] {
  try {
    return line === '' ? [] : [parseOwn(line)];
  } catch {
    return [];
  }
}
