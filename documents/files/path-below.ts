import { dirname, join, sep } from 'node:path';
import { realDisk, type Disk } from './disk.ts';

/** Names separated by slashes, each beginning with a letter or digit: none leads up or is hidden. */
const NAME = /^[a-z0-9][\w-]*(?:\.[\w-]+)*(?:\/[a-z0-9][\w-]*(?:\.[\w-]+)*)*\.yaml$/u;

/** Returns true for a text that can be the name of a document, such as `articles/aktien-kaufen.yaml`. */
export function isPlainName(file: string): boolean {
  return file.length <= 200 && NAME.test(file);
}

/**
 * Reason why a file below a folder must not be read or written: a folder on the way to it is a link to elsewhere, or the file is a link.
 */
export type LeadsElsewhere = 'folder' | 'file';

/** Resolves the path of a file and checks that everything on the way to it lies in its folder. */
export function pathBelow(
  folder: string,
  file: string,
  disk: Disk = realDisk,
): { readonly path: string } | { readonly leads: LeadsElsewhere } {
  const root = disk.real(folder);
  const path = join(root, file);
  const above = existing(dirname(path), disk);
  if (above !== root && above?.startsWith(root + sep) !== true) return { leads: 'folder' };
  return disk.kind(path) === 'link' ? { leads: 'file' } : { path };
}

/** Returns the nearest existing folder with links resolved; undefined behind a broken link. */
function existing(folder: string, disk: Disk): string | undefined {
  const kind = disk.kind(folder);
  if (kind === undefined) return existing(dirname(folder), disk);
  try {
    return disk.real(folder);
  } catch (error) {
    if (kind === 'link') return undefined;
    throw error;
  }
}
