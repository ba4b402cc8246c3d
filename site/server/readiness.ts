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
  /** Why it is not ready, in a sentence; undefined when it is. */
  missing(of: 'everything' | 'reading'): Promise<string | undefined>;
}

export interface Needs {
  readonly isClosing: () => boolean;
  /** Status of the provider's `/ready?for=reading`. */
  readonly provider: () => Promise<number>;
  /** Status of the first page, and whether blocks of it lack their data. */
  readonly firstPage: () => Promise<{ readonly status: number; readonly isIncomplete: boolean }>;
  /** Draws pages that the first one leads to, once. Without them the site is ready all the same. */
  readonly warmUp?: () => Promise<void>;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

const CHECK_INTERVAL_MS = 1_000;
const PATIENCE_MS = 2_000;
/** Number of readiness checks, a second apart: longer than a site waits for data that is missing for good. */
const MOST_TRIES = 60;
/** Milliseconds that a site waits for its first page without holes: data may be missing for good. */
const HOLES_MS = 30_000;

export function createReadiness({
  isClosing,
  provider,
  firstPage,
  warmUp = async () => undefined,
  now = () => performance.now(),
}: Needs): Readiness {
  const since = now();
  let wasWhole = false;
  let drawing: Promise<boolean> | undefined;
  /** Waits a moment for the pages warmUp. @returns true once they are drawn */
  const isWarmedUp = (): Promise<boolean> => {
    drawing ??= warmUp()
      .catch(() => undefined)
      .then(() => true);
    return Promise.race([drawing, setTimeout(CHECK_INTERVAL_MS, false, { ref: false })]);
  };
  const draws = async (): Promise<FirstPage> => {
    const page = await firstPage();
    wasWhole ||= page.status === 200 && !page.isIncomplete;
    return page.status !== 200 ? 'missing' : wasWhole || now() - since >= HOLES_MS ? 'drawn' : 'with holes';
  };
  const reachesProvider = onceASecond(async () => (await provider()) === 200, now, false);
  const rendersFirstPage = onceASecond(draws, now, 'missing');
  return {
    async missing(of) {
      if (isClosing()) return 'The site is shutting down.';
      const page = await rendersFirstPage();
      if (page === 'missing') return 'The first page cannot be drawn.';
      if (page === 'with holes') return 'The first page still lacks data.';
      if (!(await isWarmedUp())) return 'The pages that the first one leads to are being drawn.';
      if (of === 'everything' && !(await reachesProvider())) return 'The provider is not ready.';
      return undefined;
    },
  };
}

type FirstPage = 'missing' | 'with holes' | 'drawn';

/** Asks until a site that was just started is ready to be read: a portal whose readiness nobody asks for draws its first pages as well. */
export async function prepare({ missing }: Readiness): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if ((await missing('reading')) === undefined) return;
    await setTimeout(CHECK_INTERVAL_MS, undefined, { ref: false });
  }
}

/** The readiness of a listening server, which asks itself for the first page. */
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

/** Answers `GET /ready`: 200, or 503 with the reason; with `?for=reading` the provider may be away while there are pages. */
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

function onceASecond<Answer>(ask: () => Promise<Answer>, now: () => number, without: Answer): () => Promise<Answer> {
  let kept: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    if (kept === undefined || now() - kept.at >= CHECK_INTERVAL_MS) kept = { at: now(), answer: ask().catch(() => without) };
    return kept.answer;
  };
}
