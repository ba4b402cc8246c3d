import { AsyncLocalStorage } from 'node:async_hooks';

/** Error for work that exceeds its budget on this thread. Steps are whole, so the work can be repeated on another thread. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

/** Limit of computing time for a call, and the time spent so far. */
export interface Budget {
  /** Limit in ms. */
  readonly most: number;
  spent: number;
}

interface Account {
  readonly budget: Budget;
  last: number;
}

const accounts = new AsyncLocalStorage<Account | undefined>();

/** Maximum time that counts between two calls of `spend`, in ms: more means that the thread was waiting for something else. */
const LONGEST_STEP = 5;

/**
 * Runs work within a budget; each step of the work calls `spend`.
 * @throws OverBudget at the first step beyond the budget
 */
export function withinBudget<Result>(budget: Budget, work: () => Result): Result {
  return accounts.run({ budget, last: performance.now() }, work);
}

/** Runs work outside of the caller's budget, because other callers wait for its result too. */
export function withoutBudget<Result>(work: () => Result): Result {
  return accounts.getStore() === undefined ? work() : accounts.run(undefined, work);
}

/**
 * Checks the budget before work of an expected duration, so that work that cannot finish does not start.
 * @throws OverBudget
 */
export function foresee(milliseconds: number): void {
  const budget = accounts.getStore()?.budget;
  if (budget !== undefined && budget.spent + milliseconds > budget.most) throw new OverBudget(`More than ${budget.most} ms foreseen`);
}

/**
 * Adds the time since the last call to the budget. Called before each step of long work, where stopping is safe. Without a budget it does nothing.
 * @throws OverBudget
 */
export function spend(): void {
  const account = accounts.getStore();
  if (account === undefined) return;
  const now = performance.now();
  const { budget } = account;
  budget.spent += Math.min(LONGEST_STEP, now - account.last);
  account.last = now;
  if (budget.spent >= budget.most) throw new OverBudget(`More than ${budget.most} ms`);
}
