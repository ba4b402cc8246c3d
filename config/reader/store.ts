import { assemble, type LoadedConfig } from './assemble.ts';
import type { ConfigSource, DocumentVersion } from './config-source.ts';
import { readDocument, type ReadDocument } from './read-document.ts';

export interface ConfigStore {
  /** The configuration as its source has it now. The same object as before when nothing changed. */
  get(): LoadedConfig;
}

interface Known {
  readonly version: string;
  readonly document: ReadDocument | undefined;
}

/**
 * Keeps what it has read: `get` looks at the documents' versions and reads only those that changed. A document that becomes
 * faulty stays what it was when it last was right.
 */
export function createConfigStore(source: ConfigSource): ConfigStore {
  let known = new Map<string, Known>();
  let fingerprint: string | undefined;
  let loaded: LoadedConfig | undefined;
  return {
    get() {
      const documents = source.list();
      const current = documents.map(({ file, version }) => `${file} ${version}`).join('\n');
      if (loaded !== undefined && current === fingerprint) return loaded;
      known = new Map(documents.map((document) => [document.file, refreshed(source, document, known.get(document.file))]));
      loaded = assemble(
        [...known].map(([file, { document }]) => ({ file, document })),
        loaded?.good,
      );
      fingerprint = current;
      return loaded;
    },
  };
}

function refreshed(source: ConfigSource, { file, version }: DocumentVersion, before: Known | undefined): Known {
  if (before?.version === version) return before;
  const text = source.read(file);
  return { version, document: text === undefined ? undefined : readDocument(file, text) };
}
