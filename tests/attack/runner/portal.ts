import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkoutIn } from '#composer/server/testing/checkout.ts';
import { EDITING_HEAP, MODEST_HEAP, MODEST_MALLOC } from '../../../scripts/lib/modest-memory.mjs';
import { freePort, untilReady } from '#tests/bench/processes.ts';
import type { RunningPortal } from '../attack.ts';
import { EDITORIAL_TOKEN, EDITORS } from './editor.ts';

const node = resolve('node_modules/.bin/node');
const MOST_SECONDS_TO_END = 15;

export interface OwnPortal extends RunningPortal {
  /** Stops running processes and removes the folder. */
  end(): Promise<void>;
}

/**
 * Starts provider and site as `npm start` does with the composer, on free ports of the loopback and in a new folder. Limits are those of
 * production; this machine is the proxy that passes the client address (`x-forwarded-for`).
 */
export async function startPortal(): Promise<OwnPortal> {
  if (!existsSync('site/.next/BUILD_ID')) throw new Error('The site is not built. Run: npm run build');
  const [port, providerPort] = [await freePort(), await freePort()];
  const [site, provider] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${providerPort}`];
  const root = mkdtempSync(join(tmpdir(), 'parkett-attack-'));
  const data = join(root, 'data');
  const documents = copyDocuments(join(root, 'documents'));
  const children: ChildProcess[] = [];
  const settings = {
    ...process.env,
    ...MODEST_MALLOC,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PROVIDER_URL: provider,
    PARKETT_DATA: data,
    PARKETT_CONFIG: documents.config,
    PARKETT_CONTENT: documents.content,
    PARKETT_IMAGES: documents.images,
    PARKETT_EDITORIAL_TOKEN: EDITORIAL_TOKEN,
    PARKETT_COMPOSER: '1',
    PARKETT_COMPOSER_EDITORS: EDITORS,
    PARKETT_TRUSTED_PROXIES: 'loopback',
    SITE_ORIGIN: site,
    // A time at which Xetra trades, whenever this runs: prices must change.
    PROVIDER_CLOCK: '2026-11-20T10:00:00Z x1',
  };
  const end = async (): Promise<void> => {
    await Promise.all(children.map(endChild));
    rmSync(root, { recursive: true, force: true });
  };
  const start = async (args: readonly string[], url: string): Promise<number> => {
    const child = spawn(node, args, { env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    await untilReady(child, url);
    return child.pid ?? 0;
  };
  try {
    const pids = {
      provider: await start([...MODEST_HEAP, 'provider/main.ts'], `${provider}/ready`),
      site: await start([...EDITING_HEAP, 'composer/main.ts'], `${site}/`),
    };
    return { site, provider, gateway: `ws://127.0.0.1:${providerPort}/ws`, data, documents, pids, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Copies the shipped documents and pictures into a git checkout such as editors have. */
function copyDocuments(root: string): RunningPortal['documents'] {
  const documents = { config: join(root, 'config'), content: join(root, 'content'), images: join(root, 'bilder') };
  cpSync('config', documents.config, { recursive: true });
  cpSync('content', documents.content, { recursive: true });
  cpSync('site/public/bilder', documents.images, { recursive: true });
  checkoutIn(root);
  return documents;
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'close');
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), MOST_SECONDS_TO_END * 1000);
  await gone;
  clearTimeout(late);
}
