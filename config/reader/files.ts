import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the configuration and what tells a new version from the old one. */
export interface FileStamp {
  /** Path below the folder, with slashes. */
  readonly file: string;
  readonly version: string;
}

/** Folders beside the documents that hold programs and schemas. */
const CODE = new Set(['schemas', 'generated', 'reader', 'routes', 'rules']);

/** All YAML files below a folder, by name. Throws when the folder cannot be read. */
export function listFiles(directory: string, below = ''): FileStamp[] {
  return readdirSync(join(directory, below), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): FileStamp[] => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return below === '' && CODE.has(entry.name) ? [] : listFiles(directory, file);
      if (!/\.ya?ml$/i.test(entry.name)) return [];
      const stat = statSync(join(directory, file), { throwIfNoEntry: false });
      return stat === undefined ? [] : [{ file, version: `${stat.ino}:${stat.size}:${stat.mtimeMs}` }];
    });
}

/** Text of a file; undefined when it went away in the meantime. */
export function readText(directory: string, file: string): string | undefined {
  try {
    return readFileSync(join(directory, file), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
