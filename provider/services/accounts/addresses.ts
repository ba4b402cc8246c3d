import { isLoopback } from '../../base/loopback.ts';
import { limits, type Limits } from './limits.ts';

/**
 * Counts a try of an address. This machine itself is exempt: the site asks for all of its visitors from there, and says
 * their addresses when it knows them.
 * @throws HttpFault 429
 */
export async function requireFree(counter: Limits, limit: 'address' | 'requests', address: string): Promise<void> {
  if (!isLoopback(address)) await counter.take(limits[limit], networkOf(address));
}

/** Who owns one IPv6 address owns 2^64 of them: these count as one. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const groups = address.includes('::') ? [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back] : front;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
