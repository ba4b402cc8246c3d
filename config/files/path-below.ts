import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** One name after the other, each beginning with a letter or digit: nothing leads up or is hidden. */
const NAME = /^[a-z0-9][\w-]*(?:\.[\w-]+)*(?:\/[a-z0-9][\w-]*(?:\.[\w-]+)*)*\.yaml$/u;

/** Whether a text can be the name of a document, `articles/aktien-kaufen.yaml`. */
export function isPlainName(file: string): boolean {
  return file.length <= 200 && NAME.test(file);
}

/** Why a file below a folder is not to be read or written: a link on the way to it leads elsewhere, or it is a link itself. */
export type LeadsElsewhere = 'folder' | 'file';

/** Where a file lies, with everything on the way to it in its folder. */
export function pathBelow(folder: string, file: string): { readonly path: string } | { readonly leads: LeadsElsewhere } {
  const root = realpathSync(folder);
  const path = join(root, file);
  const above = existing(dirname(path));
  if (above !== root && !above.startsWith(root + sep)) return { leads: 'folder' };
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? { leads: 'file' } : { path };
}

/** The nearest folder that exists, behind all links. */
function existing(folder: string): string {
  return lstatSync(folder, { throwIfNoEntry: false }) === undefined ? existing(dirname(folder)) : realpathSync(folder);
}
