import { FOR_EVERYONE } from '#entrance/for-everyone.ts';
import { createTransport, type Transport, type TransportOptions } from '#client/transport.ts';
import { providerAddress } from './provider-address.ts';

/**
 * The way to the provider, `timeout` milliseconds a call, for all visitors unless a header says for whom. From a provider on the same machine answers come uncompressed:
 * there a packed answer costs both sides time and saves no line.
 */
export function providerTransport(timeout: number): Transport {
  const address = providerAddress();
  const transport = createTransport({ baseUrl: `${address}/api`, timeout, processResult: repeatBrokenReads, maxRetries: 1 });
  const own = { ...FOR_EVERYONE, ...(isNeighbour(address) ? { 'Accept-Encoding': 'identity' } : {}) };
  return { send: (request) => transport.send({ ...request, headers: { ...request.headers, ...own } }) };
}

/** A connection that breaks, as while the provider is restarted, is tried once more by whoever only reads: reading twice changes nothing. */
const repeatBrokenReads: TransportOptions['processResult'] = ({ error }, _attempt, { method }) => ({
  retry: error?.code === 'NETWORK' && (method === 'GET' || method === 'HEAD'),
});

function isNeighbour(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
