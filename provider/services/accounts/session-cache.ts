import { LRUCache } from 'lru-cache';

const MAX_CACHED = 20_000;

/**
 * Remembers for a moment what was read from the store. `forget` also holds against reads that are under way: what they
 * bring is given out but not kept.
 */
export interface BriefCache<Value> {
  get(key: string, read: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
  forgetAll(): void;
}

/** Wraps the value, because the cache cannot hold undefined, which is an answer too. */
interface Cached<Value> {
  readonly value: Value;
}

/**
 * @param lifetime milliseconds for which a value may be old
 * @param time clock that never stands still, in milliseconds above 0
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
