import { createFairQueue, type Waiter } from '#entrance/fair-queue.ts';

/** Computing time in ms after which new requests are handled. */
const SLICE_MS = 4;
/** Maximum number of calls that wait for the event loop. Further calls are computed at once. */
const LIMITS = { most: 2_000, mostEach: 2_000 } as const;

export interface SliceOptions {
  /** Monotonic clock, in ms. */
  readonly time?: () => number;
  /** Calls back after the event loop has handled new requests. */
  readonly later?: (run: () => void) => void;
}

/** Runs work for a visitor, at once or at its turn. */
export type Slices = <Result>(visitor: Waiter, work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Spreads work over the event loop: after calls have computed for a few milliseconds, the others wait until new requests have been handled,
 * and visitors take turns. Without it the ten calls of one uncached page are computed without a pause, and a quote for another visitor
 * waits for all of them (60 to 90 ms).
 */
export function createSlices({ time = () => performance.now(), later = setImmediate }: SliceOptions = {}): Slices {
  const queue = createFairQueue<() => void>(LIMITS);
  let spent = 0;
  let isArmed = false;
  const arm = (): void => {
    if (isArmed) return;
    isArmed = true;
    later(look);
  };
  function look(): void {
    isArmed = false;
    spent = 0;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      next();
      if (spent >= SLICE_MS) return;
    }
  }
  const compute = <Result>(work: () => Result): Result => {
    const since = time();
    try {
      return work();
    } finally {
      spent += time() - since;
      arm();
    }
  };
  return async <Result>(visitor: Waiter, work: () => Result | Promise<Result>) => {
    if (spent < SLICE_MS && queue.size === 0) return compute(work);
    const result = Promise.withResolvers<Result>();
    const run = (): void => {
      try {
        result.resolve(compute(work));
      } catch (error) {
        result.reject(error);
      }
    };
    if (!queue.push(visitor, run)) return compute(work);
    return result.promise;
  };
}
