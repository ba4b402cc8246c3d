import { folderSource } from './folder-source.ts';
import type { LoadedConfig } from './assemble.ts';
import { createConfigStore } from './store.ts';

/**
 * Reads and checks all documents of a configuration folder. Faults never throw: they stand in `findings`, and the
 * configuration holds what is right. Throws only when the folder itself cannot be read.
 */
export function loadConfig(directory: string): LoadedConfig {
  return createConfigStore(folderSource(directory)).get();
}
