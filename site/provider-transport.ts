import { createTransport, type Transport } from '#client/transport.ts';
import { providerAddress } from './provider-address.ts';

/**
 * The way to the provider, `timeout` milliseconds a call. From a provider on the same machine answers come uncompressed:
 * there a packed answer costs both sides time and saves no line.
 */
export function providerTransport(timeout: number): Transport {
  const address = providerAddress();
  const transport = createTransport({ baseUrl: `${address}/api`, timeout });
  if (!isNeighbour(address)) return transport;
  return { send: (request) => transport.send({ ...request, headers: { ...request.headers, 'Accept-Encoding': 'identity' } }) };
}

function isNeighbour(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
