import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MODEST_HEAP, MODEST_MALLOC } from '../../scripts/lib/modest-memory.mjs';
import { untilReady } from '#tests/bench/processes.ts';

const node = resolve('node_modules/.bin/node');

/** A provider or site of the cluster, which has the same port after a restart. */
export interface PortalNode {
  readonly name: string;
  readonly port: number;
  /** Starts it and waits until it is ready. */
  start(): Promise<void>;
  /** Sends SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null>;
}

export interface PortalSettings {
  readonly databaseUrl: string;
  readonly natsUrl: string;
  /** Address at which sites reach the providers. */
  readonly providers: string;
  /** Origin that visitors use. */
  readonly origin: string;
}

/** Settings that all nodes of a cluster share. */
function sharedSettings({ databaseUrl, natsUrl, providers, origin }: PortalSettings): Readonly<Record<string, string>> {
  return {
    ...MODEST_MALLOC,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrl,
    PROVIDER_URL: providers,
    SITE_ORIGIN: origin,
    SITE_SECRET: 'a-secret-of-this-test-that-both-sites-share',
    PARKETT_TRUSTED_PROXIES: 'loopback',
    PROVIDER_DEMO_USERS: '1',
    PROVIDER_DERIVATIVES: '1000',
    PROVIDER_WARM_UP: 'off',
    PROVIDER_RATE_LIMIT: 'off',
    SITE_RATE_LIMIT: 'off',
    PROVIDER_CLOCK: '2026-11-20T10:00:00Z x1',
  };
}

export function portalNode(kind: 'provider' | 'site', number: number, port: number, settings: PortalSettings): PortalNode {
  const data = mkdtempSync(join(tmpdir(), 'parkett-cluster-'));
  const args = kind === 'provider' ? [...MODEST_HEAP, 'provider/main.ts'] : ['site/server/main.ts'];
  const env = {
    ...process.env,
    ...sharedSettings(settings),
    PARKETT_DATA: data,
    [kind === 'provider' ? 'PROVIDER_PORT' : 'PORT']: String(port),
  };
  let child: ChildProcess | undefined;
  return {
    name: `${kind} ${number}`,
    port,
    async start() {
      child = spawn(node, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      await untilReady(child, `http://127.0.0.1:${port}/ready`);
    },
    async stop() {
      if (child === undefined) return null;
      const gone = once(child, 'close');
      child.kill('SIGTERM');
      await gone;
      const { exitCode } = child;
      child = undefined;
      rmSync(data, { recursive: true, force: true });
      return exitCode;
    },
  };
}
