import { AsyncLocalStorage } from 'node:async_hooks';
import { createFairQueue, type QueueLimits, type Waiter } from '#entrance/fair-queue.ts';
import { nextTurn } from '#domain/web/next-turn.ts';
import { HttpFault } from '../../base/fault.ts';
import { runInSlices } from '../../services/search/slices.ts';

/** Maximum number of waiting searches; per visitor as many as the rate limit allows at once. */
const LIMITS: QueueLimits = { most: 1_000, mostEach: 100 };

/**
 * Runs a visitor's work, which yields often, when it is the visitor's turn.
 * @throws HttpFault 503 if too many wait
 */
export type SearchTurns = <Result>(visitor: Waiter, work: Generator<void, Result>) => Promise<Result>;

/**
 * Runs work sequentially in slices, and lets the event loop handle new requests before each work and between its slices; visitors take
 * turns. Without it a hundred searches of one visitor, each 5 to 30 ms without a pause, would delay a quote for another visitor until all
 * are done.
 */
export function createSearchTurns(limits: QueueLimits = LIMITS): SearchTurns {
  const queue = createFairQueue<() => Promise<void>>(limits);
  let isWorking = false;
  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    while (queue.size > 0) {
      await nextTurn();
      await queue.shift()?.();
    }
    isWorking = false;
  }
  return (visitor, work) =>
    new Promise((resolve, reject) => {
      // Keeps the async context with the budget of its own call: the work starts within that of another caller.
      const asCaller = AsyncLocalStorage.snapshot();
      if (!queue.push(visitor, () => asCaller(() => runInSlices(work)).then(resolve, reject))) return reject(tooMuch());
      void workOff();
    });
}

function tooMuch(): HttpFault {
  const display = 'Gerade wird zu viel auf einmal gesucht. Bitte versuche es gleich noch einmal.';
  return new HttpFault(503, 'Too many searches at once; see Retry-After.', display, 1);
}
