import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Origin by which a listening server reaches itself. */
export function ownOrigin(server: Server): string {
  const { address, family, port } = listeningAt(server);
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}

/**
 * Address of a server that listens at a port.
 * @throws Error for any other server
 */
export function listeningAt(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens at no port.');
  return address;
}
