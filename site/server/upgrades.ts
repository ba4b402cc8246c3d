import { Server, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Takes over the socket of an upgrade request. */
export type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Routes each upgrade request to one handler by its path. Next and Vite would both handle every upgrade of the server and close those they
 * do not know, so each gets a separate server that never listens.
 */
export function routeUpgrades(server: Server, takers: Readonly<Record<string, TakeUpgrade>>): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?')[0] ?? '/';
    const taker = Object.entries(takers).find(([prefix]) => path === prefix || (prefix.endsWith('/') && path.startsWith(prefix)))?.[1];
    if (taker !== undefined) return taker(request, socket, head);
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
}

/** Creates a server that listens at no port, and a function that passes upgrade requests to it. */
export function upgradeOnlyServer(): { readonly server: Server; readonly take: TakeUpgrade } {
  const server = new Server();
  return { server, take: (request, socket, head) => void server.emit('upgrade', request, socket, head) };
}
