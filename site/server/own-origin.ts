import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a listening server reaches itself. */
export function ownOrigin(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
