import { statSync } from 'node:fs';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import type { ConfigSource } from '#documents/reader/config-source.ts';
import { withContent } from '#documents/reader/content-source.ts';
import { folderSource } from '#documents/reader/folder-source.ts';
import { imagesIn, recordingsBeside } from '#documents/reader/image-files.ts';
import { readDocument, type ReadDocument } from '#documents/reader/read-document.ts';
import { createConfigStore, type Read } from '#documents/reader/store.ts';
import { syntaxTree } from '../documents/read-syntax.ts';
import { isDocument, type Folders } from './files.ts';

/** Unpublished texts by file; null for a document to delete. */
export type Overlay = ReadonlyMap<string, string | null>;

/** Reads and checks the whole configuration with some documents in place of the published ones. */
export interface Checker {
  /** Configuration with the overlay. Returns the same object for the same documents while it is cached. */
  with(overlay: Overlay): LoadedConfig;
  /** Reads the folders again at the next use. Without it, changes by hand are noticed within a second. */
  look(): void;
  /** Names of all published documents. */
  files(): readonly string[];
  /** Text that changes whenever a published document does. */
  fingerprint(): string;
}

/** Maximum number of cached configurations: those of a few editors, each with and without the last edit. */
const REMEMBERED = 8;

export function createChecker({ config, content, images: pictures }: Folders): Checker {
  const source = looking(withContent(folderSource(config), folderSource(content)));
  const images = (template: string): ReadonlySet<string> | undefined => imagesIn(pictures, template);
  const store = createConfigStore(source, images, remembered(), () => recordingsBeside(pictures));
  let recent: readonly {
    readonly published: LoadedConfig;
    readonly overlay: Overlay;
    readonly brought: number;
    readonly loaded: LoadedConfig;
  }[] = [];
  return {
    look: source.look,
    files: () => source.list().flatMap(({ file }) => (isDocument(file) ? [file] : [])),
    fingerprint: () =>
      source
        .list()
        .map(({ file, version }) => `${file} ${version}`)
        .join('\n'),
    with(overlay) {
      const published = store.get();
      if (overlay.size === 0) return published;
      // Includes the state of the picture folder, because a new picture may fix a finding.
      const brought = statSync(pictures, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      const found = recent.find((each) => each.published === published && each.brought === brought && isSameOverlay(each.overlay, overlay));
      const loaded = found?.loaded ?? store.with(new Map([...overlay].map(([file, text]) => [file, text ?? undefined])));
      recent = [{ published, overlay, brought, loaded }, ...recent.filter((each) => each !== found)].slice(0, REMEMBERED);
      return loaded;
    },
  };
}

/** Time in ms for which a listing of the folders is reused: listing hundreds of files takes longer than many an edit. */
const LOOK = 1_000;

function looking(source: ConfigSource): ConfigSource & Pick<Checker, 'look'> {
  let seen: { readonly at: number; readonly list: ReturnType<ConfigSource['list']> } | undefined;
  return {
    read: (file) => source.read(file),
    list() {
      const now = performance.now();
      if (seen === undefined || now - seen.at > LOOK) seen = { at: now, list: source.list() };
      return seen.list;
    },
    look: () => {
      seen = undefined;
    },
  };
}

function isSameOverlay(a: Overlay, b: Overlay): boolean {
  return a.size === b.size && [...a].every(([file, text]) => b.has(file) && b.get(file) === text);
}

/** Cache of parsed documents: up to four texts per file. */
function remembered(): Read {
  const known = new Map<string, { readonly text: string; readonly document: ReadDocument | undefined }[]>();
  return (file, text) => {
    const texts = known.get(file) ?? [];
    const found = texts.find((each) => each.text === text);
    if (found !== undefined) return found.document;
    const document = readDocument(file, text, syntaxTree);
    known.set(file, [{ text, document }, ...texts].slice(0, 4));
    return document;
  };
}
