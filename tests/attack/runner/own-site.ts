import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { EDITING_HEAP, MODEST_MALLOC } from '../../../scripts/lib/modest-memory.mjs';
import { freePort, untilReady } from '#tests/bench/processes.ts';
import type { RunningPortal } from '../attack.ts';
import { EDITORIAL_TOKEN } from './editor.ts';

/** A second site with the composer, before the same provider and documents. */
export interface OwnSite {
  readonly origin: string;
  end(): Promise<void>;
}

/**
 * Starts a site as the operator does after a change of the editors.
 * @param data folder of its drafts and links; no other site may use it
 * @param editors as in `PARKETT_COMPOSER_EDITORS`
 */
export async function startOwnSite(
  { provider, documents }: Pick<RunningPortal, 'provider' | 'documents'>,
  data: string,
  editors: string,
): Promise<OwnSite> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...MODEST_MALLOC,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    PROVIDER_URL: provider,
    PARKETT_DATA: data,
    PARKETT_CONFIG: documents.config,
    PARKETT_CONTENT: documents.content,
    PARKETT_IMAGES: documents.images,
    PARKETT_COMPOSER: '1',
    PARKETT_EDITORIAL_TOKEN: EDITORIAL_TOKEN,
    PARKETT_COMPOSER_EDITORS: editors,
    PARKETT_TRUSTED_PROXIES: 'loopback',
    SITE_ORIGIN: origin,
  };
  const child = spawn(resolve('node_modules/.bin/node'), [...EDITING_HEAP, 'composer/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
  };
  try {
    await untilReady(child, `${origin}/`);
    return { origin, end };
  } catch (error) {
    await end();
    throw error;
  }
}
