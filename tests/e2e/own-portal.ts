import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '#provider/base/clock.ts';
import { endChild, freePort, untilReady } from '#tests/bench/processes.ts';

/** A portal for one test file, whose provider can be stopped. It uses the built site. */
export interface OwnPortal {
  /** Address of the site without a slash at the end. */
  readonly site: string;
  startProvider(): Promise<void>;
  stopProvider(): Promise<void>;
  /** Stops everything and removes the data. */
  end(): Promise<void>;
}

/**
 * Starts a portal.
 * @param clock the provider's `PROVIDER_CLOCK`, an instant with or without speed; it continues across restarts of the provider
 */
export async function startOwnPortal(clock: string): Promise<OwnPortal> {
  const { now } = createClock(clock);
  const speed = / x.*$/u.exec(clock)?.[0] ?? '';
  const data = mkdtempSync(join(tmpdir(), 'parkett-own-'));
  const running = new Set<ChildProcess>();
  const [port, providerPort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${port}`;
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    PROVIDER_URL: providerUrl,
    PARKETT_DATA: data,
    PROVIDER_RATE_LIMIT: 'off',
    SITE_RATE_LIMIT: 'off',
    // A tenth of the usual number: creating all of them takes longer than the tests.
    PROVIDER_DERIVATIVES: '6000',
    // Warm-up is off: the portal lives for a minute or two, and the tests need the core.
    PROVIDER_WARM_UP: 'off',
  };
  const start = async (script: string, url: string): Promise<ChildProcess> => {
    const clockNow = `${new Date(now()).toISOString()}${speed}`;
    const child = spawn(process.execPath, [script], { env: { ...env, PROVIDER_CLOCK: clockNow }, stdio: 'ignore' });
    running.add(child);
    child.once('close', () => running.delete(child));
    await untilReady(child, url);
    return child;
  };
  let provider: ChildProcess | undefined;
  const portal: OwnPortal = {
    site,
    async startProvider() {
      provider = await start('provider/main.ts', `${providerUrl}/ready`);
    },
    async stopProvider() {
      if (provider) await endChild(provider);
    },
    async end() {
      await Promise.all([...running].map(endChild));
      rmSync(data, { recursive: true, force: true });
    },
  };
  await portal.startProvider();
  await start('site/server/main.ts', `${site}/health`);
  return portal;
}
