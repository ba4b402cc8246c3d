import { setTimeout as sleep } from 'node:timers/promises';
import { HttpFault } from '../../base/fault.ts';
import { createFairQueue, type QueueLimits, type Waiter } from '#entrance/fair-queue.ts';

/** Limited number of places for work that needs much memory and time, with a short queue in which callers take turns. */
export interface WorkPlaces {
  /**
   * Runs work once there is a place.
   * @throws HttpFault 503 with `Retry-After` if too many wait, or too many for this caller
   */
  take<Result>(caller: Waiter, work: () => Promise<Result>): Promise<Result>;
  /** Occupies a place for as long as recent work took, without working. From outside both look the same, under load too. */
  pretend(caller: Waiter): Promise<void>;
}

export interface WorkPlacesOptions extends QueueLimits {
  readonly atOnce: number;
  /** Assumed duration of work before any was measured, in ms. */
  readonly usual: number;
  /** Monotonic clock, in ms. */
  readonly time?: () => number;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

const REMEMBERED = 32;
const RETRY_S = 2;

export function createWorkPlaces({
  atOnce,
  usual,
  time = () => performance.now(),
  pause = sleep,
  ...limits
}: WorkPlacesOptions): WorkPlaces {
  const queue = createFairQueue<() => void>(limits);
  const lately = [usual];
  let next = 0;
  let busy = 0;

  async function enter(caller: Waiter): Promise<void> {
    if (busy < atOnce) return void (busy += 1);
    await new Promise<void>((resolve, reject) => {
      if (queue.push(caller, resolve)) return;
      const display = 'Gerade melden sich zu viele auf einmal an. Bitte versuche es gleich noch einmal.';
      reject(new HttpFault(503, 'Too many logins at once; see Retry-After.', display, RETRY_S));
    });
  }

  /** Passes the place on to the next in the queue, or frees it. */
  function leave(): void {
    const first = queue.shift();
    if (first === undefined) busy -= 1;
    else first();
  }

  async function within<Result>(caller: Waiter, work: () => Promise<Result>): Promise<Result> {
    await enter(caller);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    take: (caller, work) =>
      within(caller, async () => {
        const since = time();
        try {
          return await work();
        } finally {
          lately[next % REMEMBERED] = time() - since;
          next += 1;
        }
      }),
    pretend: (caller) => within(caller, () => pause(lately[Math.floor(Math.random() * lately.length)] ?? usual)),
  };
}
