import { request as httpRequest, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { forwardedFor } from '../bff/forwarded-for.ts';

export interface TunnelOptions {
  /** Where the provider listens, without path. */
  readonly provider: string;
  /** Connections at a time; further ones get 503. */
  readonly most?: number;
  /** Milliseconds until the provider must have answered. */
  readonly answerWithin?: number;
  /** Milliseconds without a byte in either direction after which both ends are closed; both ends talk more often. */
  readonly silence?: number;
}

export interface GatewayTunnel {
  /** Takes over the socket of an upgrade request. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends every connection, so that the server can stop. */
  close(): void;
}

/** What a gateway needs of a browser's request. Cookies stay here: the push token opens the connection. */
const PASSED = ['origin', 'user-agent', 'x-forwarded-proto', 'sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol'];

/**
 * Passes WebSockets on to the provider, so that pages and prices have one origin. Bytes go through as they come: a slow
 * reader slows down the sender. A provider that is away makes 503 and a closed connection.
 */
export function gatewayTunnel({ provider, most = 12_000, answerWithin = 10_000, silence = 180_000 }: TunnelOptions): GatewayTunnel {
  const open = new Set<{ destroy(): void }>();
  return {
    accept(request, socket, head) {
      const client = socket as Socket;
      if (open.size >= most) return refuse(client, 503);
      const asked = ask(request, provider, answerWithin);
      const end = (): void => {
        open.delete(connection);
        asked.destroy();
        client.destroy();
      };
      const connection = { destroy: end };
      open.add(connection);
      client.on('error', end).on('close', end);
      asked.on('timeout', () => asked.destroy(new Error('timeout')));
      asked.on('error', () => {
        open.delete(connection);
        refuse(client, 503);
      });
      asked.on('response', (answer) => {
        answer.destroy();
        refuse(client, answer.statusCode ?? 502);
      });
      asked.on('upgrade', (answer, upstream, first) => {
        upstream.on('error', end).on('close', end);
        for (const side of [client, upstream]) side.setNoDelay(true).setTimeout(silence, end);
        client.write(headOf(101, answer.rawHeaders));
        if (first.length > 0) client.write(first);
        if (head.length > 0) upstream.write(head);
        client.pipe(upstream).pipe(client);
      });
      asked.end();
    },
    close() {
      for (const connection of open) connection.destroy();
    },
  };
}

function ask(request: IncomingMessage, provider: string, timeout: number): ClientRequest {
  const known = request.headers;
  const headers: OutgoingHttpHeaders = { ...forwardedFor(request), connection: 'Upgrade', upgrade: 'websocket' };
  for (const name of PASSED) if (known[name] !== undefined) headers[name] = known[name];
  headers['x-forwarded-host'] = known['x-forwarded-host'] ?? known.host ?? '';
  const send = provider.startsWith('https:') ? httpsRequest : httpRequest;
  // Not kept for later calls: the connection becomes the WebSocket.
  return send(`${provider}/ws`, { agent: false, timeout, headers });
}

/** Answers and closes, once; a client that is gone needs no answer. */
function refuse(client: Socket, status: number): void {
  if (client.writable)
    client.end(headOf(status, ['Connection', 'close', 'Content-Length', '0', ...(status === 503 ? ['Retry-After', '5'] : [])]));
  client.destroySoon();
}

const REASONS: Readonly<Record<number, string>> = { 101: 'Switching Protocols', 400: 'Bad Request', 503: 'Service Unavailable' };

/** Start of an HTTP answer; `raw` are names and values in turn, as Node reads them. */
function headOf(status: number, raw: readonly string[]): string {
  const lines = raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1] ?? ''}`] : []));
  return [`HTTP/1.1 ${status} ${REASONS[status] ?? 'Refused'}`, ...lines, '', ''].join('\r\n');
}
