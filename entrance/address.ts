import ipaddr from 'ipaddr.js';
import { remembered } from './remembered.ts';

/**
 * Normalizes an address of a socket or proxy header: without port, brackets, quotes and zone, IPv4 in IPv6 as IPv4. Undefined for any
 * other text.
 */
export function readAddress(text: string | undefined): string | undefined {
  return addressIn(text ?? '');
}

const addressIn = remembered((text) => {
  const [, inBrackets, plain] = /^"?(?:\[([^\]]+)\](?::\d+)?|([^"]+))"?$/u.exec(text.trim()) ?? [];
  const [bare = ''] = (inBrackets ?? withoutPort(plain ?? '')).split('%');
  // Accepts dotted decimal only: the library would also accept `1` and `0x7f.1`.
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare;
  return ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare).toString() : undefined;
});

/** Removes the port of an IPv4 address (`203.0.113.7:443`). More than one colon means IPv6. */
function withoutPort(text: string): string {
  return /^[^:]+:\d+$/u.test(text) ? (text.split(':')[0] ?? '') : text;
}

/** Key of a visitor: the IPv4 address, or the /64 of an IPv6 address, since one customer usually has a whole /64. */
export const networkOf: (address: string) => string = remembered((address) => {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (!('parts' in ip)) return ip.toString();
  const front = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${front.join(':')}::/64`;
});

/** Returns true for a loopback address. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::ffff:)?127\.|^::1$/u.test(address);
}
