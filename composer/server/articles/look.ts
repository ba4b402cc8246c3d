import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import type { Articles } from './articles.ts';

/** Minimum interval between two checks at the provider, in ms. */
const LOOK = 2_000;
/** Maximum time that the first request waits for articles, in ms. */
const FIRST = 4_000;

/**
 * Updates the copies of articles while editors work. The first request waits for them for a while, later ones only trigger an update.
 * @param inTurn runs a function while no publication is running
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
