import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENTRIES = /^(block\.tsx|data\.ts|[\w-]+\.client\.tsx)$/;

/** Returns every block folder (`blocks/family/type`) of a copy of the project. */
export function blockFolders(root: string): string[] {
  return readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('block.schema.json'))
    .map((path) => dirname(join('blocks', path)))
    .toSorted();
}

/**
 * Returns the files of the same room that a block's entries import, directly or indirectly, including the entries; type-only imports do not
 * count.
 */
export function sourcesOf(root: string, folder: string): ReadonlySet<string> {
  const entries = readdirSync(join(root, folder)).filter((file) => ENTRIES.test(file));
  const seen = new Set(entries.map((file) => join(folder, file)));
  for (const file of seen) {
    for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(/^import (?!type )[^;]*?from '(\.[^']+)';/gms)) {
      const path = join(dirname(file), target);
      if (existsSync(join(root, path))) seen.add(path);
    }
  }
  return seen;
}
