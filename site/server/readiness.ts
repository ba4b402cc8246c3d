import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Drain } from '#entrance/drain.ts';
import { loadedConfig } from '../config-store.ts';
import { providerAddress } from '../provider-address.ts';
import { renderPaths, warmUpPaths } from './warm-up.ts';
import { ownOrigin } from './own-origin.ts';
import { OWN_REQUEST } from './own-request.ts';
import { isIncomplete } from './send-page.ts';

/** Readiness of a site. Each check runs at most once a second, however many requests ask. */
export interface Readiness {
  /** Reason why the site is not ready, as a sentence; undefined if it is ready. */
  missing(of: 'everything' | 'reading'): Promise<string | undefined>;
}

export interface Needs {
  readonly isClosing: () => boolean;
  /** Status of the provider's `/ready?for=reading`. */
  readonly provider: () => Promise<number>;
  /** Status of the home page, and whether data of its blocks is missing. */
  readonly firstPage: () => Promise<{ readonly status: number; readonly isIncomplete: boolean }>;
  /** Renders the pages linked on the home page, once. A failure does not keep the site from being ready. */
  readonly warmUp?: () => Promise<void>;
  /** Monotonic clock in ms. */
  readonly now?: () => number;
}

const CHECK_INTERVAL_MS = 1_000;
/** Timeout of the requests of a check, in ms. */
const PATIENCE_MS = 2_000;
/** Maximum number of checks at the start, a second apart; more seconds than `HOLES_MS`. */
const MOST_TRIES = 60;
/** Maximum wait for a complete home page before an incomplete one is accepted, in ms: data may be missing permanently. */
const INCOMPLETE_MS = 30_000;

export function createReadiness({
  isClosing,
  provider,
  firstPage,
  warmUp = async () => undefined,
  now = () => performance.now(),
}: Needs): Readiness {
  const since = now();
  let wasComplete = false;
  let warming: Promise<boolean> | undefined;
  /**
   * Starts the warm-up and waits for it for one check interval.
   * @returns true once it is done
   */
  const isWarmedUp = (): Promise<boolean> => {
    warming ??= warmUp()
      .catch(() => undefined)
      .then(() => true);
    return Promise.race([warming, setTimeout(CHECK_INTERVAL_MS, false, { ref: false })]);
  };
  const readFirstPage = async (): Promise<FirstPage> => {
    const page = await firstPage();
    wasComplete ||= page.status === 200 && !page.isIncomplete;
    return page.status !== 200 ? 'missing' : wasComplete || now() - since >= INCOMPLETE_MS ? 'rendered' : 'incomplete';
  };
  const reachesProvider = onceASecond(async () => (await provider()) === 200, now, false);
  const firstPageState = onceASecond(readFirstPage, now, 'missing');
  return {
    async missing(of) {
      if (isClosing()) return 'The site is shutting down.';
      const page = await firstPageState();
      if (page === 'missing') return 'The first page cannot be drawn.';
      if (page === 'incomplete') return 'The first page still lacks data.';
      if (!(await isWarmedUp())) return 'The pages that the first one leads to are being drawn.';
      if (of === 'everything' && !(await reachesProvider())) return 'The provider is not ready.';
      return undefined;
    },
  };
}

type FirstPage = 'missing' | 'incomplete' | 'rendered';

/** Checks readiness after the start until the site can be read, so that the warm-up also runs without a request of `/ready`. */
export async function prepare({ missing }: Readiness): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if ((await missing('reading')) === undefined) return;
    await setTimeout(CHECK_INTERVAL_MS, undefined, { ref: false });
  }
}

/** Creates the readiness of a listening server; it requests the home page from itself. */
export function readinessOf(server: Server, drain: Drain): Readiness {
  const ask = (url: string, how: RequestInit = {}): Promise<Response> =>
    fetch(url, { ...how, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  const askOwn = (path: string, method = 'HEAD'): Promise<Response> => ask(ownOrigin(server) + path, { method, headers: OWN_REQUEST });
  return createReadiness({
    isClosing: () => drain.isDraining() || !server.listening,
    provider: async () => (await ask(`${providerAddress()}/ready?for=reading`)).status,
    async firstPage() {
      const { status, headers } = await askOwn('/');
      return { status, isIncomplete: isIncomplete(headers.get('cache-control')) };
    },
    async warmUp() {
      const html = await askOwn('/', 'GET')
        .then((page) => page.text())
        .catch(() => '');
      await renderPaths(warmUpPaths(loadedConfig().config, html), askOwn);
    },
  });
}

/** Answers `GET /ready` with 200, or 503 and the reason. With `?for=reading` the provider may be unreachable while pages can be served. */
export async function sendReadiness(readiness: Readiness, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isForReading = new URLSearchParams(request.url?.split('?')[1]).get('for') === 'reading';
  const reason = await readiness.missing(isForReading ? 'reading' : 'everything');
  const body = JSON.stringify(reason === undefined ? { status: 'ready' } : { status: 'not ready', reason });
  response.writeHead(reason === undefined ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(reason === undefined ? {} : { 'Retry-After': '5' }),
  });
  response.end(body);
}

/**
 * Caches the answer of a check for a second.
 * @param without answer if the check fails
 */
function onceASecond<Answer>(ask: () => Promise<Answer>, now: () => number, without: Answer): () => Promise<Answer> {
  let cached: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    if (cached === undefined || now() - cached.at >= CHECK_INTERVAL_MS) cached = { at: now(), answer: ask().catch(() => without) };
    return cached.answer;
  };
}
