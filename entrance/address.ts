import ipaddr from 'ipaddr.js';
import { remembered } from './remembered.ts';

/**
 * An address as sockets and proxies write it, in one spelling: without port, brackets, quotes and zone, IPv4 in IPv6 as
 * IPv4. Undefined for whatever is no address.
 */
export function readAddress(text: string | undefined): string | undefined {
  return addressIn(text ?? '');
}

const addressIn = remembered((text) => {
  const [, inBrackets, plain] = /^"?(?:\[([^\]]+)\](?::\d+)?|([^"]+))"?$/u.exec(text.trim()) ?? [];
  const [bare = ''] = (inBrackets ?? withoutPort(plain ?? '')).split('%');
  // Only as people write them: the library would take `1` and `0x7f.1` too.
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare;
  return ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare).toString() : undefined;
});

/** `203.0.113.7:443` says a port; more colons are an IPv6 address. */
function withoutPort(text: string): string {
  return /^[^:]+:\d+$/u.test(text) ? (text.split(':')[0] ?? '') : text;
}

/** Key of one visitor: an IPv4 address, or the /64 of an IPv6 address, because the owner of one address has all 2^64 of its /64. */
export const networkOf: (address: string) => string = remembered((address) => {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (!('parts' in ip)) return ip.toString();
  const front = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${front.join(':')}::/64`;
});

/** Whether an address is this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::ffff:)?127\.|^::1$/u.test(address);
}
