import { parentPort, workerData, type MessagePort } from 'node:worker_threads';

/** Current worker thread with the data and messages of the thread that started it. */
export interface Thread<Data> {
  readonly port: MessagePort;
  /** Data that the thread was started with. */
  readonly data: Data;
}

/**
 * Returns the current worker thread.
 * @throws Error with the name of the file if it does not run as a worker thread
 */
export function thisThread<Data>(file: string): Thread<Data> {
  if (parentPort === null) throw new Error(`${file} runs as a worker thread only`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node carries it untyped from our code, which started the thread
  return { port: parentPort, data: workerData as Data };
}
