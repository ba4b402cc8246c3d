import { LRUCache } from 'lru-cache';

/** Has pages with holes drawn anew by itself: the next visitor, perhaps hours later, would get the holes before a new page. */
export interface IncompleteRetry {
  /** To be told of each page that was handed out with holes. */
  note(path: string): void;
}

/** A page with holes is fresh for five seconds (`incompleteLifetime`): an earlier request would get the same page. */
const FIRST_PAUSE_MS = 6_000;
/** Longest pause between retries. Each pause is twice the one before: data may be missing for good, such as an instrument nobody knows. */
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Maximum number of waiting pages; any further page is noted again when it is next requested. */
const MOST = 100;

/** @param ask asks for the page of a path as a visitor does; the pages come one after the other */
export function createIncompleteRetry(ask: (path: string) => Promise<unknown>): IncompleteRetry {
  const waiting = new Set<string>();
  const tries = new LRUCache<string, number>({ max: 10 * MOST, ttl: 3 * LONGEST_PAUSE_MS });
  let last: Promise<unknown> = Promise.resolve();
  const askAgain = (path: string): void => {
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
      setTimeout(askAgain, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** before), path).unref();
    },
  };
}
