import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { errorCode } from '#domain/log/error-code.ts';
import { refuse } from '../refusal.ts';
import { makePrivate, PRIVATE_FILE } from '#documents/files/private-folder.ts';
import { flushFolder } from '#documents/files/write-whole.ts';
import { PICTURE_FILE, stemsLike } from './names.ts';

/** Picture in the project's folder. */
export interface PictureFile {
  readonly file: string;
  readonly bytes: number;
  /** Time of the last change, in ms since 1970. */
  readonly changedAt: number;
}

/** Pictures of the project. Files are never overwritten; symbolic links are ignored. */
export interface PictureFolder {
  list(): readonly PictureFile[];
  /**
   * Reads a picture.
   * @throws Refusal 400 for an invalid name, 403 for a symbolic link, 404 if it does not exist
   */
  read(file: string): Buffer;
  /** Path of a picture; undefined if it does not exist. */
  pathOf(file: string): string | undefined;
  /**
   * Moves a picture to another folder.
   * @throws as `read`
   */
  moveTo(trash: string, file: string): void;
  /**
   * Adds a picture under an unused name.
   * @returns its file
   */
  add(stem: string, ending: string, bytes: Buffer): string;
}

export function createPictureFolder(folder: string): PictureFolder {
  const root = (): string => (existsSync(folder) ? realpathSync(folder) : folder);
  const pathOf = (file: string): string | undefined => {
    const found = PICTURE_FILE.test(file) ? join(root(), file) : undefined;
    return found !== undefined && lstatSync(found, { throwIfNoEntry: false })?.isFile() === true ? found : undefined;
  };
  const names = (): readonly string[] => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  };
  const known = (file: string): string => {
    if (!PICTURE_FILE.test(file)) refuse(400, `„${file.slice(0, 100)}“ ist kein Name eines Bildes.`);
    if (lstatSync(join(folder, file), { throwIfNoEntry: false })?.isSymbolicLink() === true)
      refuse(403, `${file} ist ein Verweis auf eine andere Datei.`);
    return pathOf(file) ?? refuse(404, `Das Bild ${file} gibt es nicht.`);
  };
  return {
    pathOf,
    list: () =>
      names().flatMap((file) => {
        const path = pathOf(file);
        const found = path === undefined ? undefined : lstatSync(path, { throwIfNoEntry: false });
        return found === undefined ? [] : [{ file, bytes: found.size, changedAt: found.mtimeMs }];
      }),
    read: (file) => readFileSync(known(file)),
    moveTo(trash, file) {
      const path = known(file);
      makePrivate(trash);
      // Copies the file, because the two folders may be on different disks.
      const kept = join(trash, `${randomUUID()}-${file}`);
      copyFileSync(path, kept);
      chmodSync(kept, PRIVATE_FILE);
      rmSync(path);
      flushFolder(root());
    },
    add(stem, ending, bytes) {
      mkdirSync(folder, { recursive: true });
      const own = root();
      // Compares names without extension, because pictures are referred to without it.
      const taken = new Set(names().map((file) => file.replace(/\.[a-z0-9]+$/u, '')));
      const beside = join(own, `.${randomUUID()}.tmp`);
      writeFileSync(beside, bytes, { flush: true, flag: 'wx' });
      try {
        for (const free of stemsLike(stem)) {
          const file = `${free}.${ending}`;
          if (taken.has(free) || !linked(beside, join(own, file))) continue;
          flushFolder(own);
          return file;
        }
        throw new Error('Names do not end');
      } finally {
        rmSync(beside, { force: true });
      }
    },
  };
}

/** Links a file under another name. Returns false if that name exists. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}
