import { AsyncLocalStorage } from 'node:async_hooks';

/** Error for work that takes longer than it may on this thread. It leaves nothing half done: it can be done again elsewhere. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

/** Time that somebody's computing may take, and how much of it went by. */
export interface Budget {
  /** Milliseconds. */
  readonly most: number;
  spent: number;
}

interface Account {
  readonly budget: Budget;
  last: number;
}

const accounts = new AsyncLocalStorage<Account | undefined>();

/** Between two looks at the time so much counts at most: more was waiting for something else. Milliseconds. */
const LONGEST_STEP = 5;

/**
 * Does work whose steps (`spend`) may take so long.
 * @throws OverBudget from the first step beyond
 */
export function withinBudget<Result>(budget: Budget, work: () => Result): Result {
  return accounts.run({ budget, last: performance.now() }, work);
}

/** Does work that others wait for as well, and which therefore is not given up. */
export function withoutBudget<Result>(work: () => Result): Result {
  return accounts.getStore() === undefined ? work() : accounts.run(undefined, work);
}

/**
 * Stands before many steps that take about so many milliseconds together: who has less left does not begin.
 * @throws OverBudget
 */
export function foresee(milliseconds: number): void {
  const budget = accounts.getStore()?.budget;
  if (budget !== undefined && budget.spent + milliseconds > budget.most) throw new OverBudget(`More than ${budget.most} ms foreseen`);
}

/**
 * Stands before each step of what may take long, where nothing is left half done. Without a budget it does nothing.
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
