import { AsyncLocalStorage } from 'node:async_hooks';
import { shared } from './shared.ts';

const storage = shared('rows', () => new AsyncLocalStorage<(rows: number) => void>());

/** Calls `onRows` with the number of rows that `run` has written, to charge for them. */
export function withRowCount<Result>(onRows: (rows: number) => void, run: () => Result): Result {
  return storage.run(onRows, run);
}

/** Reports the number of rows of the current answer. */
export function countRows(rows: number): void {
  storage.getStore()?.(rows);
}
