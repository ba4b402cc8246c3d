import { AsyncLocalStorage } from 'node:async_hooks';

/** The server and the pages that Next bundles are two module graphs in one process: this is where they meet. */
const key = Symbol.for('parkett.rows');
const shared = globalThis as { [key]?: AsyncLocalStorage<(rows: number) => void> };
const storage = (shared[key] ??= new AsyncLocalStorage<(rows: number) => void>());

/** Tells `onRows` how many rows were written for whatever `run` answers, so that it costs as much as it was. */
export function withRowCount<Result>(onRows: (rows: number) => void, run: () => Result): Result {
  return storage.run(onRows, run);
}

/** Says how many rows an answer has. */
export function countRows(rows: number): void {
  storage.getStore()?.(rows);
}
