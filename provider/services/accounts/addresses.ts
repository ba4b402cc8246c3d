import { networkOf } from '#entrance/address.ts';
import { limits } from './limits.ts';
import type { AccountParts } from './parts.ts';

/**
 * Counts a try of a visitor.
 * @throws HttpFault 429
 */
export async function requireFree(parts: AccountParts, limit: 'address' | 'requests', address: string): Promise<void> {
  if (parts.isCounted(address)) await parts.limits.take(limits[limit], networkOf(address));
}
