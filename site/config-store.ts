import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Config } from '#documents/reader/config.ts';
import type { Finding } from '#documents/reader/finding.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import { folderStore } from '#documents/reader/load.ts';
import { consentIn } from '#documents/rules/consent.ts';
import type { ConfigStore } from '#documents/reader/store.ts';
import { standingAt } from '#documents/rules/standing.ts';
import { renderTime } from './clock.ts';
import { forgetAnswers } from './forget-answers.ts';
import { portalEnvironment } from './environment.ts';
import { currentPreview } from './preview.ts';
import { projectRoot } from './project-root.ts';
import { shared } from './shared.ts';

interface LoadedState {
  store?: ConfigStore;
  /** Folders that the store reads. */
  folders?: string;
  config?: LoadedConfig;
}
const state = shared('config', (): LoadedState => ({}));

/**
 * Folder of the documents: `PARKETT_CONFIG`, else the project's.
 * @throws Error with a German message if the folder does not exist.
 */
export function configDirectory(): string {
  const given = process.env.PARKETT_CONFIG;
  if (given === undefined || given === '') return join(projectRoot(), 'config');
  if (statSync(given, { throwIfNoEntry: false })?.isDirectory()) return given;
  throw new Error(
    `PARKETT_CONFIG=${given} ist kein Ordner. Nenne den Ordner, in dem site.yaml und pages/ liegen, oder lass die Variable weg: ` +
      'Dann gilt der Ordner config.',
  );
}

/** Folder of the articles in this project; in development they are checked together with the configuration. */
export function contentDirectory(): string | undefined {
  const directory = join(projectRoot(), 'content');
  return process.env.NODE_ENV === 'development' && existsSync(directory) ? directory : undefined;
}

/** Folder of the pictures that the portal serves under `/bilder/`: `PARKETT_IMAGES`, else the project's. */
export function imageFolder(): string {
  return process.env.PARKETT_IMAGES || join(projectRoot(), 'site/public/bilder');
}

/** Returns the store of the configured folders; it rereads only documents that have changed. */
function configStore(): ConfigStore {
  const [directory, content, images] = [configDirectory(), contentDirectory(), imageFolder()];
  const folders = [directory, content, images].join('\n');
  if (state.folders !== folders) delete state.store;
  state.folders = folders;
  return (state.store ??= folderStore(directory, { content, images }));
}

/** Returns the documents with their findings: in development as on disk, in production as last loaded, in a preview those of the preview. */
export function loadedConfig(): LoadedConfig {
  const preview = currentPreview();
  if (preview !== undefined) return preview.loaded;
  if (process.env.NODE_ENV === 'development') return configStore().get();
  state.config ??= configStore().get();
  return state.config;
}

/**
 * Returns the documents in force: without pages outside of their period, and with the third-party scripts of this environment. A preview
 * without a date includes pages outside of their period.
 */
export function currentConfig(): Config {
  const { config } = loadedConfig();
  const preview = currentPreview();
  const now = preview === undefined ? renderTime() : preview.now;
  return inEnvironment(now === undefined ? config : standingAt(config, now));
}

/** Configurations derived from each loaded one. The same object is returned every time, because caches use its identity. */
const known = new WeakMap<Config, Config>();

function inEnvironment(config: Config): Config {
  const found = known.get(config);
  if (found !== undefined) return found;
  const own = { ...config, consent: consentIn(config.consent, portalEnvironment()) };
  known.set(config, own);
  return own;
}

/**
 * Reloads the documents. If they have errors, the loaded ones remain in force. The store is reused, so only changed documents are read: all
 * of them would block the event loop for half a second.
 * @returns the errors
 */
export function reloadConfig(): readonly Finding[] {
  const next = configStore().get();
  const errors = next.findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return errors;
  // Cached answers contain addresses of instruments, which depend on the sections.
  if (state.config !== undefined && !isDeepStrictEqual(state.config.config.sections, next.config.sections)) forgetAnswers();
  state.config = next;
  return errors;
}

/** Makes the next access reread all documents, after a change of their schemas. */
export function forgetConfig(): void {
  delete state.store;
}
