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
 * Folder of the documents: `PARKETT_CONFIG`, else the project's own.
 * @throws Error with a German message when there is no such folder.
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

/** The pieces of the provider in this project: while developing, they are checked together with the configuration. */
export function contentDirectory(): string | undefined {
  const directory = join(projectRoot(), 'content');
  return process.env.NODE_ENV === 'development' && existsSync(directory) ? directory : undefined;
}

/** Folder of the pictures that the portal serves under `/bilder/`: `PARKETT_IMAGES`, else the project's own. */
export function imageFolder(): string {
  return process.env.PARKETT_IMAGES || join(projectRoot(), 'site/public/bilder');
}

/** The store of the folders that the settings name; it reads a document again only when that has changed. */
function configStore(): ConfigStore {
  const [directory, content, images] = [configDirectory(), contentDirectory(), imageFolder()];
  const folders = [directory, content, images].join('\n');
  if (state.folders !== folders) delete state.store;
  state.folders = folders;
  return (state.store ??= folderStore(directory, { content, images }));
}

/** The documents with their findings: as they are on disk while developing, as they were at the start otherwise; in a preview its own. */
export function loadedConfig(): LoadedConfig {
  const preview = currentPreview();
  if (preview !== undefined) return preview.loaded;
  if (process.env.NODE_ENV === 'development') return configStore().get();
  state.config ??= configStore().get();
  return state.config;
}

/**
 * The documents in force, with what is loaded of others in this environment alone, without pages whose time it is not. A preview shows
 * those too, unless it is one of a certain time.
 */
export function currentConfig(): Config {
  const { config } = loadedConfig();
  const preview = currentPreview();
  const now = preview === undefined ? renderTime() : preview.now;
  return inEnvironment(now === undefined ? config : standingAt(config, now));
}

/** Caches tell configurations by their identity: one stays one. */
const known = new WeakMap<Config, Config>();

function inEnvironment(config: Config): Config {
  const found = known.get(config);
  if (found !== undefined) return found;
  const own = { ...config, consent: consentIn(config.consent, portalEnvironment()) };
  known.set(config, own);
  return own;
}

/**
 * Takes up the documents as they are now, if they have no error; otherwise everything stays as it was. The store is state, so only
 * documents that have changed are read: all of them take half a second, in which no visitor is answered.
 * @returns the errors.
 */
export function reloadConfig(): readonly Finding[] {
  const next = configStore().get();
  const errors = next.findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return errors;
  // Answers that are state say where the portal has the pages of instruments.
  if (state.config !== undefined && !isDeepStrictEqual(state.config.config.sections, next.config.sections)) forgetAnswers();
  state.config = next;
  return errors;
}

/** Lets the next question read every document again: after a change of what they are checked with. */
export function forgetConfig(): void {
  delete state.store;
}
