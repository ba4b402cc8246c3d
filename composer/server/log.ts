import { dirname } from 'node:path';
import { realDisk, type Disk } from '#documents/files/disk.ts';
import { makeFolder } from '#documents/files/make-folder.ts';
import { PRIVATE_FILE } from '#documents/files/private-folder.ts';
import { parseOwn, type Holding } from '#domain/input/own-json.ts';

/** File with one JSON object per line. Entries are only appended. */
export interface Log<T> {
  /** Appends a whole entry, or nothing if the disk refuses. */
  add(entry: T): void;
  /** Removes the last entry if it matches; this works even on a full disk. */
  dropLast(isOne: (entry: T) => boolean): void;
  /** All entries, the earliest first. Skips a line that a crash has cut off. */
  read(): readonly T[];
}

/**
 * Opens a log.
 * @param flush whether each entry must survive a power failure, at the cost of waiting for the disk
 */
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
