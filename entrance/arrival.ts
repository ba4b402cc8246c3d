import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { networkOf, readAddress } from './address.ts';
import { FOR_EVERYONE } from './for-everyone.ts';
import { trustedProxies, type Trust } from './trusted-proxies.ts';

/** How a request came here. What the headers say of it counts only from trusted proxies. */
export interface Arrival {
  /** The visitor's address; that of the nearest proxy where the way behind it cannot be read. Empty for a socket without address. */
  readonly address: string;
  /** Key for rate limits: the address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** Host and port that the visitor asked for, as the `Host` header has them. */
  readonly host: string | undefined;
  /** Whether the visitor came over TLS. */
  readonly isSecure: boolean;
  /** Whether a trusted proxy says for whom it asks. */
  readonly isForwarded: boolean;
  /** Whether a trusted caller, the site, asks for all visitors at once: it limits them itself. */
  readonly isForEveryone: boolean;
}

export type Arriving = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Maximum number of proxies between us and a visitor. */
const MOST_HOPS = 16;
const MARK = 'x-parkett-for';

/** Finds out who asks, where he came in, and how: the one place that reads `X-Forwarded-*`. */
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

/** The way is read from our end. Whoever stands behind something that is no address is counted as who said it. */
function addressBehind(request: Arriving, trust: Trust): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Reads nothing of a request but these
  const way = proxyAddr.all(request as IncomingMessage, (address, hop) => hop < MOST_HOPS && trust(address));
  return way.map(readAddress).findLast((address) => address !== undefined) ?? '';
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return [header].flat()[0]?.split(',')[0]?.trim() || undefined;
}
