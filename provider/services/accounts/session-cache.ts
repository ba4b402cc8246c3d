import { LRUCache } from 'lru-cache';

const MAX_CACHED = 20_000;

/**
 * Caches values read from the store for a short time. `forget` also affects reads in progress: their values are returned but not cached.
 */
export interface BriefCache<Value> {
  get(key: string, read: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
  forgetAll(): void;
}

/** Wrapper of the value, because the cache cannot hold undefined, which is a valid value. */
interface Cached<Value> {
  readonly value: Value;
}

/**
 * Creates a cache.
 * @param lifetime maximum age of a value in milliseconds
 * @param time monotonic clock in milliseconds, above 0
 */
export function createBriefCache<Value>(lifetime: number, time: () => number): BriefCache<Value> {
  const cache = new LRUCache<string, Cached<Value>, () => Promise<Value>>({
    max: MAX_CACHED,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now: time },
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: read }) => ({ value: await read() }),
  });
  return {
    get: async (key, read) => (await cache.forceFetch(key, { context: read })).value,
    forget: (key) => void cache.delete(key),
    forgetAll: () => cache.clear(),
  };
}
