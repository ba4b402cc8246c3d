import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { arrivalOf } from '#entrance/arrival.ts';
import { isOriginOf } from '#entrance/origin.ts';
import { encoding as encodings, subprotocol, type Encoding } from '#gateway/generated/constants.ts';

/** Encodings by their subprotocol. */
const ENCODINGS: Readonly<Record<string, Encoding>> = {
  [subprotocol.plain]: encodings.plain,
  [subprotocol.compressed]: encodings.compressed,
};
const AUTHENTICATIONS: ReadonlySet<string> = new Set([
  subprotocol.splitAuthenticationSecondFactor,
  subprotocol.oneTimeToken,
  subprotocol.gatewayToken,
]);

/** Returns the announcement of a client: one encoding and exactly one kind of authentication; undefined for anything else. */
export function announced(request: IncomingMessage): { readonly encoding: Encoding; readonly protocol: string } | undefined {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const protocols = offered.filter((name) => Object.hasOwn(ENCODINGS, name));
  const [protocol = ''] = protocols;
  const encoding = ENCODINGS[protocol];
  const isClear = protocols.length === 1 && offered.filter((name) => AUTHENTICATIONS.has(name)).length === 1;
  return isClear && encoding !== undefined ? { encoding, protocol } : undefined;
}

/** Returns true if a page of another host wants to connect. Browsers always send their page's origin, other programs send none. */
export function isForeignPage(request: IncomingMessage, others: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  return origin !== undefined && !others.has(origin) && !isOriginOf(arrivalOf(request).host, origin);
}

/** Answers an upgrade in HTTP and closes the socket. */
export function refuse(socket: Duplex, status: 400 | 403 | 404 | 405 | 429 | 503, message: string): void {
  const retry = status === 503 || status === 429 ? 'Retry-After: 5\r\n' : '';
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\n${retry}` +
      `Content-Length: ${Buffer.byteLength(message)}\r\nConnection: close\r\n\r\n${message}`,
    () => socket.destroy(),
  );
}
