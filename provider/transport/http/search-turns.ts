import { AsyncLocalStorage } from 'node:async_hooks';
import { createFairQueue, type QueueLimits, type Waiter } from '#entrance/fair-queue.ts';
import { nextTurn } from '#domain/web/next-turn.ts';
import { HttpFault } from '../../base/fault.ts';
import { runInSlices } from '../../services/search/slices.ts';

/** Searches that may wait; of one visitor as many as the limit on calls lets through at once. */
const LIMITS: QueueLimits = { most: 1_000, mostEach: 100 };

/** Does a visitor's work, which yields often, when it is the visitor's turn. @throws HttpFault 503 when too much waits */
export type SearchTurns = <Result>(visitor: Waiter, work: Generator<void, Result>) => Promise<Result>;

/**
 * Does one piece of work after another, in slices, with a look at what has arrived before each piece and between its slices; visitors
 * take turns. Without it a hundred searches of one visitor, each 5 to 30 ms in one go, keep a quote of another waiting for all of them.
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
      // Keeps the budget of its own call: it begins at the end of somebody else's, whose budget must not pay for it.
      const asCaller = AsyncLocalStorage.snapshot();
      if (!queue.push(visitor, () => asCaller(() => runInSlices(work)).then(resolve, reject))) return reject(tooMuch());
      void workOff();
    });
}

function tooMuch(): HttpFault {
  const display = 'Gerade wird zu viel auf einmal gesucht. Bitte versuche es gleich noch einmal.';
  return new HttpFault(503, 'Too many searches at once; see Retry-After.', display, 1);
}
