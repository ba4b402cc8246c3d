import type { OperationId } from '#client/operations.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import type { ProviderContext } from '../shared/context.ts';
import type { AnswerWorkers } from './workers/answer-workers.ts';
import type { WorkerOrder } from './workers/protocol.ts';
import { handlerOf } from './handlers.ts';
import { makeWithin } from './making.ts';
import { createSlices } from './slices.ts';

/** Typical call of the first visitors. */
export interface FirstCall {
  readonly operation: OperationId;
  readonly input: WorkerOrder['input'];
}

/** Number of indices to request: those whose years a start waits for. */
const INDICES = 25;
const SHARES = 8;
/** Number of the best-known indices and shares that come first. */
const BEST_KNOWN = 4;
/** Operations of finders, called with the figures that their pages request. */
const FINDERS = ['findStocks', 'findIndices', 'findFunds', 'findBonds', 'findCurrencies', 'findCryptos', 'findDerivatives'] as const;
/** Maximum time of the rehearsal at a start, in ms; on a machine that needs longer, the visitors have to wait. */
const MOST_MS = 20_000;
const NOBODY = { session: async () => undefined, address: '' };

type Catalogue = Pick<ReturnType<ProviderContext['catalogue']>, 'instruments' | 'membersOf'>;

/** Returns the likely first calls of visitors: the best-known indices and shares with their charts, and all finders. */
export function firstCalls({ instruments, membersOf }: Catalogue): FirstCall[] {
  const wanted = instruments.toSorted((a, b) => b.importance - a.importance);
  const indices = wanted.filter(({ entityType, entityValue }) => entityType === 'INDEX' && membersOf(entityValue).length > 0);
  const shares = wanted.filter(({ entityType }) => entityType === 'STOCK').slice(0, SHARES);
  const inputOf = (path: object, query: object = {}): WorkerOrder['input'] => ({ path, query, body: undefined });
  const chartsOf = ({ entityType, entityValue }: InstrumentRecord): FirstCall[] =>
    ['D1', 'Y1'].map((range) => ({ operation: 'getSimpleChartHistory', input: inputOf({ entityType, entityValue }, { range }) }));
  const opened = (operation: 'getIndexSnapshot' | 'getStockSnapshot', list: readonly InstrumentRecord[]): FirstCall[] =>
    list.flatMap((one) => [{ operation, input: inputOf({ entityValue: one.entityValue }) }, ...chartsOf(one)]);
  return [
    // The order matters: on a busy machine the time is up before the end.
    ...opened('getIndexSnapshot', indices.slice(0, BEST_KNOWN)),
    ...opened('getStockSnapshot', shares.slice(0, BEST_KNOWN)),
    ...FINDERS.map((operation): FirstCall => ({ operation, input: inputOf({}, { calculateFacets: true }) })),
    ...opened('getIndexSnapshot', indices.slice(BEST_KNOWN, INDICES)),
    ...opened('getStockSnapshot', shares.slice(BEST_KNOWN)),
  ];
}

/**
 * Makes calls one after the other and discards their answers, until the time is up: each code path runs once before visitors use it.
 * Failures are not reported here, because they will be reported when visitors run into them.
 */
export async function rehearse(
  calls: readonly FirstCall[],
  make: (call: FirstCall) => Promise<unknown>,
  time: () => number = () => performance.now(),
): Promise<void> {
  const until = time() + MOST_MS;
  for (const call of calls) {
    if (time() >= until) return;
    await make(call).catch(() => undefined);
  }
}

/**
 * Starts the rehearsal. Each call is made like that of a visitor: here within a time budget, otherwise in a worker thread.
 * @param before called before each call
 * @returns function that returns true once it is finished
 */
export function startRehearsal(context: ProviderContext, workers: AnswerWorkers, before: () => void): () => boolean {
  const slices = createSlices();
  let isOver = false;
  const make = ({ operation, input }: FirstCall): Promise<unknown> => {
    before();
    const call = { operation, handler: handlerOf(operation), input, features: undefined, caller: NOBODY, found: undefined };
    const key = JSON.stringify(['rehearsal', operation, input]);
    return makeWithin(call, { visitor: undefined, key }, { context, slices, workers });
  };
  void rehearse(firstCalls(context.catalogue()), make).then(() => (isOver = true));
  return () => isOver;
}
