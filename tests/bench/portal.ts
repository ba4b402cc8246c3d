import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { MODEST_HEAP, MODEST_MALLOC } from '../../scripts/lib/modest-memory.mjs';
import { freePort, startProcess, temporaryFolder } from './processes.ts';

const node = resolve('node_modules/.bin/node');

/** The five pages that are measured. */
export const benchPages = {
  home: '/',
  index: '/index/DAX-Index-20735',
  share: '/aktien/SAP-Aktie-DE0007164600',
  microsite: '/derivate/realpush-liste/hansekontor',
  article: '/ratgeber/aktien-kaufen',
} as const;
export type BenchPage = keyof typeof benchPages;

/** What every process of a run shares: the provider and its clock. */
export interface BenchEnvironment {
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a provider of its own with a fixed clock. With PROVIDER_URL an existing one is used. */
export async function startProvider(): Promise<BenchEnvironment> {
  if (!existsSync('site/.next/BUILD_ID')) throw new Error('The site is not built. Run: npm run build');
  const clock = process.env.PROVIDER_CLOCK ?? '2026-11-20T14:30:00Z';
  const given = process.env.PROVIDER_URL;
  const port = given ? '' : String(await freePort());
  const url = given ?? `http://127.0.0.1:${port}`;
  const limits = { PROVIDER_RATE_LIMIT: 'off', SITE_RATE_LIMIT: 'off' };
  const env = { NODE_ENV: 'production', PROVIDER_URL: url, PROVIDER_CLOCK: clock, ...limits };
  if (!given)
    await startProcess(
      node,
      [...MODEST_HEAP, 'provider/main.ts'],
      { ...env, ...MODEST_MALLOC, PROVIDER_PORT: port, PARKETT_DATA: temporaryFolder() },
      `${url}/health`,
    );
  return { env };
}

/** Starts the built site; `perRequest` draws every page anew. */
export async function startSite({ env }: BenchEnvironment, perRequest = false): Promise<string> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const rendering: Record<string, string> = perRequest ? { PARKETT_RENDERING: 'request' } : {};
  await startProcess(node, ['site/server/main.ts'], { ...env, ...rendering, PORT: port, SITE_ORIGIN: origin }, `${origin}/health`);
  return origin;
}

/** Starts `renderToString` of the same element trees on bare `node:http`. */
export async function startBaseline({ env }: BenchEnvironment, script: string): Promise<string> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  await startProcess(node, [script, ...Object.values(benchPages)], { ...env, PORT: port }, `${origin}/`);
  return origin;
}

/** Starts a server that sends what the site answers for the pages, and for one more path, without anything in front. */
export async function startSameBytes(site: string, more: string): Promise<string> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  await startProcess(node, ['tests/bench/same-bytes.ts', site, more, ...Object.values(benchPages)], { PORT: port }, `${origin}${more}`);
  return origin;
}
