import type { ConfigSource } from './config-source.ts';
import { joinDocuments } from './layouts/join.ts';
import { readDocument } from './read-document.ts';

/** Every page with what its layout and lists of blocks bring, right or wrong. */
export function wholePages(source: ConfigSource): { readonly file: string; readonly value: unknown }[] {
  const documents = source.list().flatMap(({ file }) => {
    const text = source.read(file);
    return (text === undefined ? undefined : readDocument(file, text)) ?? [];
  });
  return joinDocuments(documents).flatMap(({ kind, source: { file, value } }) => (kind === 'page' ? [{ file, value }] : []));
}
