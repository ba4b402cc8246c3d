import { join } from 'node:path';
import type { LoadedConfig } from '#config/reader/assemble.ts';
import type { ConfigSource } from '#config/reader/config-source.ts';
import { withContent } from '#config/reader/content-source.ts';
import { folderSource } from '#config/reader/folder-source.ts';
import { imagesIn } from '#config/reader/image-files.ts';
import { readDocument, type ReadDocument } from '#config/reader/read-document.ts';
import { createConfigStore } from '#config/reader/store.ts';
import { isDocument, revisionOf, type Folders } from './files.ts';

/** Documents that are not written yet, by file; null for one that is to go. */
export type Overlay = ReadonlyMap<string, string | null>;

/** Reads and checks the whole configuration as it would be with some documents in place of the published ones. */
export interface Checker {
  with(overlay: Overlay): LoadedConfig;
  /** Names of all published documents. */
  files(): readonly string[];
  /** Changes whenever a published document does. */
  fingerprint(): string;
}

/**
 * @param project folder of the project, for the pictures that it serves
 */
export function createChecker({ config, content }: Folders, project: string): Checker {
  const source = withContent(folderSource(config), folderSource(content));
  const images = (template: string): ReadonlySet<string> | undefined => imagesIn(join(project, 'site/public'), template);
  const read = remembered();
  const published = createConfigStore(source, images, read);
  return {
    files: () => source.list().flatMap(({ file }) => (isDocument(file) ? [file] : [])),
    fingerprint: () =>
      source
        .list()
        .map(({ file, version }) => `${file} ${version}`)
        .join('\n'),
    with: (overlay) => (overlay.size === 0 ? published.get() : createConfigStore(overlaid(source, overlay), images, read).get()),
  };
}

function overlaid(source: ConfigSource, overlay: Overlay): ConfigSource {
  return {
    list: () => [
      ...source.list().filter(({ file }) => !overlay.has(file)),
      ...[...overlay].flatMap(([file, text]) => (text === null ? [] : [{ file, version: revisionOf(text) }])),
    ],
    read: (file) => (overlay.has(file) ? (overlay.get(file) ?? undefined) : source.read(file)),
  };
}

/** Reads a document once for each text; of each file the last few texts are kept. */
function remembered(): typeof readDocument {
  const known = new Map<string, { readonly text: string; readonly document: ReadDocument | undefined }[]>();
  return (file, text) => {
    const texts = known.get(file) ?? [];
    const found = texts.find((each) => each.text === text);
    if (found !== undefined) return found.document;
    const document = readDocument(file, text);
    known.set(file, [{ text, document }, ...texts].slice(0, 4));
    return document;
  };
}
