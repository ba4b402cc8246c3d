import type { IncomingMessage } from 'node:http';

/**
 * Options of `createServer` that accept upgrades to WebSocket only. Any other offer, such as `Upgrade: h2c` by Java's HttpClient and
 * `curl --http2`, is ignored and the request answered in HTTP/1.1, as RFC 9110 (7.8) permits.
 */
export const ONLY_WEBSOCKETS = { shouldUpgradeCallback: isWebSocket } as const;

function isWebSocket({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}
