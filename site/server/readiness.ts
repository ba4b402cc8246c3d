import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { providerAddress } from '../provider-address.ts';

/** What a site needs to answer; each question is asked at most once a second, however many ask. */
export interface Readiness {
  /** Why it is not ready, in a sentence; undefined when it is. */
  missing(of: 'everything' | 'reading'): Promise<string | undefined>;
}

export interface Needs {
  readonly isClosing: () => boolean;
  /** Status of the provider's `/ready?for=reading`. */
  readonly provider: () => Promise<number>;
  /** Status of the first page. */
  readonly firstPage: () => Promise<number>;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

const KEPT_MS = 1_000;
const PATIENCE_MS = 2_000;

export function createReadiness({ isClosing, provider, firstPage, now = () => performance.now() }: Needs): Readiness {
  const [reachesProvider, drawsFirstPage] = [answers(provider, now), answers(firstPage, now)];
  return {
    async missing(of) {
      if (isClosing()) return 'The site is shutting down.';
      if (!(await drawsFirstPage())) return 'The first page cannot be drawn.';
      if (of === 'everything' && !(await reachesProvider())) return 'The provider is not ready.';
      return undefined;
    },
  };
}

/** The readiness of a listening server, which asks itself for the first page. */
export function readinessOf(server: Server): Readiness {
  const statusOf = async (url: string, method = 'GET'): Promise<number> =>
    (await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })).status;
  return createReadiness({
    isClosing: () => !server.listening,
    provider: () => statusOf(`${providerAddress()}/ready?for=reading`),
    firstPage: () => statusOf(`${ownOrigin(server.address() as AddressInfo)}/`, 'HEAD'),
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

function answers(ask: () => Promise<number>, now: () => number): () => Promise<boolean> {
  let kept: { readonly at: number; readonly isGood: Promise<boolean> } | undefined;
  return () => {
    if (kept === undefined || now() - kept.at >= KEPT_MS) {
      const isGood = ask().then(
        (status) => status === 200,
        () => false,
      );
      kept = { at: now(), isGood };
    }
    return kept.isGood;
  };
}

function ownOrigin({ address, family, port }: AddressInfo): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
