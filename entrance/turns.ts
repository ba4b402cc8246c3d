import { createFairQueue, type QueueLimits, type Waiter } from './fair-queue.ts';

export interface TurnLimits extends QueueLimits {
  /** Maximum number of simultaneous tasks, in total and per visitor. */
  readonly atOnce: number;
  readonly atOnceEach: number;
  /** Maximum number of simultaneous tasks that serve all visitors. */
  readonly atOnceForAll: number;
  /** Maximum waiting time in ms. */
  readonly patience: number;
  /**
   * Pause between two tasks of the same visitor, as a multiple of the duration of the first, to leave the processor to others. Default none.
   */
  readonly rest?: number;
}

/** Thrown if a visitor gets no turn. */
export class NoTurn extends Error {
  /** True if the visitor's own tasks are the reason, false if those of others are. */
  readonly isOwnDoing: boolean;
  /** Whole seconds after which to retry. */
  readonly retryAfter: number;

  constructor(isOwnDoing: boolean, retryAfter: number) {
    super(`Too much at once; try again in ${retryAfter} s.`);
    this.isOwnDoing = isOwnDoing;
    this.retryAfter = retryAfter;
  }
}

/** Task that one or several visitors wait for. */
export interface Ticket {
  /**
   * Waits for its turn.
   * @returns function that gives the place back; repeated calls have no effect
   * @throws NoTurn
   */
  enter(): Promise<() => void>;
  /** Adds a visitor who needs the same task. It runs at the turn of the first of them. */
  share(visitor: Waiter): void;
  /** Removes the visitor who requested the task first. Cancels it if no other visitor shares it. */
  abandon(): void;
}

/** Runs expensive tasks by turns: a visitor with many tasks delays their own, not those of others. */
export interface Turns {
  /**
   * Creates the ticket of a task.
   * @param visitor undefined for a task that serves all visitors, which is scheduled like that of one visitor
   */
  ticket(visitor: Waiter): Ticket;
  /** Number of waiting and running tasks. */
  readonly load: { readonly waiting: number; readonly running: number };
}

interface Entry {
  readonly waiter: Waiter;
  readonly begin: (waiter: Waiter) => void;
}

const RETRY_S = 2;
/** Maximum rest in ms. */
const MOST_REST = 250;
/** Maximum share of the queue for tasks that serve all visitors, to leave room for individual ones. */
const SHARE_FOR_ALL = 0.5;

export function createTurns({ atOnce, atOnceEach, atOnceForAll, patience, most, mostEach, rest = 0 }: TurnLimits): Turns {
  const queue = createFairQueue<Entry>({ most, mostEach });
  const busy = new Map<Waiter, number>();
  let running = 0;

  function next(): void {
    if (running >= atOnce) return;
    const entry = queue.shift((waiter) => (busy.get(waiter) ?? 0) < (waiter === undefined ? atOnceForAll : atOnceEach));
    if (entry === undefined) return;
    entry.begin(entry.waiter);
    next();
  }

  /** Takes a place for a visitor and returns a function that gives it back. */
  function take(waiter: Waiter): () => void {
    running += 1;
    busy.set(waiter, (busy.get(waiter) ?? 0) + 1);
    const begun = performance.now();
    let isTaken = true;
    const settle = (): void => {
      const left = (busy.get(waiter) ?? 1) - 1;
      if (left === 0) busy.delete(waiter);
      else busy.set(waiter, left);
      next();
    };
    return () => {
      if (!isTaken) return;
      isTaken = false;
      running -= 1;
      queue.stepBack(waiter);
      const pause = waiter === undefined || queue.of(waiter) === 0 ? 0 : Math.min(MOST_REST, (performance.now() - begun) * rest);
      if (pause < 1) return settle();
      setTimeout(settle, pause).unref();
      next();
    };
  }

  function push(entry: Entry): boolean {
    const hasRoom = entry.waiter !== undefined || queue.of(undefined) < most * SHARE_FOR_ALL;
    return hasRoom && queue.push(entry.waiter, entry);
  }

  return {
    get load() {
      return { waiting: queue.size, running };
    },
    ticket(visitor) {
      const visitors = new Set<Waiter>([visitor]);
      const entries: Entry[] = [];
      let isShared = false;
      let isLeft = false;
      let waiting: { readonly begin: (waiter: Waiter) => void; readonly fail: (error: NoTurn) => void } | undefined;
      const stop = (): void => {
        waiting = undefined;
        for (const entry of entries) queue.remove(entry.waiter, entry);
      };
      const enqueue = (waiter: Waiter): boolean => {
        if (waiting === undefined) return false;
        const entry: Entry = { waiter, begin: waiting.begin };
        if (!push(entry)) return false;
        entries.push(entry);
        return true;
      };
      return {
        enter() {
          const { promise, resolve, reject } = Promise.withResolvers<() => void>();
          const late = setTimeout(() => waiting?.fail(new NoTurn(false, RETRY_S)), patience).unref();
          const end = (): void => {
            clearTimeout(late);
            stop();
          };
          waiting = {
            begin(waiter) {
              end();
              resolve(take(waiter));
            },
            fail(error) {
              end();
              reject(error);
            },
          };
          if (isLeft && !isShared) waiting.fail(new NoTurn(true, RETRY_S));
          else if ([...visitors].map(enqueue).some(Boolean)) next();
          else waiting.fail(new NoTurn(queue.of(visitor) >= mostEach, RETRY_S));
          return promise;
        },
        share(other) {
          isShared = true;
          if (visitors.has(other)) return;
          visitors.add(other);
          if (enqueue(other)) next();
        },
        abandon() {
          isLeft = true;
          if (!isShared) waiting?.fail(new NoTurn(true, RETRY_S));
        },
      };
    },
  };
}
