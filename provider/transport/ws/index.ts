import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { createAllowance } from '#entrance/allowance.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { createCodec } from '#gateway/codec/codec.ts';
import { nodeCompression } from '#gateway/codec/node-compression.ts';
import { MAXIMUM_MESSAGE_SIZE } from '#gateway/timings.ts';
import { closeCode, Connection } from './connection.ts';
import { createCounters, type GatewayCounters } from './counters.ts';
import { createFanOut } from './fan-out/fan-out.ts';
import { announced, isForeignPage, refuse } from './handshake.ts';
import { cost } from './cost.ts';
import { receive } from './inbox.ts';
import { DEFAULT_LIMITS, DEFAULT_TIMINGS, processClock, type GatewayOptions } from './options.ts';
import type { GatewayParts } from './parts.ts';
import { followRightChanges } from './permission.ts';
import { startSweep } from './sweep.ts';
import { Visitor } from './visitor.ts';

export const GATEWAY_PATH = '/ws';

/** Current load of a gateway. */
export interface GatewayState {
  readonly connections: number;
  readonly authenticated: number;
  readonly subscriptions: number;
  readonly feeds: number;
}

export interface Gateway {
  /** Handles the upgrade requests of a server. */
  attach(server: Server): void;
  readonly counters: GatewayCounters;
  state(): GatewayState;
  readonly isDraining: boolean;
  /** Accepts no more clients and asks all to leave, each at a different time; resolves once they are gone. */
  drain(): Promise<void>;
}

/** Creates the server side of the gateway's protocol on `/ws`. */
export function createGateway(options: GatewayOptions): Gateway {
  const clock = options.clock ?? processClock;
  const random = options.random ?? Math.random;
  const counters = createCounters();
  const parts: GatewayParts = {
    ...options,
    uuid: randomUUID(),
    clock,
    random,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    timings: { ...DEFAULT_TIMINGS, ...options.timings },
    counters,
    fanOut: createFanOut({ source: options.prices, clock, random, counters }),
    proxyHosts: new Set((options.proxyHosts ?? []).map((host) => host.toLowerCase())),
    origins: options.origins ?? new Set(),
    allowance: options.allowance ?? createAllowance(undefined),
    visitors: new Map(),
    connections: new Set(),
    unauthenticated: new Set(),
    log: options.log ?? { info: () => undefined, warn: () => undefined },
    isDraining: false,
  };
  // Twice the allowed size, so that slightly oversized frames still get an error message.
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: MAXIMUM_MESSAGE_SIZE * 2,
    handleProtocols: (_offered, request) => announced(request)?.protocol ?? false,
  });
  const stopSweep = startSweep(parts);
  const stopFollowing = followRightChanges(parts);

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refusal = refusalOf(request);
    if (refusal === undefined) return server.handleUpgrade(request, socket, head, (ws) => onOpen(ws, request));
    counters.refused += 1;
    refuse(socket, ...refusal);
  }

  function refusalOf(request: IncomingMessage): [status: Parameters<typeof refuse>[1], message: string] | undefined {
    if ((request.url ?? '').split('?')[0] !== GATEWAY_PATH) return [404, `WebSockets are at ${GATEWAY_PATH}.`];
    if (request.method !== 'GET') return [405, 'Only GET can be upgraded.'];
    if (announced(request) === undefined)
      return [400, 'Sec-WebSocket-Protocol must name one encoding and exactly one kind of authentication.'];
    if (isForeignPage(request, parts.origins)) return [403, 'Pages of this origin may not connect; see PROVIDER_GATEWAY_ORIGINS.'];
    if (parts.isDraining) return [503, 'This node is going to stop.'];
    const { limits, connections, unauthenticated, visitors, allowance } = parts;
    const { network } = arrivalOf(request);
    if ((visitors.get(network)?.connections.size ?? 0) >= limits.connectionsPerAddress)
      return [429, 'Too many connections from this address.'];
    if (allowance.take(network, cost.connection) !== undefined) return [429, 'Too many connections at once from this address.'];
    if (connections.size >= limits.connections) return [503, 'Too many connections.'];
    if (unauthenticated.size >= limits.unauthenticated) return [503, 'Too many connections are opening.'];
  }

  function onOpen(ws: WebSocket, request: IncomingMessage): void {
    const encoding = announced(request)?.encoding ?? 'jsjson-v2';
    const arrival = arrivalOf(request);
    const codec = createCodec(encoding, nodeCompression, MAXIMUM_MESSAGE_SIZE);
    const { visitors } = parts;
    const visitor = visitors.get(arrival.network) ?? new Visitor();
    const connection = new Connection(parts, { ws, socket: request.socket, codec, arrival, visitor });
    visitors.set(arrival.network, visitor);
    visitor.connections.add(connection);
    counters.opened += 1;
    ws.on('message', (data, isBinary) => onMessage(connection, data, isBinary));
    // Errors of invalid frames; the connection closes afterwards.
    ws.on('error', () => undefined);
    ws.on('close', () => {
      connection.leave();
      visitor.connections.delete(connection);
      if (visitor.connections.size === 0 && visitors.get(arrival.network) === visitor) visitors.delete(arrival.network);
    });
  }

  function onMessage(connection: Connection, data: RawData, isBinary: boolean): void {
    // The server is configured for frames as buffers.
    if (!Buffer.isBuffer(data)) return connection.dismiss('protocolViolation', 'A frame that is no buffer.');
    if (data.length > MAXIMUM_MESSAGE_SIZE) return connection.dismiss('frameTooLarge', `More than ${MAXIMUM_MESSAGE_SIZE} bytes.`);
    receive(parts, connection, isBinary ? data : data.toString());
  }

  async function drain(): Promise<void> {
    parts.isDraining = true;
    const { connections, timings } = parts;
    // A few clients leave at once; many are spread over time, so that they do not reconnect elsewhere together.
    const spread = Math.min(timings.drain, connections.size * 2);
    const leaving = [...connections].map(
      (connection) =>
        new Promise<void>((resolve) => {
          connection.onGone = resolve;
          clock.setTimeout(() => connection.end(closeCode.restart, 'draining'), random() * spread);
        }),
    );
    await Promise.all(leaving);
    stopSweep();
    stopFollowing();
    parts.fanOut.close();
    parts.prices.close();
  }

  return {
    attach(httpServer) {
      httpServer.on('upgrade', onUpgrade);
    },
    counters,
    state: () => stateOf(parts),
    get isDraining() {
      return parts.isDraining;
    },
    drain,
  };
}

function stateOf({ connections, unauthenticated, fanOut }: GatewayParts): GatewayState {
  let subscriptions = 0;
  for (const { subscriptions: own } of connections) subscriptions += own.size;
  return { connections: connections.size, authenticated: connections.size - unauthenticated.size, subscriptions, feeds: fanOut.feeds };
}
