import { LRUCache } from 'lru-cache';
import type { RateLimit } from './rate-limit.ts';

/** Why a visitor has to wait, and the headers that say so. */
export interface Refusal {
  /** Whole seconds after which the same is possible. */
  readonly retryAfter: number;
  /** `Retry-After`, `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10). */
  readonly headers: Readonly<Record<'retry-after' | 'ratelimit-policy' | 'ratelimit', string>>;
}

export interface Allowance {
  /**
   * Takes what something costs from what a visitor has left; a refusal takes nothing. Who has one call left may also take what
   * costs more, and waits the longer afterwards.
   */
  take(visitor: string, cost: number): Refusal | undefined;
}

interface Bucket {
  left: number;
  /** When it held that much, in milliseconds. */
  at: number;
}

/** Maximum number of remembered visitors, about 150 bytes each. A forgotten visitor starts with a full allowance. */
const MOST_VISITORS = 100_000;

/**
 * Counts what visitors take, each by a bucket that holds `calls` and is full again after `seconds`. Without a limit nobody is counted.
 * @param now milliseconds of a clock that never goes back
 */
export function createAllowance(limit: RateLimit | undefined, now: () => number = () => performance.now()): Allowance {
  if (limit === undefined) return { take: () => undefined };
  const { calls, seconds } = limit;
  const perMillisecond = calls / (seconds * 1000);
  const buckets = new LRUCache<string, Bucket>({ max: MOST_VISITORS });
  return {
    take(visitor, cost) {
      const time = now();
      let bucket = buckets.get(visitor);
      if (bucket === undefined) buckets.set(visitor, (bucket = { left: calls, at: time }));
      bucket.left = Math.min(calls, bucket.left + (time - bucket.at) * perMillisecond);
      bucket.at = time;
      const needed = Math.min(cost, 1);
      if (bucket.left < needed) return refusal(limit, bucket.left, (needed - bucket.left) / perMillisecond);
      bucket.left -= cost;
      return undefined;
    },
  };
}

function refusal({ calls, seconds }: RateLimit, left: number, wait: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  return {
    retryAfter,
    headers: {
      'retry-after': String(retryAfter),
      'ratelimit-policy': `"visitor";q=${calls};w=${seconds}`,
      ratelimit: `"visitor";r=${Math.max(0, Math.floor(left))};t=${retryAfter}`,
    },
  };
}
