import { assemble, type LoadedConfig } from './assemble.ts';
import type { ConfigSource, DocumentVersion } from './config-source.ts';
import type { UnreadFile } from './file-findings.ts';
import { looksLikeText } from './looks-like.ts';
import { readDocument, type ReadDocument } from './read-document.ts';

export interface ConfigStore {
  /** Returns the current configuration of the source; the same object as before if nothing changed. */
  get(): LoadedConfig;
  /**
   * Returns the configuration with some documents replaced, or removed if undefined. Documents that would become faulty keep their version
   * from the source.
   */
  with(changed: ReadonlyMap<string, string | undefined>): LoadedConfig;
}

/** Reads one document by name and text. */
export type Read = (file: string, text: string) => ReadDocument | undefined;

interface Known {
  readonly version: string;
  readonly document: ReadDocument | undefined;
  readonly looksLike?: UnreadFile['looksLike'];
}

/**
 * Caches what it has read: `get` compares the documents' versions and reads only changed documents. A document that becomes faulty keeps
 * its last valid version.
 * @param images returns the names of the existing pictures, for the template of their addresses; without it pictures are not checked.
 * @param read reads one document by name and text; replaceable to reuse documents that are already known.
 * @param audio returns the existing recordings, with their size in bytes; without it recordings are not checked.
 */
export function createConfigStore(
  source: ConfigSource,
  images?: (template: string) => ReadonlySet<string> | undefined,
  read: Read = readDocument,
  audio?: () => ReadonlyMap<string, number> | undefined,
): ConfigStore {
  let known = new Map<string, Known>();
  let fingerprint: string | undefined;
  let loaded: LoadedConfig | undefined;
  const assembled = (all: ReadonlyMap<string, Known>): LoadedConfig =>
    assemble(
      [...all].map(([file, { document, looksLike }]) => ({ file, document, looksLike })),
      loaded?.good,
      images,
      audio,
    );
  const get = (): LoadedConfig => {
    const documents = source.list();
    const current = documents.map(({ file, version }) => `${file} ${version}`).join('\n');
    if (loaded !== undefined && current === fingerprint) return loaded;
    known = new Map(documents.map((document) => [document.file, refreshed(source, document, known.get(document.file), read)]));
    loaded = assembled(known);
    fingerprint = current;
    return loaded;
  };
  return {
    get,
    with(changed) {
      get();
      const all = new Map(known);
      for (const [file, text] of changed) {
        if (text === undefined) all.delete(file);
        else all.set(file, { version: '', ...readText(file, text, read) });
      }
      const isNew = [...changed.keys()].some((file) => !known.has(file));
      return assembled(isNew ? new Map([...all].toSorted(([a], [b]) => byName(a, b))) : all);
    },
  };
}

/** Compares paths name by name, in the order in which a folder source lists them. */
function byName(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  const index = left.findIndex((name, depth) => name !== right[depth]);
  const [one = '', other = ''] = [left[index], right[index]];
  return one < other ? -1 : 1;
}

function refreshed(source: ConfigSource, { file, version }: DocumentVersion, before: Known | undefined, read: Read): Known {
  if (before?.version === version) return before;
  const text = source.read(file);
  return text === undefined ? { version, document: undefined } : { version, ...readText(file, text, read) };
}

function readText(file: string, text: string, read: Read): Omit<Known, 'version'> {
  const document = read(file, text);
  return document === undefined ? { document, looksLike: looksLikeText(text) } : { document };
}
