import { parentPort, workerData, type MessagePort } from 'node:worker_threads';

/** The thread that runs, as the one that started it sees it. */
export interface Thread<Data> {
  readonly port: MessagePort;
  /** Data that the thread was started with. */
  readonly data: Data;
}

/** @throws Error that names the file where it does not run as a thread */
export function thisThread<Data>(file: string): Thread<Data> {
  if (parentPort === null) throw new Error(`${file} runs as a worker thread only`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node carries it untyped from our code, which started the thread
  return { port: parentPort, data: workerData as Data };
}
