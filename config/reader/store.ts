import { assemble, type LoadedConfig } from './assemble.ts';
import type { ConfigSource, DocumentVersion } from './config-source.ts';
import type { UnreadFile } from './file-findings.ts';
import { looksLikeText } from './looks-like.ts';
import { readDocument, type ReadDocument } from './read-document.ts';

export interface ConfigStore {
  /** The configuration as its source has it now. The same object as before when nothing changed. */
  get(): LoadedConfig;
}

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
 */
export function createConfigStore(
  source: ConfigSource,
  images?: (template: string) => ReadonlySet<string> | undefined,
  read = readDocument,
): ConfigStore {
  let known = new Map<string, Known>();
  let fingerprint: string | undefined;
  let loaded: LoadedConfig | undefined;
  return {
    get() {
      const documents = source.list();
      const current = documents.map(({ file, version }) => `${file} ${version}`).join('\n');
      if (loaded !== undefined && current === fingerprint) return loaded;
      known = new Map(documents.map((document) => [document.file, refreshed(source, document, known.get(document.file), read)]));
      loaded = assemble(
        [...known].map(([file, { document, looksLike }]) => ({ file, document, looksLike })),
        loaded?.good,
        images,
      );
      fingerprint = current;
      return loaded;
    },
  };
}

function refreshed(source: ConfigSource, { file, version }: DocumentVersion, before: Known | undefined, read: typeof readDocument): Known {
  if (before?.version === version) return before;
  const text = source.read(file);
  if (text === undefined) return { version, document: undefined };
  const document = read(file, text);
  return document === undefined ? { version, document, looksLike: looksLikeText(text) } : { version, document };
}
