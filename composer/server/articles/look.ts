import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import type { Articles } from './articles.ts';

/** Milliseconds for which a look at the provider holds. */
const LOOK = 2_000;
/** Milliseconds that the first editor waits for articles to come. */
const FIRST = 4_000;

/**
 * Brings the copies of articles in step while somebody works: the first request waits for them a little, later ones have them looked for.
 * @param inTurn lets no publication run meanwhile
 */
export function createLook(articles: Articles, inTurn: <T>(run: () => Promise<T>) => Promise<T>): () => Promise<void> {
  let lookedAt = -Infinity;
  let first: Promise<void> | undefined;
  let wasAway = false;
  const refresh = async (): Promise<void> => {
    try {
      await inTurn(articles.refresh);
      wasAway = false;
    } catch (error) {
      if (!wasAway) warn('articles-away', { fault: describeError(error) });
      wasAway = true;
    }
  };
  return () => {
    const now = performance.now();
    if (now - lookedAt < LOOK) return first ?? Promise.resolve();
    lookedAt = now;
    const look = refresh();
    first ??= Promise.race([look, pause(FIRST, undefined, { ref: false })]);
    return first;
  };
}
