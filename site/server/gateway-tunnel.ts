import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import { arrivalOf } from '#entrance/arrival.ts';
import { forwardedFor } from '../bff/forwarded-for.ts';

export interface TunnelOptions {
  /** Address of the provider without path. */
  readonly provider: string;
  /** Maximum number of simultaneous connections; further ones get 503. */
  readonly most?: number;
  /** Timeout for the provider's answer in ms. */
  readonly answerWithin?: number;
  /** Idle timeout in ms. Both ends send more often than that, so silence means a dead connection. */
  readonly silence?: number;
}

export interface GatewayTunnel {
  /** Takes over the socket of an upgrade request. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends every connection, so that the server can stop. */
  close(): void;
}

/** Headers of a browser's request that a gateway needs. Cookies are not passed on: the push token opens the connection. */
const PASSED = ['origin', 'user-agent', 'sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol'];

/**
 * Proxies WebSockets to the provider, so that pages and prices have one origin. Bytes are piped with back-pressure. Answers 503 and closes
 * the connection when the provider is unreachable.
 */
export function gatewayTunnel({ provider, most = 12_000, answerWithin = 10_000, silence = 180_000 }: TunnelOptions): GatewayTunnel {
  const open = new Set<Socket>();
  const joined = new WeakSet<Duplex>();
  const proxy = createProxyServer({ target: `${provider}/ws`, ignorePath: true })
    .on('proxyReqWs', (asked, _, client) => {
      asked.setTimeout(answerWithin, () => asked.destroy(new Error('The provider is silent')));
      client.once('close', () => asked.destroy());
      asked.once('upgrade', (_answer, upstream) => {
        joined.add(client);
        // Bytes of both directions pass through this socket, so one timer covers both.
        client.setTimeout(silence, () => client.destroy());
        client.once('close', () => upstream.destroy());
        upstream.once('close', () => client.destroy());
      });
    })
    .on('error', (_error, _request, client) => {
      if (!isSocket(client)) return;
      if (joined.has(client)) client.destroy();
      else refuse(client);
    });
  return {
    accept(request, client, head) {
      if (!isSocket(client)) return void client.destroy();
      client.on('error', () => client.destroy());
      if (open.size >= most) return refuse(client);
      open.add(client);
      client.once('close', () => open.delete(client));
      request.headers = passedHeaders(request);
      void proxy.ws(request, client, {}, head);
    },
    close() {
      for (const client of open) client.destroy();
    },
  };
}

function passedHeaders(request: IncomingMessage): IncomingHttpHeaders {
  const known = request.headers;
  const passed = PASSED.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]] as const]));
  const { host = '', isSecure } = arrivalOf(request);
  const proxied = { 'x-forwarded-host': host, 'x-forwarded-proto': isSecure ? 'https' : 'http' };
  return { ...Object.fromEntries(passed), ...forwardedFor(request), ...proxied, connection: 'Upgrade', upgrade: 'websocket' };
}

/** Answers 503 and closes, once; a client that is gone needs no answer. */
function refuse(client: Socket): void {
  if (client.writable) client.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 5\r\n\r\n');
  client.destroySoon();
}

function isSocket(end: object | undefined): end is Socket {
  return end !== undefined && 'destroySoon' in end;
}
