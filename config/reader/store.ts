import { assemble } from './assemble.ts';
import type { Config } from './config.ts';
import { listFiles, readText, type FileStamp } from './files.ts';
import type { Finding } from './finding.ts';
import { readDocument, type ReadDocument } from './read-document.ts';

export interface LoadedConfig {
  readonly config: Config;
  /** All faults, in reading order; empty when everything is right. */
  readonly findings: readonly Finding[];
}

export interface ConfigStore {
  /** The configuration as it is on disk now. The same object as before when nothing changed. */
  get(): LoadedConfig;
}

interface Known {
  readonly version: string;
  readonly document: ReadDocument | undefined;
}

/**
 * Keeps what it has read: `get` looks at the files' stamps and reads only those that changed. A single document that
 * becomes faulty keeps its last good version.
 */
export function createConfigStore(directory: string): ConfigStore {
  let known = new Map<string, Known>();
  let fingerprint: string | undefined;
  let loaded: LoadedConfig | undefined;
  return {
    get() {
      const files = listFiles(directory);
      const current = files.map(({ file, version }) => `${file} ${version}`).join('\n');
      if (loaded !== undefined && current === fingerprint) return loaded;
      known = new Map(files.map((stamp) => [stamp.file, refreshed(directory, stamp, known.get(stamp.file))]));
      loaded = assemble(
        [...known].map(([file, { document }]) => ({ file, document })),
        loaded?.config,
      );
      fingerprint = current;
      return loaded;
    },
  };
}

function refreshed(directory: string, { file, version }: FileStamp, before: Known | undefined): Known {
  if (before?.version === version) return before;
  const text = readText(directory, file);
  return { version, document: text === undefined ? undefined : readDocument(file, text) };
}
