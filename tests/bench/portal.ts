import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { MODEST_HEAP, MODEST_MALLOC } from '../../scripts/lib/modest-memory.mjs';
import { freePort, startProcess, temporaryFolder, type Listener } from './processes.ts';

const node = resolve('node_modules/.bin/node');

/** The five measured pages. */
export const benchPages = {
  home: '/',
  index: '/index/DAX-Index-20735',
  share: '/aktien/SAP-Aktie-DE0007164600',
  microsite: '/derivate/realpush-liste/hansekontor',
  article: '/ratgeber/kennzahlen-lesen',
} as const;
export type BenchPage = keyof typeof benchPages;

/** Environment that all processes of a run share: the provider and its clock. */
export interface BenchEnvironment {
  /** Origin of the provider. */
  readonly provider: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface ProviderOptions {
  /** Settings that let a composer write articles. */
  readonly editorial?: Readonly<Record<string, string>>;
  /** Number of derivatives; the default number if omitted. */
  readonly derivatives?: number;
  /** A PostgreSQL server; without it the embedded store in a new folder. */
  readonly databaseUrl?: string;
  readonly clock?: string;
  /** See `startProcess`. */
  readonly listener?: Listener;
}

/** Starts a separate provider, by default with a fixed clock. With PROVIDER_URL an existing one is used. */
export async function startProvider(options: ProviderOptions = {}): Promise<BenchEnvironment> {
  if (!existsSync('site/.next/BUILD_ID')) throw new Error('The site is not built. Run: npm run build');
  const clock = process.env.PROVIDER_CLOCK ?? options.clock ?? '2026-11-20T14:30:00Z';
  const given = process.env.PROVIDER_URL;
  const port = given ? '' : String(await freePort());
  const url = given ?? `http://127.0.0.1:${port}`;
  const limits = { PROVIDER_RATE_LIMIT: 'off', SITE_RATE_LIMIT: 'off' };
  const env = { NODE_ENV: 'production', PROVIDER_URL: url, PROVIDER_CLOCK: clock, ...limits };
  if (!given)
    await startProcess(
      node,
      [...MODEST_HEAP, 'provider/main.ts'],
      {
        ...env,
        ...MODEST_MALLOC,
        PROVIDER_PORT: port,
        PARKETT_DATA: temporaryFolder(),
        PROVIDER_DERIVATIVES: String(options.derivatives ?? ''),
        DATABASE_URL: options.databaseUrl ?? '',
        ...options.editorial,
      },
      `${url}/ready`,
      options.listener,
    );
  return { provider: url, env };
}

/** Starts the built site; `perRequest` renders every page on each request. */
export async function startSite({ env }: BenchEnvironment, perRequest = false, listener?: Listener): Promise<string> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const rendering: Record<string, string> = perRequest ? { PARKETT_RENDERING: 'request' } : {};
  const own = { ...env, ...rendering, PORT: port, SITE_ORIGIN: origin };
  await startProcess(node, ['site/server/main.ts'], own, `${origin}/health`, listener);
  return origin;
}

/** Starts `renderToString` of the same element trees on bare `node:http`; private pages are rendered with the session of `cookie`. */
export async function startBaseline({ env }: BenchEnvironment, script: string, addresses: readonly string[], cookie = ''): Promise<string> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  await startProcess(node, [script, ...addresses], { ...env, PORT: port, COOKIE: cookie }, `${origin}/`);
  return origin;
}

/** Starts a server that returns the site's answers for the pages, and for one more path, without other work. */
export async function startSameBytes(site: string, more: string): Promise<string> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  await startProcess(node, ['tests/bench/same-bytes.ts', site, more, ...Object.values(benchPages)], { PORT: port }, `${origin}${more}`);
  return origin;
}
