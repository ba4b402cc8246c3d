import { LRUCache } from 'lru-cache';
import type { AnyCall, PublicCall } from '#client/audience.ts';
import { keyOf } from '#renderer/plan.ts';
import { answersAsOf } from './forget-answers.ts';
import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';

export interface DataCacheOptions {
  /** Milliseconds that an answer lives at least and at most, whatever its `expires` says. */
  readonly least: number;
  readonly most: number;
  readonly entries: number;
  now(): number;
}

const defaults: DataCacheOptions = { least: 1_000, most: 30_000, entries: 2_000, now: Date.now };

/**
 * Joins the calls of pages that are drawn at the same time: one question to the provider, one answer for all,
 * for as long as the answer says (`expires`) and nothing is published (`forgetAnswers`). Failed calls are not kept. The type lets no call with a session in.
 */
export function withDataCache(call: PublicCall, timeout: number, options: Partial<DataCacheOptions> = {}): PublicCall {
  const { least, most, entries, now } = { ...defaults, ...options };
  const cache = new LRUCache<string, Promise<unknown>>({ max: entries, ttlResolution: 0, perf: { now } });
  let asOf = answersAsOf();
  const kept: AnyCall = <Op extends OperationId>(operation: Op, input: OperationInput<Op>): Promise<OperationOutput<Op>> => {
    if (asOf !== answersAsOf()) {
      asOf = answersAsOf();
      cache.clear();
    }
    const key = keyOf({ operation, input });
    // The key names operation and input, so the kept answer is of this operation.
    const known = cache.get(key) as Promise<OperationOutput<Op>> | undefined;
    if (known) return known;
    const answer = call(operation, input, { signal: AbortSignal.timeout(timeout) });
    cache.set(key, answer);
    answer.then(
      (value) => cache.peek(key) === answer && cache.set(key, answer, { ttl: Math.min(most, Math.max(least, expiresOf(value) - now())) }),
      () => cache.peek(key) === answer && cache.delete(key),
    );
    return answer;
  };
  return kept as PublicCall;
}

function expiresOf(value: unknown): number {
  return typeof value === 'object' && value !== null && 'expires' in value && typeof value.expires === 'number' ? value.expires : 0;
}
