import type { AnyCall, PublicCall } from '#client/audience.ts';
import { keyOf } from '#renderer/plan.ts';
import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';

interface Entry {
  readonly answer: Promise<unknown>;
  /** Milliseconds since 1970 from which the answer is asked for again. */
  until: number;
}

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
 * for as long as the answer says (`expires`). Failed calls are not kept. The type lets no call with a session in.
 */
export function withDataCache(call: PublicCall, timeout: number, options: Partial<DataCacheOptions> = {}): PublicCall {
  const { least, most, entries, now } = { ...defaults, ...options };
  const cache = new Map<string, Entry>();
  const kept: AnyCall = <Op extends OperationId>(operation: Op, input: OperationInput<Op>): Promise<OperationOutput<Op>> => {
    const key = keyOf({ operation, input });
    const known = cache.get(key);
    // The key names operation and input, so the kept answer is of this operation.
    if (known && known.until > now()) return known.answer as Promise<OperationOutput<Op>>;
    const answer = call(operation, input, { signal: AbortSignal.timeout(timeout) });
    const entry: Entry = { answer, until: Number.POSITIVE_INFINITY };
    cache.delete(key);
    cache.set(key, entry);
    answer.then(
      (value) => (entry.until = now() + Math.min(most, Math.max(least, expiresOf(value) - now()))),
      () => cache.get(key) === entry && cache.delete(key),
    );
    const oldest = cache.keys().next();
    if (cache.size > entries && !oldest.done) cache.delete(oldest.value);
    return answer;
  };
  return kept as PublicCall;
}

function expiresOf(value: unknown): number {
  return typeof value === 'object' && value !== null && 'expires' in value && typeof value.expires === 'number' ? value.expires : 0;
}
