import { dirname, join, sep } from 'node:path';
import { realDisk, type Disk } from './disk.ts';

/** One name after the other, each beginning with a letter or digit: nothing leads up or is hidden. */
const NAME = /^[a-z0-9][\w-]*(?:\.[\w-]+)*(?:\/[a-z0-9][\w-]*(?:\.[\w-]+)*)*\.yaml$/u;

/** Whether a text can be the name of a document, `articles/aktien-kaufen.yaml`. */
export function isPlainName(file: string): boolean {
  return file.length <= 200 && NAME.test(file);
}

/** Why a file below a folder is not to be read or written: a link on the way to it leads elsewhere, or it is a link itself. */
export type LeadsElsewhere = 'folder' | 'file';

/** Where a file lies, with everything on the way to it in its folder. */
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

/** The nearest folder that exists, behind all links; undefined behind a link that leads nowhere. */
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
