import { assemble, type LoadedConfig } from './assemble.ts';
import type { ConfigSource, DocumentVersion } from './config-source.ts';
import type { UnreadFile } from './file-findings.ts';
import { looksLikeText } from './looks-like.ts';
import { readDocument, type ReadDocument } from './read-document.ts';

export interface ConfigStore {
  /** The configuration as its source has it now. The same object as before when nothing changed. */
  get(): LoadedConfig;
  /**
   * The configuration as it would be with some documents in place of what the source has of them, undefined for one that is to go.
   * What would be faulty is what it is in the source.
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
 * Keeps what it has read: `get` looks at the documents' versions and reads only those that changed. A document that becomes
 * faulty stays what it was when it last was right.
 * @param images the names of the pictures that exist now, for the template of their addresses; without it they are not judged.
 * @param read one document by name and text; another one may know some already.
 * @param audio the recordings that exist now, with their size in bytes; without it they are not judged.
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

/** As a folder lists them: what it holds by name, one name after the other. */
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
