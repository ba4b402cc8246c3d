import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { networkOf, readAddress } from './address.ts';
import { FOR_EVERYONE } from './for-everyone.ts';
import { trustedProxies, type Trust } from './trusted-proxies.ts';

/** Origin of a request. Proxy headers count only from trusted proxies. */
export interface Arrival {
  /** Address of the visitor, or of the nearest proxy if the chain behind it is invalid. Empty for a socket without address. */
  readonly address: string;
  /** Key for rate limits: the address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** Requested host and port, as in the `Host` header. */
  readonly host: string | undefined;
  /** Whether the visitor came over TLS. */
  readonly isSecure: boolean;
  /** Whether the request was forwarded by a trusted proxy. */
  readonly isForwarded: boolean;
  /** Whether the site makes the call for all visitors; it limits them itself. */
  readonly isForEveryone: boolean;
}

export type Arriving = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Maximum number of proxies between us and a visitor. */
const MOST_HOPS = 16;
const MARK = 'x-parkett-for';

/** Determines address, host and protocol of a request. No other code reads `X-Forwarded-*`. */
export function arrivalOf(request: Arriving, trust: Trust = trustedProxies()): Arrival {
  const { headers, socket } = request;
  const isTrusted = trust(socket.remoteAddress);
  const address = isTrusted ? addressBehind(request, trust) : (readAddress(socket.remoteAddress) ?? '');
  const said = (name: string): string | undefined => (isTrusted ? firstOf(headers[name]) : undefined);
  return {
    address,
    network: networkOf(address),
    host: said('x-forwarded-host') ?? headers.host,
    isSecure: 'encrypted' in socket || said('x-forwarded-proto') === 'https',
    isForwarded: isTrusted && headers['x-forwarded-for'] !== undefined,
    isForEveryone: isTrusted && headers['x-forwarded-for'] === undefined && headers[MARK] === FOR_EVERYONE[MARK],
  };
}

/** Reads the chain of proxies from our end. Stops at an invalid entry: the request then counts as that of the proxy before it. */
function addressBehind(request: Arriving, trust: Trust): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Reads nothing of a request but these
  const way = proxyAddr.all(request as IncomingMessage, (address, hop) => hop < MOST_HOPS && trust(address));
  return way.map(readAddress).findLast((address) => address !== undefined) ?? '';
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return [header].flat()[0]?.split(',')[0]?.trim() || undefined;
}
