import { OverBudget, withinBudget } from '#market/base/index.ts';
import { HttpFault } from '../../base/fault.ts';
import type { Waiter } from '#entrance/fair-queue.ts';
import type { FoundGroup, ProviderContext } from '../shared/context.ts';
import type { AnswerWorkers } from './workers/answer-workers.ts';
import type { WorkerOrder } from './workers/protocol.ts';
import type { DataClass } from './caching.ts';
import type { Caller } from './handler.ts';
import type { Slices } from './slices.ts';

/** Handler of any operation. Its input must have been validated against the contract. */
export interface AnyHandler {
  readonly dataClass: DataClass | ((input: unknown, answer: unknown) => DataClass);
  readonly status?: 201 | 204;
  readonly inRealTime?: true;
  readonly needsSearch?: true;
  readonly continues?: true;
  readonly headers?: (context: ProviderContext) => Readonly<Record<string, string>>;
  readonly search?: (input: unknown, context: ProviderContext) => Promise<readonly FoundGroup[]>;
  readonly answer: (input: unknown, context: ProviderContext, caller: Caller) => unknown;
}

/** Answer as an object of the handler, or as text from another thread. */
export type Made = { readonly dataClass: DataClass } & ({ readonly answer: unknown } | { readonly payload: string; readonly etag: string });

export interface Call {
  readonly operation: string;
  readonly handler: AnyHandler;
  readonly input: WorkerOrder['input'];
  readonly features: ReadonlySet<string> | undefined;
  readonly caller: Caller;
  readonly found: readonly FoundGroup[] | undefined;
  readonly inTurn?: ProviderContext['inTurn'];
}

/** Makes an answer in this thread. */
export async function makeHere({ handler, input, features, caller, found, inTurn }: Call, context: ProviderContext): Promise<Made> {
  const own = { ...(features === undefined ? {} : { features }), ...(found === undefined ? {} : { found }), ...(inTurn && { inTurn }) };
  const answer = await handler.answer(input, { ...context, ...own }, caller);
  return { answer, dataClass: typeof handler.dataClass === 'function' ? handler.dataClass(input, answer) : handler.dataClass };
}

/** Caller of an answer, and the cache key of everything that the answer depends on. */
interface PreparedRequest {
  readonly visitor: Waiter;
  readonly key: string;
}

/** Makes the answer on this thread within a time budget, otherwise in a worker thread. */
export async function makeWithin(
  call: Call,
  { visitor, key }: PreparedRequest,
  { context, slices, workers }: { readonly context: ProviderContext; readonly slices: Slices; readonly workers: AnswerWorkers },
): Promise<Made> {
  const budget = workers.budgetFor(visitor, key);
  try {
    return await slices(visitor, () => withinBudget(budget, () => makeHere(call, context)));
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
  }
  workers.spentInVain(visitor, budget);
  return workers.answer(visitor, key, () => orderOf(call, context));
}

async function orderOf({ operation, handler, input, features, caller, found }: Call, context: ProviderContext): Promise<WorkerOrder> {
  const { figures } = context.derivatives();
  if (figures.state() === undefined) await figures.ready();
  const state = figures.state();
  if (state === undefined) throw new HttpFault(503, 'The figures of derivatives are not there yet.');
  const session = await caller.session();
  return {
    operation,
    input,
    continues: handler.continues === true,
    now: context.now(),
    figures: state,
    features,
    found,
    session,
    address: caller.address,
  };
}
