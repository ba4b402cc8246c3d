import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stateOfFile } from '../base/state-of-file.ts';

/** Folder of the content that is shipped with the portal. */
export const CONTENT_ROOT = fileURLToPath(new URL('../../content/', import.meta.url));
/** Folder of the configuration that is shipped with the portal. */
const CONFIG_ROOT = fileURLToPath(new URL('../../config/', import.meta.url));

/** Returns the folder of the portal's configuration. */
export function configFolder(): string {
  return process.env['PARKETT_CONFIG'] || CONFIG_ROOT;
}

/**
 * Returns the names that the portal's editors give the contents of articles (`article-blocks.yaml` of their configuration), with the state
 * of the file; undefined if the provider runs without a configuration.
 */
export function articleNames(folder: string = configFolder()): { readonly text: string; readonly state: string } | undefined {
  const file = join(folder, 'article-blocks.yaml');
  const state = stateOfFile(file);
  return state === undefined ? undefined : { text: readFileSync(file, 'utf8'), state };
}
