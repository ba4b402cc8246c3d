import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A text that takes the place of another one on disk. */
export interface Change {
  readonly path: string;
  /** Content of the file when it was read. */
  readonly was: string;
  readonly is: string;
  /** Its new path, if it gets one. */
  readonly moved?: string | undefined;
}

/**
 * Puts a text in the place of another, all of it or nothing: whoever reads in between sees the old or the new one.
 * @throws Error with a German message when somebody else has changed the file, or has taken its new name, in the meantime
 */
export function writeChange({ path, was, is, moved }: Change): void {
  // Behind a link stands the file itself.
  const target = realpathSync(path);
  if (readFileSync(target, 'utf8') !== was)
    throw new Error(`${path} hat sich gerade geändert; sie bleibt, wie sie ist. Starte noch einmal.`);
  if (moved !== undefined && existsSync(moved)) throw new Error(`${moved} gibt es schon; ${path} behält seinen Namen.`);
  if (is !== was) replace(target, is);
  if (moved !== undefined) renameSync(path, moved);
}

function replace(target: string, text: string): void {
  // Beside it, so that the move is one step; readers of the folder pass over names with a dot.
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, text, { mode: statSync(target).mode, flag: 'wx', flush: true });
    renameSync(beside, target);
  } finally {
    rmSync(beside, { force: true });
  }
}
