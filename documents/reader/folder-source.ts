import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigSource, DocumentVersion } from './config-source.ts';

/** Folders of schemas and programs that lay beside the documents until November 2026; copies from that time still have them. */
const FORMER = new Set(['schemas', 'kinds', 'generated', 'operations', 'reader', 'routes', 'rules']);

/** Returns true for programs, notes and files of the operating system. */
function isOther(name: string): boolean {
  return /^\.|~$|^(?:Thumbs\.db|desktop\.ini)$|\.(?:[cm]?[jt]sx?|md|swp|orig|bak)$/iu.test(name);
}

/** Lists all documents of a folder, including those with invalid names. Their stamps are their versions. */
export function folderSource(directory: string): ConfigSource {
  return { list: () => listFiles(directory, ''), read: (file) => readText(join(directory, file)) };
}

function listFiles(directory: string, below: string): DocumentVersion[] {
  return readdirSync(join(directory, below), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): DocumentVersion[] => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory())
        return entry.name.startsWith('.') || (below === '' && FORMER.has(entry.name)) ? [] : listFiles(directory, file);
      if (isOther(entry.name)) return [];
      const stat = statSync(join(directory, file), { throwIfNoEntry: false });
      return stat === undefined ? [] : [{ file, version: `${stat.ino}:${stat.size}:${stat.mtimeMs}` }];
    });
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
