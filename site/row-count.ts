import { AsyncLocalStorage } from 'node:async_hooks';
import { shared } from './shared.ts';

const storage = shared('rows', () => new AsyncLocalStorage<(rows: number) => void>());

/** Tells `onRows` how many rows were written for whatever `run` answers, so that it costs as much as it was. */
export function withRowCount<Result>(onRows: (rows: number) => void, run: () => Result): Result {
  return storage.run(onRows, run);
}

/** Says how many rows an answer has. */
export function countRows(rows: number): void {
  storage.getStore()?.(rows);
}
