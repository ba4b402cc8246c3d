import { Worker } from 'node:worker_threads';
import { StoreTroubleError } from '../trouble.ts';
import { databaseProgram } from './program.ts';
import type { WorkerAnswer, WorkerOptions, WorkerRequest } from './protocol.ts';

type Order = WorkerRequest extends infer Request ? (Request extends { id: number } ? Omit<Request, 'id'> : never) : never;

/**
 * Maximum time of an order: a longer statement counts as hung; the largest statement of an import takes seconds. Copies of the whole
 * database may take longer.
 */
const LONGEST_ORDER_MS = 120_000;

interface Waiting {
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

/** Thread of the database, and the orders that wait for its answers. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  #failure: Error | undefined;
  #trouble: WorkerAnswer['trouble'];
  /** Resolves once the thread has ended or can no longer be used. */
  readonly ended: Promise<void>;
  #reportSessionEnd: () => void = () => undefined;

  private constructor(options: WorkerOptions) {
    this.ended = new Promise((resolve) => (this.#reportSessionEnd = resolve));
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: options,
      transferList: options.template === undefined ? [] : [options.template],
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread of the embedded database has ended.')));
  }

  /** Starts the thread and waits until the database is open. */
  static async start(options: Omit<WorkerOptions, 'program'>): Promise<DatabaseThread> {
    const thread = new DatabaseThread({ ...options, program: await databaseProgram() });
    try {
      await thread.#wait(0);
      return thread;
    } catch (error) {
      await thread.end();
      throw error;
    }
  }

  get hasEnded(): boolean {
    return this.#failure !== undefined;
  }

  /** Reason why writes are refused, as of the last answer. */
  get trouble(): WorkerAnswer['trouble'] {
    return this.#trouble;
  }

  /** Sends one order and resolves with its answer; database errors keep their SQLSTATE in `code`. */
  send(order: Order): Promise<WorkerAnswer> {
    const id = this.#next++;
    const answer = this.#wait(id, order.kind === 'dump' ? undefined : LONGEST_ORDER_MS);
    this.#worker.postMessage({ id, ...order });
    return answer;
  }

  /** Closes the database if it does so within `patience` milliseconds, and ends the thread in any case. */
  async close(patience: number): Promise<void> {
    if (!this.hasEnded) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
      await Promise.race([this.send({ kind: 'close' }).then(noop, noop), late]);
      clearTimeout(timer);
    }
    await this.end();
  }

  /** Ends the thread immediately; acknowledged data is in the log of the database. */
  async end(): Promise<void> {
    this.#fail(new Error('The thread of the embedded database was ended.'));
    await this.#worker.terminate();
  }

  #wait(id: number, patience?: number): Promise<WorkerAnswer> {
    if (this.#failure !== undefined) return Promise.reject(away(this.#failure));
    return new Promise((resolve, reject) => {
      const timer = patience === undefined ? undefined : setTimeout(() => void this.end(), patience).unref();
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    clearTimeout(waiting?.timer);
    this.#trouble = answer.trouble;
    if (answer.error === undefined) return waiting?.resolve(answer);
    waiting?.reject(Object.assign(new Error(answer.error.message), answer.error));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(away(this.#failure));
    }
    this.#waiting.clear();
    this.#reportSessionEnd();
  }
}

function away(cause: Error): StoreTroubleError {
  return new StoreTroubleError('away', 'The embedded database broke off.', { cause });
}

function noop(): void {
  // The thread ends in any case, so an error while closing does not matter.
}
