import type { ConfigSource } from './config-source.ts';
import { joinDocuments } from './layouts/join.ts';
import { readDocument } from './read-document.ts';
import type { Source } from './source.ts';

/** Returns every page with the parts of its layout and lists of blocks, valid or not. */
export function wholePages(folder: ConfigSource): { readonly file: string; readonly value: unknown; readonly source: Source }[] {
  const documents = folder.list().flatMap(({ file }) => {
    const text = folder.read(file);
    return (text === undefined ? undefined : readDocument(file, text)) ?? [];
  });
  return joinDocuments(documents).flatMap(({ kind, source }) =>
    kind === 'page' ? [{ file: source.file, value: source.value, source }] : [],
  );
}
