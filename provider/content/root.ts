import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stateOfFile } from '../base/state-of-file.ts';

/** The folder of the content that ships with the portal. */
export const CONTENT_ROOT = fileURLToPath(new URL('../../content/', import.meta.url));
/** The configuration that ships with the portal. */
const CONFIG_ROOT = fileURLToPath(new URL('../../config/', import.meta.url));

/** Folder of the portal's configuration beside this provider. */
export function configFolder(): string {
  return process.env['PARKETT_CONFIG'] || CONFIG_ROOT;
}

/**
 * Names that the portal's editors give the contents of articles (`article-blocks.yaml` of their configuration), with its state; undefined
 * where the provider runs without one beside it.
 */
export function articleNames(folder: string = configFolder()): { readonly text: string; readonly state: string } | undefined {
  const file = join(folder, 'article-blocks.yaml');
  const state = stateOfFile(file);
  return state === undefined ? undefined : { text: readFileSync(file, 'utf8'), state };
}
