import { LRUCache } from 'lru-cache';
import type { RateLimit } from './rate-limit.ts';

/** Refusal of a visitor whose allowance is used up. */
export interface Refusal {
  /** Whole seconds after which the same request is possible. */
  readonly retryAfter: number;
  /** `Retry-After`, `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10). */
  readonly headers: Readonly<Record<'retry-after' | 'ratelimit-policy' | 'ratelimit', string>>;
}

export interface Allowance {
  /**
   * Charges a cost to a visitor; a refusal charges nothing. A visitor with at least one call left may exceed the allowance and then waits
   * longer.
   */
  take(visitor: string, cost: number): Refusal | undefined;
}

interface Bucket {
  left: number;
  /** Instant of that level in ms. */
  at: number;
}

/** Maximum number of remembered visitors, about 150 bytes each. A forgotten visitor starts with a full allowance. */
const MOST_VISITORS = 100_000;

/**
 * Limits visitors by token buckets, which hold `calls` and refill in `seconds`. Without a limit nothing is counted.
 * @param now monotonic clock in ms
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
