import { LRUCache } from 'lru-cache';

/** Retries pages whose data was incomplete. Otherwise the next visitor, perhaps hours later, would still get the incomplete page. */
export interface IncompleteRetry {
  /** Schedules a retry of a page that was sent incomplete. */
  note(path: string): void;
}

/** First pause in ms; longer than the lifetime of an incomplete page (`incompleteLifetime`), since before that its cached version is sent. */
const FIRST_PAUSE_MS = 6_000;
/** Maximum pause between retries in ms. Pauses double, because data may be missing permanently, such as that of an unknown instrument. */
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Maximum number of waiting pages; a further one is scheduled at its next request. */
const MOST = 100;

/**
 * Creates the retry queue.
 * @param ask requests the page of a path like a visitor; called for one page at a time
 */
export function createIncompleteRetry(ask: (path: string) => Promise<unknown>): IncompleteRetry {
  const waiting = new Set<string>();
  const tries = new LRUCache<string, number>({ max: 10 * MOST, ttl: 3 * LONGEST_PAUSE_MS });
  let last: Promise<unknown> = Promise.resolve();
  const retry = (path: string): void => {
    last = last
      .then(() => {
        waiting.delete(path);
        return ask(path);
      })
      .catch(() => undefined);
  };
  return {
    note(path) {
      if (waiting.has(path) || waiting.size >= MOST) return;
      const before = tries.get(path) ?? 0;
      tries.set(path, before + 1);
      waiting.add(path);
      setTimeout(retry, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** before), path).unref();
    },
  };
}
