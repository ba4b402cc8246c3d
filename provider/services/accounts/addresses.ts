import { networkOf } from '#entrance/address.ts';
import { limits } from './limits.ts';
import type { AccountParts } from './parts.ts';

/**
 * Counts an attempt of a visitor.
 * @throws HttpFault 429
 */
export async function requireFree(parts: AccountParts, limit: 'requests' | 'codes', address: string): Promise<void> {
  if (parts.isCounted(address)) await parts.limits.take(limits[limit], networkOf(address));
}

/**
 * Returns the caller key of an address for key derivation: neighbors in a network take turns as one caller. Undefined: all share one key.
 */
export function callerOf(parts: Pick<AccountParts, 'isCounted'>, address: string): string | undefined {
  return parts.isCounted(address) ? networkOf(address) : undefined;
}
