import { LRUCache } from 'lru-cache';
import { publicCall, type PublicCall } from '#client/audience.ts';
import { keyOf } from '#renderer/plan.ts';
import { answersAsOf } from './forget-answers.ts';
import { heldBytes } from './held-bytes.ts';
import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';

export interface DataCacheOptions {
  /** Milliseconds that an answer lives at least and at most, whatever its `expires` says. */
  readonly least: number;
  readonly most: number;
  /** Bytes that all answers may hold. */
  readonly bytes: number;
  now(): number;
}

interface CachedAnswer {
  readonly answer: Promise<unknown>;
}

/**
 * Milliseconds that answers with prices live at most. The provider's now is a whole second: cachedCall for longer, a price would stand beside
 * one of the same notation that was asked for seconds later.
 */
const PRICES_MS = 5_000;

/** Bytes that count for an answer until it is there. */
const UNDER_WAY = 1_024;

const defaults: DataCacheOptions = { least: 1_000, most: 30_000, bytes: 64 * 1024 * 1024, now: Date.now };

/**
 * Joins the calls of pages that are drawn at the same time: one question to the provider, one answer for all,
 * for as long as the answer says (`expires`) and nothing is published (`forgetAnswers`). Failed calls are not cachedCall. The type lets no call with a session in.
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
    const asked: CachedAnswer = { answer };
    cache.set(key, asked, { size: UNDER_WAY });
    const keep = (value: unknown): void => {
      const left = expiresOf(value) - now();
      const ttl = left <= PRICES_MS ? least : Math.min(most, left);
      // Only another value gets another size.
      if (cache.peek(key) === asked) cache.set(key, { answer }, { ttl, size: key.length * 2 + heldBytes(value) });
    };
    answer.then(keep, () => cache.peek(key) === asked && cache.delete(key));
    return answer;
  };
  return publicCall(cachedCall);
}

function expiresOf(value: unknown): number {
  return typeof value === 'object' && value !== null && 'expires' in value && typeof value.expires === 'number' ? value.expires : 0;
}
