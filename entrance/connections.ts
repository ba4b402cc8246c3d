import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, readAddress } from './address.ts';
import { trustedProxies, type Trust } from './trusted-proxies.ts';

/** Time limits in ms for receiving a request; options of `createServer`. */
export interface ArrivalDeadlines {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** Interval of Node's checks. */
  readonly connectionsCheckingInterval: number;
}

export const ARRIVAL_DEADLINES: ArrivalDeadlines = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

export interface ConnectionLimits {
  /** Maximum number of simultaneous connections. */
  readonly most: number;
  /** Maximum connections per visitor. A trusted proxy, which serves many visitors, may use nine tenths of `most`. */
  readonly perVisitor?: number;
  /** Time limit in ms for reading an answer. */
  readonly reading?: number;
}

const PER_VISITOR = 600;
const READING_MS = 30_000;
const TRUSTED_SHARE = 0.9;
/** Share of the maximum above which idle connections are closed. */
const CROWDED_SHARE = 0.8;

/**
 * Limits connections in total and per visitor, closes idle ones when there are many, and those whose answers are not read.
 */
export function guardConnections(
  server: Server,
  { most, perVisitor = PER_VISITOR, reading = READING_MS }: ConnectionLimits,
  trust: Trust = trustedProxies(),
): void {
  server.maxConnections = most;
  const counts = new Map<string, number>();
  let all = 0;
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    const visitor = networkOf(readAddress(remoteAddress) ?? '');
    const own = (counts.get(visitor) ?? 0) + 1;
    if (own > (trust(remoteAddress) ? most * TRUSTED_SHARE : perVisitor)) return void socket.destroy();
    counts.set(visitor, own);
    all += 1;
    if (all > most * CROWDED_SHARE) server.closeIdleConnections();
    socket.once('close', () => {
      all -= 1;
      const left = (counts.get(visitor) ?? 1) - 1;
      if (left === 0) counts.delete(visitor);
      else counts.set(visitor, left);
    });
  });
  endSlowReaders(server, reading);
}

function endSlowReaders(server: Server, reading: number): void {
  /** Instant at which each open answer was first seen. */
  const open = new Map<ServerResponse, number | undefined>();
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    open.set(response, undefined);
    response.once('close', () => open.delete(response));
  });
  const look = (): void => {
    const now = performance.now();
    for (const [response, since] of open) {
      if (!response.headersSent) continue;
      if (since === undefined) open.set(response, now);
      else if (now - since > reading) response.destroy();
    }
  };
  const timer = setInterval(look, Math.min(1_000, reading)).unref();
  server.once('close', () => clearInterval(timer));
}
