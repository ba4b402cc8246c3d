import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#tests/bench/processes.ts';

const visited = ['/', '/aktien/SAP-Aktie-DE0007164600', '/ratgeber/aktien-kaufen'];
const never = '/aktien/BASF-Aktie-DE000BASF111';
/** A little more than the fresh seconds of pages with quotes: from then on they are to be drawn anew. */
const pastFresh = 16_000;

describe('a portal whose provider goes away', () => {
  const data = mkdtempSync(join(tmpdir(), 'parkett-outage-'));
  const running = new Set<ChildProcess>();
  let provider: ChildProcess;
  let startProvider: () => Promise<ChildProcess>;
  let site = '';
  const get = (path: string) => fetch(`${site}${path}`, { redirect: 'manual' });

  beforeAll(async () => {
    const [port, providerPort] = [await freePort(), await freePort()];
    site = `http://127.0.0.1:${port}`;
    const providerUrl = `http://127.0.0.1:${providerPort}`;
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      PORT: String(port),
      PROVIDER_PORT: String(providerPort),
      PROVIDER_URL: providerUrl,
      PARKETT_DATA: data,
      PROVIDER_CLOCK: '2026-11-20T14:30:00Z',
    };
    const start = async (script: string, url: string): Promise<ChildProcess> => {
      const child = spawn(process.execPath, [script], { env, stdio: 'ignore' });
      running.add(child);
      child.once('close', () => running.delete(child));
      await vi.waitUntil(async () => (await statusOf(url)) === 200, { timeout: 120_000, interval: 200 });
      return child;
    };
    startProvider = () => start('provider/main.ts', `${providerUrl}/health`);
    provider = await startProvider();
    await start('site/server/main.ts', `${site}/health`);
  });
  afterAll(async () => {
    await Promise.all([...running].map(stop));
    rmSync(data, { recursive: true, force: true });
  });

  it('shows pages it has, 503 in the shell for those it has not, and all of them once the provider is back', async () => {
    for (const path of visited) expect([path, (await get(path)).status]).toEqual([path, 200]);

    await stop(provider);
    const kept = async (): Promise<void> => {
      for (const path of visited) {
        const response = await get(path);
        const html = await response.text();
        expect([path, response.status, html.includes('block-fallback')]).toEqual([path, 200, false]);
      }
    };
    await kept();
    await expectUnavailable(await get(never));
    await sleep(pastFresh);
    // The first answer is the old page while a new one is tried, the second comes after that has failed.
    await kept();
    await sleep(1_000);
    await kept();
    await expectUnavailable(await get(never));

    provider = await startProvider();
    await expect.poll(async () => (await get(never)).status, { timeout: 10_000 }).toBe(200);
    expect(await (await get(never)).text()).toContain('BASF11');
    await kept();
  });
});

/** The page that says so, inside the shell, kept by no cache. */
async function expectUnavailable(response: Response): Promise<void> {
  const html = await response.text();
  const { headers } = response;
  expect([response.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '30', 'no-cache']);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  for (const part of ['class="site-header', 'class="site-footer', 'nicht erreichbar']) expect(html).toContain(part);
}

async function statusOf(url: string): Promise<number> {
  try {
    return (await fetch(url)).status;
  } catch {
    return 0;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'close');
  child.kill('SIGTERM');
  await gone;
}
