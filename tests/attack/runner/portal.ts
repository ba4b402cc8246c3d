import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MODEST_HEAP, MODEST_MALLOC } from '../../../scripts/lib/modest-memory.mjs';
import { freePort, untilReady } from '#tests/bench/processes.ts';
import type { RunningPortal } from '../attack.ts';

const node = resolve('node_modules/.bin/node');
const MOST_SECONDS_TO_END = 15;

export interface OwnPortal extends RunningPortal {
  /** Ends what still runs and removes its folder. */
  end(): Promise<void>;
}

/**
 * Starts provider and site as `npm start` does, on free ports of the loopback and a new folder. Limits are those of
 * production; the proxy that says who asks (`x-forwarded-for`) is this machine.
 */
export async function startPortal(): Promise<OwnPortal> {
  if (!existsSync('site/.next/BUILD_ID')) throw new Error('The site is not built. Run: npm run build');
  const [port, providerPort] = [await freePort(), await freePort()];
  const [site, provider] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${providerPort}`];
  const data = mkdtempSync(join(tmpdir(), 'parkett-attack-'));
  const children: ChildProcess[] = [];
  const settings = {
    ...process.env,
    ...MODEST_MALLOC,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PROVIDER_URL: provider,
    PARKETT_DATA: data,
    PARKETT_TRUSTED_PROXIES: 'loopback',
    SITE_ORIGIN: site,
    // Xetra trades, whenever this runs: prices must change.
    PROVIDER_CLOCK: '2026-11-20T10:00:00Z x1',
  };
  const end = async (): Promise<void> => {
    await Promise.all(children.map(endChild));
    rmSync(data, { recursive: true, force: true });
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
      site: await start(['site/server/main.ts'], `${site}/`),
    };
    return { site, provider, gateway: `ws://127.0.0.1:${providerPort}/ws`, data, pids, end };
  } catch (error) {
    await end();
    throw error;
  }
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
