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
   * @returns gives the place back, however often it is called
   * @throws NoTurn
   */
  enter(): Promise<() => void>;
  /** Another visitor wants the same: it is done at the turn of whoever of them comes first. */
  share(visitor: Waiter): void;
  /** The one who asked first has left; where nobody shares the work, it is not done. */
  abandon(): void;
}

/** Work that costs, done by turns: whoever asks for more waits for themselves, and others go first. */
export interface Turns {
  /** @param visitor undefined for what is done for everyone, which takes its turn like one visitor */
  ticket(visitor: Waiter): Ticket;
  /** Works that wait and that are done now. */
  readonly load: { readonly waiting: number; readonly running: number };
}

interface Entry {
  readonly waiter: Waiter;
  readonly begin: (waiter: Waiter) => void;
}

const RETRY_S = 2;
/** Milliseconds of the longest rest. */
const MOST_REST = 250;
/** The part of the queue that work for everyone may take, so that there is room for visitors. */
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

  /** Takes a place in the name of a visitor; the answer gives it back. */
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
