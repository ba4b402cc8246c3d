import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChild, freePort, untilReady } from '#tests/bench/processes.ts';

/** A portal with the recorded output of its programs. */
export interface HeardPortal {
  readonly site: string;
  readonly provider: string;
  /** Value of `PARKETT_DATA`. */
  readonly data: string;
  /** Folder for temporary files of the programs. */
  readonly temporary: string;
  /** Returns the output of a program until now. */
  heard(program: 'site' | 'provider'): string;
  startProvider(): Promise<void>;
  stopProvider(): Promise<void>;
  /** Stops everything and removes the data. */
  end(): Promise<void>;
}

/** Starts the built site and a provider on a fresh folder, with the limits of production and this machine as the trusted proxy. */
export async function startHeardPortal(): Promise<HeardPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-canary-'));
  const [data, temporary] = [join(folder, 'data'), join(folder, 'temporary')];
  for (const part of [data, temporary]) mkdirSync(part);
  const [port, providerPort] = [await freePort(), await freePort()];
  const [site, provider] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${providerPort}`];
  const heard = { site: '', provider: '' };
  const running = new Map<'site' | 'provider', ChildProcess>();
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PROVIDER_URL: provider,
    PARKETT_DATA: data,
    TMPDIR: temporary,
    PARKETT_TRUSTED_PROXIES: 'loopback',
    SITE_ORIGIN: site,
    // Accepts reports of faults.
    PARKETT_STAGE: 'production',
    PROVIDER_CLOCK: '2026-11-20T10:00:00Z',
    PROVIDER_DERIVATIVES: '6000',
    PROVIDER_WARM_UP: 'off',
  };
  const start = async (program: 'site' | 'provider', script: string, url: string): Promise<void> => {
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.set(program, child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (heard[program] += chunk.toString()));
    await untilReady(child, url);
  };
  const stop = async (program: 'site' | 'provider'): Promise<void> => {
    const child = running.get(program);
    running.delete(program);
    if (child !== undefined) await endChild(child);
  };
  const stopAll = (): Promise<unknown> => Promise.all([stop('site'), stop('provider')]);
  const portal: HeardPortal = {
    site,
    provider,
    data,
    temporary,
    heard: (program) => heard[program],
    startProvider: () => start('provider', 'provider/main.ts', `${provider}/ready`),
    stopProvider: () => stop('provider'),
    async end() {
      await stopAll();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await portal.startProvider();
  await start('site', 'site/server/main.ts', `${site}/health`);
  return portal;
}
