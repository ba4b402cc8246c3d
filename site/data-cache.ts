import { LRUCache } from 'lru-cache';
import { publicCall, type PublicCall } from '#client/audience.ts';
import { keyOf } from '#renderer/plan.ts';
import { answersAsOf } from './forget-answers.ts';
import { heldBytes } from './held-bytes.ts';
import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';

export interface DataCacheOptions {
  /** Minimum and maximum lifetime of an answer in ms, whatever its `expires` says. */
  readonly least: number;
  readonly most: number;
  /** Maximum size of all answers in bytes. */
  readonly bytes: number;
  now(): number;
}

interface CachedAnswer {
  readonly answer: Promise<unknown>;
}

/**
 * Answers that expire within these milliseconds contain prices and get the minimum lifetime. The provider's clock has steps of a second:
 * with a longer lifetime, a page could show two different prices of the same notation.
 */
const PRICES_MS = 5_000;

/** Bytes counted for an answer that is still pending. */
const UNDER_WAY = 1_024;

const defaults: DataCacheOptions = { least: 1_000, most: 30_000, bytes: 64 * 1024 * 1024, now: Date.now };

/**
 * Caches the answers of public calls until they expire (`expires`) or something is published (`forgetAnswers`). Simultaneous equal calls
 * share one request. Failed calls are not cached. The type excludes calls with a session.
 */
export function withDataCache(call: PublicCall, timeout: number, options: Partial<DataCacheOptions> = {}): PublicCall {
  const { least, most, bytes, now } = { ...defaults, ...options };
  const cache = new LRUCache<string, CachedAnswer>({ maxSize: bytes, ttlResolution: 0, perf: { now } });
  let asOf = answersAsOf();
  const cachedCall = <Op extends OperationId>(operation: Op, input: OperationInput<Op>): Promise<OperationOutput<Op>> => {
    if (asOf !== answersAsOf()) {
      asOf = answersAsOf();
      cache.clear();
    }
    const key = keyOf({ operation, input });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Keys name operation and input, so the answer is of this operation
    const known = cache.get(key)?.answer as Promise<OperationOutput<Op>> | undefined;
    if (known) return known;
    const answer = call(operation, input, { signal: AbortSignal.timeout(timeout) });
    const pending: CachedAnswer = { answer };
    cache.set(key, pending, { size: UNDER_WAY });
    const keep = (value: unknown): void => {
      const left = expiresOf(value) - now();
      const ttl = left <= PRICES_MS ? least : Math.min(most, left);
      // LRUCache recomputes the size only for a new object.
      if (cache.peek(key) === pending) cache.set(key, { answer }, { ttl, size: key.length * 2 + heldBytes(value) });
    };
    answer.then(keep, () => cache.peek(key) === pending && cache.delete(key));
    return answer;
  };
  return publicCall(cachedCall);
}

function expiresOf(value: unknown): number {
  return typeof value === 'object' && value !== null && 'expires' in value && typeof value.expires === 'number' ? value.expires : 0;
}
