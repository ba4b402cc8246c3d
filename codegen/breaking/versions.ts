import { join, resolve } from 'node:path';
import { versionAtRef, versionOfFolder, type Version } from './version.ts';

export interface VersionOptions {
  /** Commit, branch or tag to compare the working tree with; `HEAD` by default. */
  readonly reference?: string | undefined;
  /** Folder to compare instead of a commit. */
  readonly dir?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns the two versions that a command compares. */
export function chosenVersions(root: string, { reference, dir, to }: VersionOptions): readonly [before: Version, after: Version] {
  if (dir !== undefined && reference !== undefined) throw new Error('Entweder ein Stand von git oder --dir ORDNER, nicht beides.');
  const folder = 'contracts/http';
  const after = to === undefined ? versionOfFolder(join(root, folder), folder) : versionOfFolder(resolve(root, to), to);
  const before = dir === undefined ? versionAtRef(root, reference ?? 'HEAD') : versionOfFolder(resolve(root, dir), dir);
  return [before, after];
}
