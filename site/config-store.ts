import { join } from 'node:path';
import { loadConfig } from './tmp-load.ts';
import type { Config } from '#config/reader/config.ts';
import { projectRoot } from './project-root.ts';

type Loaded = ReturnType<typeof loadConfig>;

/** The server and the pages that Next bundles are two module graphs in one process: this is where they meet. */
const shared = globalThis as { parkettConfig?: Loaded };

export function configDirectory(): string {
  return process.env.PARKETT_CONFIG ?? join(projectRoot(), 'config');
}

/** Reads the documents again; everyone sees the new ones from now on. */
export function reloadConfig(): Loaded {
  shared.parkettConfig = loadConfig(configDirectory());
  return shared.parkettConfig;
}

export function loadedConfig(): Loaded {
  return shared.parkettConfig ?? reloadConfig();
}

export function currentConfig(): Config {
  return loadedConfig().config;
}
