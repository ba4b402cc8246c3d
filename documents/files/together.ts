import { basename, dirname, join } from 'node:path';
import { diskCode, realDisk, type Disk } from './disk.ts';
import { DiskFault } from './disk-fault.ts';
import { pathBelow } from './path-below.ts';
import { textAt, type Step } from './step.ts';
import { removeIfThere } from './write-whole.ts';

/**
 * Changes documents of one folder together. `stage` first puts both texts of each document beside it. From then on only renames are left,
 * which need no free space, whether the change is carried out or taken back. Every step may be repeated after a crash.
 */
export interface Together {
  /** Missing folders on the way to the documents, upper ones first. */
  missingFolders(steps: readonly Step[]): readonly string[];
  /** @param folders the missing ones */
  stage(steps: readonly Step[], folders: readonly string[]): void;
  /** @returns documents that were edited by hand meanwhile, which stay as they are */
  carryOut(steps: readonly Step[]): readonly string[];
  /**
   * Restores the old texts.
   * @returns documents that were edited by hand meanwhile, which stay as they are
   */
  takeBack(steps: readonly Step[]): readonly string[];
  /**
   * Removes the staged texts.
   * @param folders removed if they are empty
   */
  clear(steps: readonly Step[], folders: readonly string[]): void;
}

/** @param id letters and digits, used in the names of the staged files */
export function createTogether(root: string, id: string, disk: Disk = realDisk): Together {
  /** @throws DiskFault ELOOP for a path with a link to elsewhere */
  const pathOf = (file: string): string => {
    const found = pathBelow(root, file, disk);
    if ('path' in found) return found.path;
    throw new DiskFault('ELOOP', `a link on the way to ${file}`);
  };
  const beside = (path: string, which: 'new' | 'old'): string => join(dirname(path), `.${basename(path)}.${id}.${which}.tmp`);
  const put = (path: string, text: string | null, like: string): void => {
    if (text !== null && textAt(path, disk) !== text) disk.write(path, text, { flush: true, like });
  };
  /** Changes a document from one text to the other; returns false if it has neither. */
  const turn = (file: string, from: string | null, to: string | null, which: 'new' | 'old'): boolean => {
    const path = pathOf(file);
    if (textAt(path, disk) !== to) {
      if (to !== null) {
        for (const folder of missingFolders([{ file }])) disk.makeFolder(join(root, folder));
        put(beside(path, which), to, path);
      }
      // Reads the text directly before replacing it, to keep an edit that is made by hand meanwhile.
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
            // A link or a file has been put on the way since.
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

/** Returns the folders on the way to a file, upper ones first. */
function foldersAbove(file: string): readonly string[] {
  const names = dirname(file).split('/');
  return dirname(file) === '.' ? [] : names.map((_, index) => names.slice(0, index + 1).join('/'));
}
