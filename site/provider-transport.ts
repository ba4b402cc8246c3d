import { FOR_EVERYONE } from '#entrance/for-everyone.ts';
import { createTransport, type Transport, type TransportOptions } from '#client/transport.ts';
import { providerAddress } from './provider-address.ts';

/**
 * Creates the transport to the provider, on behalf of all visitors unless a header names one. Answers of a provider on the same machine are
 * not compressed, since that only costs time there.
 * @param timeout of a call, in ms
 */
export function providerTransport(timeout: number): Transport {
  const address = providerAddress();
  const transport = createTransport({ baseUrl: `${address}/api`, timeout, processResult: repeatBrokenReads, maxRetries: 1 });
  const own = { ...FOR_EVERYONE, ...(isNeighbour(address) ? { 'Accept-Encoding': 'identity' } : {}) };
  return { send: (request) => transport.send({ ...request, headers: { ...request.headers, ...own } }) };
}

/** Repeats reads once if the connection breaks, for example during a restart of the provider. */
const repeatBrokenReads: TransportOptions['processResult'] = ({ error }, _attempt, { method }) => ({
  retry: error?.code === 'NETWORK' && (method === 'GET' || method === 'HEAD'),
});

function isNeighbour(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
