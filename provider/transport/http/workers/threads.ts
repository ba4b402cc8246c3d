import type { Worker } from 'node:worker_threads';

/** Pool of threads that each run one order at a time. */
export interface Threads<Order, Answer, News = never> {
  /** Maximum number of threads. */
  readonly count: number;
  /** Runs an order on a free thread. Rejects if the thread ends before it answers. */
  run(order: Order): Promise<Answer>;
  /** Sends all threads a message that they do not answer; threads that are about to be replaced are skipped. */
  notify(news: News): void;
  /** Starts a thread, so that the first order finds it ready. */
  prepare(): void;
  /** Returns true if a thread is ready. */
  isReady(): boolean;
  /** Returns true if there is a thread, even if it is still starting. */
  isThere(): boolean;
  /** Returns true if a thread has finished computing ahead (message `'warm'`). */
  isWarm(): boolean;
  /** Replaces the threads by new ones, each after its current answer. */
  renew(): void;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly age: number;
  /** Resolves with its first message. */
  readonly ready: Promise<void>;
  isReady: boolean;
  isWarm: boolean;
}

/** Message of a thread between its answers. */
export const WARM = 'warm';

/**
 * Creates a pool of at most `count` threads, the first started by `prepare`, the others when needed. A thread reports with its first
 * message that it is ready, then it answers each message with one, and may report once that it is warm. The next order replaces a thread
 * that has died.
 */
export function createThreads<Order, Answer, News = never>(count: number, start: () => Worker): Threads<Order, Answer, News> {
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  let age = 0;
  let isClosed = false;

  function startOne(): Thread {
    const worker = start();
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    ready.catch(() => undefined);
    const thread: Thread = { worker, age, ready, isReady: false, isWarm: false };
    all.add(thread);
    worker.unref();
    worker.on('error', () => undefined);
    worker.once('message', () => {
      thread.isReady = true;
      resolve();
    });
    worker.on('message', (message: unknown) => {
      if (message === WARM) thread.isWarm = true;
    });
    worker.once('exit', () => {
      reject(new Error('The thread has ended.'));
      const place = idle.indexOf(thread);
      if (place >= 0) idle.splice(place, 1);
      // A thread that failed to start is not restarted, to avoid an endless loop.
      if (all.delete(thread) && thread.isReady) prepare();
    });
    return thread;
  }

  function end(thread: Thread): Promise<unknown> {
    all.delete(thread);
    return thread.worker.terminate();
  }

  async function ask({ worker, ready }: Thread, order: Order): Promise<Answer> {
    await ready;
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void): void => {
        worker.off('message', onMessage);
        worker.off('error', onError);
        worker.off('exit', onExit);
        finish();
      };
      const onMessage = (answer: Answer | typeof WARM): void => {
        if (answer !== WARM) settle(() => resolve(answer));
      };
      const onError = (error: unknown): void => settle(() => reject(error instanceof Error ? error : new Error(String(error))));
      const onExit = (): void => settle(() => reject(new Error('The thread has ended.')));
      worker.on('message', onMessage);
      worker.on('error', onError);
      worker.on('exit', onExit);
      worker.postMessage(order);
    });
  }

  function prepare(): void {
    if (count > 0 && all.size === 0 && !isClosed) idle.push(startOne());
  }

  return {
    count,
    prepare,
    notify(news) {
      for (const thread of all) if (thread.age === age) thread.worker.postMessage(news);
    },
    isReady: () => [...all].some((thread) => thread.isReady),
    isThere: () => all.size > 0,
    isWarm: () => [...all].some((thread) => thread.isWarm),
    async run(order) {
      const thread = idle.pop() ?? startOne();
      try {
        return await ask(thread, order);
      } finally {
        if (thread.age !== age || isClosed) void end(thread);
        else if (all.has(thread)) idle.push(thread);
      }
    },
    renew() {
      age += 1;
      for (const thread of idle.splice(0)) void end(thread);
      prepare();
    },
    async close() {
      isClosed = true;
      await Promise.all([...all].map(end));
    },
  };
}
