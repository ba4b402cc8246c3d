import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Text that replaces another one on disk. */
export interface Change {
  readonly path: string;
  /** Content of the file when it was read. */
  readonly was: string;
  readonly is: string;
  /** New path of the file, if it is renamed. */
  readonly moved?: string | undefined;
}

/**
 * Replaces a text, all of it or nothing: concurrent readers see the old or the new text.
 * @throws Error with a German message if the file has been changed, or its new name has been taken, meanwhile
 */
export function writeChange({ path, was, is, moved }: Change): void {
  // Replaces the target of a link, not the link.
  const target = realpathSync(path);
  if (readFileSync(target, 'utf8') !== was)
    throw new Error(`${path} hat sich gerade geändert; sie bleibt, wie sie ist. Starte noch einmal.`);
  if (moved !== undefined && existsSync(moved)) throw new Error(`${moved} gibt es schon; ${path} behält seinen Namen.`);
  if (is !== was) replace(target, is);
  if (moved !== undefined) renameSync(path, moved);
}

function replace(target: string, text: string): void {
  // Writes beside the target, so that the move is one step; readers of the folder skip names with a dot.
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, text, { mode: statSync(target).mode, flag: 'wx', flush: true });
    renameSync(beside, target);
  } finally {
    rmSync(beside, { force: true });
  }
}
