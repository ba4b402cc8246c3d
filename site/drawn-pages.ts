import { LRUCache } from 'lru-cache';

const addresses = new LRUCache<string, true>({ max: 10_000 });

/** Notes that a page was drawn and Next keeps it under an address. Beyond ten thousand the oldest is forgotten. */
export function noteDrawn(address: string): void {
  addresses.set(address, true);
}

/** Whether a page under this address was drawn before. */
export function wasDrawn(address: string): boolean {
  return addresses.has(address);
}
