import { join } from 'node:path';
import { withContent } from '#documents/reader/content-source.ts';
import { folderSource } from '#documents/reader/folder-source.ts';
import { CONTENT_FOLDER, kindOf } from '#documents/reader/kinds.ts';
import { oldBlocks } from '#documents/versions/documents.ts';
import { readSource } from '#documents/reader/source.ts';
import { writeChange } from '#documents/repair/write.ts';
import { migratedText } from '../documents/migrate-text.ts';

export interface Folders {
  readonly config: string;
  readonly content: string;
}

/** Document that contains blocks in older forms. */
export interface OldDocument {
  /** Path below the folder of the configuration; articles are in `content/`. */
  readonly file: string;
  readonly path: string;
  /** Number of its blocks in an older form. */
  readonly count: number;
  readonly was: string;
  readonly is: string;
}

/** All documents with blocks in older forms, by name. Skips documents that are not valid YAML, which `npm run config:check` reports. */
export function oldDocuments({ config, content }: Folders): OldDocument[] {
  const source = withContent(folderSource(config), folderSource(content));
  return source.list().flatMap(({ file }) => {
    const kind = kindOf(file);
    const was = kind === undefined ? undefined : source.read(file);
    if (was === undefined) return [];
    const count = oldBlocks(kind, readSource(file, was).value).length;
    const path = file.startsWith(CONTENT_FOLDER) ? join(content, file.slice(CONTENT_FOLDER.length)) : join(config, file);
    return count === 0 ? [] : [{ file, path, count, was, is: migratedText(file, was) }];
  });
}

/**
 * Writes migrated documents.
 * @returns German sentences about those that could not be written
 */
export function migrate(documents: readonly OldDocument[]): string[] {
  return documents.flatMap(({ path, was, is }) => {
    try {
      writeChange({ path, was, is });
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
