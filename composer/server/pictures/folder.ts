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

/** A picture as it lies in the project's folder. */
export interface PictureFile {
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The pictures of the project. Nothing in it is ever written over; links to files elsewhere are none of it. */
export interface PictureFolder {
  list(): readonly PictureFile[];
  /** @throws Refusal 400 for what is no name of a picture, 403 for a link, 404 for one that is not there */
  read(file: string): Buffer;
  /** Where a picture lies; undefined where there is none. */
  pathOf(file: string): string | undefined;
  /** Puts a picture into another folder. @throws as `read` */
  moveTo(trash: string, file: string): void;
  /** Adds a picture under a name that nothing has. @returns its file */
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
      // Copied, since the two may be on different disks.
      const kept = join(trash, `${randomUUID()}-${file}`);
      copyFileSync(path, kept);
      chmodSync(kept, PRIVATE_FILE);
      rmSync(path);
      flushFolder(root());
    },
    add(stem, ending, bytes) {
      mkdirSync(folder, { recursive: true });
      const own = root();
      // Names are compared without extension: two pictures of one name would be confused.
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

/** Gives a file another name, unless something has it. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}
