import type { LoadedConfig } from './assemble.ts';
import { withContent } from './content-source.ts';
import { folderSource } from './folder-source.ts';
import { imagesIn, recordingsBeside } from './image-files.ts';
import { createConfigStore, type ConfigStore } from './store.ts';

/** Folders beside the configuration. References into a folder that is left out are not checked. */
export interface Beside {
  /** Articles and the documents that they refer to. */
  readonly content?: string | undefined;
  /** Pictures that the portal serves itself; its recordings lie beside them. */
  readonly images?: string | undefined;
}

/**
 * Reads and checks all documents of a configuration folder. Faults never throw: they are in `findings`, and the configuration holds the
 * valid parts. Throws only when a folder itself cannot be read.
 */
export function loadConfig(directory: string, beside: Beside = {}): LoadedConfig {
  return folderStore(directory, beside).get();
}

/** Returns a store of the documents of a folder and of the folders beside it. */
export function folderStore(directory: string, { content, images }: Beside = {}): ConfigStore {
  const config = folderSource(directory);
  const source = content === undefined ? config : withContent(config, folderSource(content));
  if (images === undefined) return createConfigStore(source);
  return createConfigStore(
    source,
    (template) => imagesIn(images, template),
    undefined,
    () => recordingsBeside(images),
  );
}
