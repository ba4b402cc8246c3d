import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerOptions, WorkerRequest } from './protocol.ts';

type Order = WorkerRequest extends infer Request ? (Request extends { id: number } ? Omit<Request, 'id'> : never) : never;

/** The database's own thread and the orders that wait for its answer. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (answer: WorkerAnswer) => void; reject: (error: Error) => void }>();
  #next = 1;
  #failure: Error | undefined;

  private constructor(options: WorkerOptions) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: options,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread of the embedded database has ended.')));
  }

  /** Starts the thread and waits until the database is open. */
  static async start(options: WorkerOptions): Promise<DatabaseThread> {
    const thread = new DatabaseThread(options);
    try {
      await thread.#wait(0);
      return thread;
    } catch (error) {
      await thread.#worker.terminate();
      throw error;
    }
  }

  /** Sends one order and resolves with its answer; database faults keep their SQLSTATE in `code`. */
  send(order: Order): Promise<WorkerAnswer> {
    const id = this.#next++;
    const answer = this.#wait(id);
    this.#worker.postMessage({ id, ...order });
    return answer;
  }

  async stop(): Promise<void> {
    if (this.#failure === undefined) await this.send({ kind: 'close' });
    await this.#worker.terminate();
  }

  #wait(id: number): Promise<WorkerAnswer> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error === undefined) return waiting?.resolve(answer);
    waiting?.reject(Object.assign(new Error(answer.error.message), answer.error));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
