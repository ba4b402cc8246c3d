import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Budget } from '#market/base/index.ts';
import { HttpFault } from '../../../base/fault.ts';
import { createFairQueue, type QueueLimits, type Waiter } from '#entrance/fair-queue.ts';
import type { WorkerAnswer, WorkerOrder } from './protocol.ts';
import type { Threads } from './threads.ts';

/** Makes slow answers in worker threads, so that the main thread stays free for all callers. */
export interface AnswerWorkers {
  /**
   * Returns the time that a call may take on this thread before a worker thread takes over; 0 if it is known to be slow or its visitor has
   * used up its time. Unlimited if there is no worker thread. A thread that is still starting is waited for, because a slow call here would
   * block all others.
   */
  budgetFor(visitor: Waiter, key: string): Budget;
  /** Records a budget that was not enough. */
  spentInVain(visitor: Waiter, budget: Budget): void;
  /**
   * Makes an answer in a worker thread; concurrent calls for the same answer share it.
   * @throws HttpFault 503 with `Retry-After` if too many wait, or too many of this visitor; errors of the handler
   */
  answer(visitor: Waiter, key: string, order: () => Promise<WorkerOrder>): Promise<Extract<WorkerAnswer, { payload: string }>>;
  /** Metrics: whether a thread is ready; number of waiting and running answers; number of answers made and refused since the start. */
  readonly load: Readonly<Record<'ready' | 'waiting' | 'running' | 'made' | 'refused', number>>;
}

export interface AnswerWorkersOptions {
  readonly threads: Omit<Threads<WorkerOrder, WorkerAnswer>, 'notify'>;
  readonly limits?: QueueLimits;
  /** Time budget in ms of a call that may turn out to be quick. */
  readonly patience?: number;
  /** Monotonic clock, in ms. */
  readonly time?: () => number;
}

/** Default time budget; the page of a share with cached history takes about half of it. */
const PATIENCE_MS = 10;
/** Maximum budget of a visitor in ms, and the amount that is restored per second. */
const PURSE_MS = 60;
const BACK_PER_SECOND = 20;
const VISITORS_KNOWN = 20_000;
const LONG_KNOWN = 5_000;
const LONG_FOR_MS = 10 * 60_000;
/**
 * Minimum time in a worker thread in ms after which a call counts as slow. Faster ones may be quick on this thread the next time, such as a
 * quote whose day was not cached yet.
 */
const LONG_MS = 50;
/** Maximum length of the queue, in total and per visitor; a page makes fewer calls at once. */
const LIMITS: QueueLimits = { most: 64, mostEach: 8 };
const LONGEST_RETRY_S = 30;
/** Maximum wait in ms, and maximum computing time; by then the caller has already received a timeout. */
const LONGEST_WAIT_MS = 8_000;
/** Turn of an order that can continue later, in ms. The page of another visitor waits that long for it, and fails after a second. */
const TURN_MS = 200;

interface Purse {
  left: number;
  at: number;
}

interface Job {
  readonly name: string;
  readonly visitor: Waiter;
  readonly order: () => Promise<WorkerOrder>;
  readonly since: number;
  /** Computing time of former turns, in ms. */
  readonly spent: number;
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** Manages threads with a queue in which visitors take turns. */
export function createAnswerWorkers({
  threads,
  limits = LIMITS,
  patience = PATIENCE_MS,
  time = () => performance.now(),
}: AnswerWorkersOptions): AnswerWorkers {
  const queue = createFairQueue<Job>(limits);
  const known = new LRUCache<string, true>({ max: LONG_KNOWN, ttl: LONG_FOR_MS });
  const purses = new LRUCache<string, Purse>({ max: VISITORS_KNOWN });
  const shared = new Map<string, Promise<WorkerAnswer>>();
  let running = 0;
  let made = 0;
  let refused = 0;
  /** Moving average of the time per order, in ms. */
  let usual = 200;

  function purseOf(visitor: string): Purse {
    const now = time();
    const purse = purses.get(visitor) ?? { left: PURSE_MS, at: now };
    purse.left = Math.min(PURSE_MS, purse.left + ((now - purse.at) / 1_000) * BACK_PER_SECOND);
    purse.at = now;
    purses.set(visitor, purse);
    return purse;
  }

  function next(): void {
    while (running < threads.count) {
      const job = queue.shift();
      if (job === undefined) return;
      if (time() - job.since > LONGEST_WAIT_MS) job.reject(tooMuch(1));
      else void begin(job);
    }
  }

  async function begin(job: Job): Promise<void> {
    running += 1;
    const since = time();
    let answer: WorkerAnswer | undefined;
    try {
      answer = await turnOf(job);
      if (!('interrupted' in answer)) job.resolve(answer);
    } catch (error) {
      job.reject(error);
    }
    running -= 1;
    const spent = job.spent + time() - since;
    if (answer !== undefined && 'interrupted' in answer) queue.putBack(job.visitor, { ...job, spent });
    else finish(job.name, spent);
    next();
  }

  async function turnOf(job: Job): Promise<WorkerAnswer> {
    const left = LONGEST_WAIT_MS - job.spent;
    if (left <= 0) throw new HttpFault(503, 'The answer takes too long.');
    const order = await job.order();
    return threads.run({ ...order, turn: order.continues ? Math.min(TURN_MS, left) : left });
  }

  function finish(name: string, took: number): void {
    made += 1;
    usual += (took - usual) / 8;
    if (took >= LONG_MS) known.set(name, true);
  }

  function enqueue(visitor: Waiter, { name, order }: Pick<Job, 'name' | 'order'>): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      if (queue.push(visitor, { name, visitor, order, since: time(), spent: 0, resolve, reject })) return next();
      refused += 1;
      const ahead = visitor === undefined ? queue.size : Math.max(1, queue.of(visitor));
      const seconds = Math.min(LONGEST_RETRY_S, Math.max(1, Math.ceil((ahead * usual) / 1_000)));
      reject(tooMuch(seconds));
    });
  }

  return {
    budgetFor(visitor, key) {
      if (!threads.isThere()) return { most: Infinity, spent: 0 };
      if (known.has(shortOf(key))) return { most: 0, spent: 0 };
      return { most: visitor === undefined ? patience : Math.min(patience, purseOf(visitor).left), spent: 0 };
    },
    spentInVain(visitor, { spent }) {
      if (visitor !== undefined && spent > 0) purseOf(visitor).left -= spent;
    },
    async answer(visitor, key, order) {
      const name = shortOf(key);
      let making = shared.get(name);
      if (making === undefined) {
        making = enqueue(visitor, { name, order }).finally(() => shared.delete(name));
        shared.set(name, making);
      }
      const answer = await making;
      if ('payload' in answer) return answer;
      if ('error' in answer) throw answer.error;
      if ('interrupted' in answer) throw new HttpFault(503, 'The answer takes too long.');
      const { statusCode, message, display, retryAfter, errorCode } = answer.fault;
      throw new HttpFault(statusCode, message, display, retryAfter, errorCode);
    },
    get load() {
      return { ready: Number(threads.isReady()), waiting: queue.size, running, made, refused };
    },
  };
}

function tooMuch(seconds: number): HttpFault {
  const display = 'Gerade wird zu viel auf einmal berechnet. Bitte versuche es gleich noch einmal.';
  return new HttpFault(503, 'Too many long computations at once; see Retry-After.', display, seconds);
}

/** Hashes the key, which can be arbitrarily long because it contains the body and address of a call. */
function shortOf(key: string): string {
  return key.length <= 100 ? key : createHash('sha1').update(key).digest('base64url');
}
