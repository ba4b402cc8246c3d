// npm run bench:memory: memory of site and provider after 20,000 addresses and 15,500 searches. `-- --addresses 2000` requests fewer.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MODEST_HEAP, MODEST_MALLOC, SITE_HEAP } from '../../scripts/lib/modest-memory.mjs';
import { createChance } from './chance.ts';
import { endAll, freePort, startProcess, temporaryFolder } from './processes.ts';

/** Maximum resident memory of each program in MB, whatever visitors request. Documented in `docs/operation.md`. */
const MOST_MB = { site: 1_000, provider: 1_600 } as const;
/** Maximum memory at the end, in MB; the peak of a start is higher. */
const GOAL_MB = { site: 1_000, provider: 1_000 } as const;
/** Number of concurrent requests. */
const LANES = 6;

const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '20000' },
    searches: { type: 'string', default: '15500' },
    seed: { type: 'string', default: '1' },
  },
});
const node = resolve('node_modules/.bin/node');
const chance = createChance(Number(values.seed));

/** Returns current and peak resident memory of a process, in MB. */
function memoryOf(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string): number => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

async function startPortal() {
  const [port, providerPort] = [await freePort(), await freePort()];
  const [site, provider] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${providerPort}`];
  const env = {
    ...MODEST_MALLOC,
    NODE_ENV: 'production',
    PROVIDER_URL: provider,
    PROVIDER_PORT: String(providerPort),
    PORT: String(port),
    SITE_ORIGIN: site,
    PROVIDER_CLOCK: '2026-11-20T10:00:00Z x1',
    PROVIDER_RATE_LIMIT: 'off',
    SITE_RATE_LIMIT: 'off',
    PARKETT_DATA: temporaryFolder(),
  };
  const pids = {
    provider: await startProcess(node, [...MODEST_HEAP, 'provider/main.ts'], env, `${provider}/ready`),
    site: await startProcess(node, [...SITE_HEAP, 'site/server/main.ts'], env, `${site}/ready`),
  };
  return { site, pids };
}

/** Returns paths of products from the site's sitemap, in random order. */
async function addressesOf(site: string, count: number): Promise<readonly string[]> {
  const locations = async (url: string): Promise<string[]> =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, location = '']) => location.replaceAll('&amp;', '&'));
  const found: string[] = [];
  for (const part of await locations(`${site}/sitemap.xml`)) {
    const paths = part.endsWith('.xml') ? await locations(site + new URL(part).pathname) : [part];
    found.push(...paths.map((url) => new URL(url).pathname));
  }
  const ordered = found.map((path) => [chance(), path] as const).toSorted(([a], [b]) => a - b);
  return ordered.slice(0, count).map(([, path]) => path);
}

/**
 * Requests all paths, a few at a time.
 * @returns the number of answers with status 200
 */
async function askAll(site: string, paths: readonly string[]): Promise<number> {
  let next = 0;
  let good = 0;
  const lane = async (): Promise<void> => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const answer = await fetch(site + path, { redirect: 'manual' }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status === 200) good += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return good;
}

try {
  const { site, pids } = await startPortal();
  const state = () => ({ site: memoryOf(pids.site), provider: memoryOf(pids.provider) });
  const figures: Record<string, unknown> = { seed: Number(values.seed), atStart: state() };
  const addresses = await addressesOf(site, Number(values.addresses));
  figures['addresses'] = { asked: addresses.length, answered: await askAll(site, addresses), ...state() };
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const word = (): string => Array.from({ length: 4 + Math.floor(chance() * 8) }, () => letters[Math.floor(chance() * 26)]).join('');
  const searches = Array.from({ length: Number(values.searches) }, () => `/suche/${word()}-${word()}`);
  figures['searches'] = { asked: searches.length, answered: await askAll(site, searches), ...state() };
  const end = state();
  const isWithin = (name: 'site' | 'provider'): boolean => end[name].peak <= MOST_MB[name] && end[name].now <= GOAL_MB[name];
  const isMet = { site: isWithin('site'), provider: isWithin('provider') };
  console.log(JSON.stringify({ ...figures, mostMB: MOST_MB, goalMB: GOAL_MB, isMet }, undefined, 2));
  process.exitCode = isMet.site && isMet.provider ? 0 : 1;
} finally {
  await endAll();
}
