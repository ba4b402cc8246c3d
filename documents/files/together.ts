import { basename, dirname, join } from 'node:path';
import { diskCode, realDisk, type Disk } from './disk.ts';
import { DiskFault } from './disk-fault.ts';
import { pathBelow } from './path-below.ts';
import { textAt, type Step } from './step.ts';
import { removeIfThere } from './write-whole.ts';

/**
 * Changes documents of one folder together. Both texts of each document are put beside it first (`stage`); from then on only renames are
 * left, which need no room, whether the change is carried out or taken back. Everything may be repeated after a sudden death.
 */
export interface Together {
  /** Folders on the way to the documents that are not there yet, the upper ones first. */
  missingFolders(steps: readonly Step[]): readonly string[];
  /** @param folders those that are missing */
  stage(steps: readonly Step[], folders: readonly string[]): void;
  /** @returns documents that somebody has changed by hand, which stay as they are */
  carryOut(steps: readonly Step[]): readonly string[];
  /** Gives documents their old texts. @returns those that somebody has changed by hand, which stay as they are */
  takeBack(steps: readonly Step[]): readonly string[];
  /** Removes what was put beside the documents. @param folders those to be removed where nothing is in them */
  clear(steps: readonly Step[], folders: readonly string[]): void;
}

/** @param id letters and digits: names the files beside the documents */
export function createTogether(root: string, id: string, disk: Disk = realDisk): Together {
  /** @throws DiskFault ELOOP where a link leads elsewhere */
  const pathOf = (file: string): string => {
    const found = pathBelow(root, file, disk);
    if ('path' in found) return found.path;
    throw new DiskFault('ELOOP', `a link on the way to ${file}`);
  };
  const beside = (path: string, which: 'new' | 'old'): string => join(dirname(path), `.${basename(path)}.${id}.${which}.tmp`);
  const put = (path: string, text: string | null, like: string): void => {
    if (text !== null && textAt(path, disk) !== text) disk.write(path, text, { flush: true, like });
  };
  /** Makes a document what it is to be, if it is what it has been. */
  const turn = (file: string, from: string | null, to: string | null, which: 'new' | 'old'): boolean => {
    const path = pathOf(file);
    if (textAt(path, disk) !== to) {
      if (to !== null) {
        for (const folder of missingFolders([{ file }])) disk.makeFolder(join(root, folder));
        put(beside(path, which), to, path);
      }
      // Read directly before it is replaced: what somebody writes by hand meanwhile stays.
      if (textAt(path, disk) !== from) return false;
      if (to === null) disk.remove(path);
      else disk.move(beside(path, which), path);
    }
    if (disk.kind(dirname(path)) === 'folder') disk.flush(dirname(path));
    return true;
  };
  const missingFolders = (steps: readonly Pick<Step, 'file'>[]): readonly string[] => {
    const above = new Set(steps.flatMap(({ file }) => foldersAbove(file)));
    return [...above].filter((folder) => disk.kind(join(root, folder)) === undefined).toSorted((a, b) => a.length - b.length);
  };
  return {
    missingFolders: (steps) => missingFolders(steps.filter(({ is }) => is !== null)),
    stage(steps, folders) {
      for (const folder of folders) if (disk.kind(join(root, folder)) !== 'folder') disk.makeFolder(join(root, folder));
      for (const { file, was, is } of steps) {
        const path = pathOf(file);
        put(beside(path, 'new'), is, path);
        put(beside(path, 'old'), was, path);
      }
      for (const folder of new Set(steps.map(({ file }) => dirname(pathOf(file))))) if (disk.kind(folder) === 'folder') disk.flush(folder);
    },
    carryOut: (steps) => steps.filter(({ file, was, is }) => !turn(file, was, is, 'new')).map(({ file }) => file),
    takeBack: (steps) =>
      steps
        .filter(({ file, was, is }) => {
          try {
            return !turn(file, is, was, 'old');
          } catch (error) {
            // Somebody has put a link or a file on the way since.
            if (diskCode(error) === 'ELOOP' || diskCode(error) === 'ENOTDIR') return true;
            throw error;
          }
        })
        .map(({ file }) => file),
    clear(steps, folders) {
      for (const { file } of steps) for (const which of ['new', 'old'] as const) removeIfThere(beside(join(root, file), which), disk);
      for (const folder of folders.toReversed()) {
        const path = join(root, folder);
        if (disk.kind(path) === 'folder' && disk.names(path).length === 0) disk.removeFolder(path);
      }
    },
  };
}

/** The folders on the way to a file, the upper ones first. */
function foldersAbove(file: string): readonly string[] {
  const names = dirname(file).split('/');
  return dirname(file) === '.' ? [] : names.map((_, index) => names.slice(0, index + 1).join('/'));
}
