import { OverBudget, withinBudget } from '#market/base/index.ts';
import { HttpFault } from '../../../base/fault.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { etagOf } from '../caching.ts';
import { handlerOf } from '../handlers.ts';
import type { WorkerAnswer, WorkerOrder } from './protocol.ts';

/** Context that the handlers read, besides the data in an order. */
export type WorkerContext = Pick<ProviderContext, 'catalogue' | 'market' | 'derivatives' | 'articles' | 'content' | 'venue'>;

/** Makes the answer of an order on the calling thread. Never rejects. */
export async function answerOrder(order: WorkerOrder, context: WorkerContext): Promise<WorkerAnswer> {
  const { operation, input, turn = Infinity, now, features, found, session, address } = order;
  const { answer, dataClass } = handlerOf(operation);
  const own = { ...(features === undefined ? {} : { features }), ...(found === undefined ? {} : { found }) };
  const parts: unknown = { ...context, now: () => now, ...own };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Users, sessions and lists stay with the first thread, as their calls do
  const whole = parts as ProviderContext;
  try {
    const made = await withinBudget({ most: turn, spent: 0 }, () =>
      Promise.resolve(answer(input, whole, { session: async () => session, address })),
    );
    const payload = JSON.stringify(made);
    return { payload, etag: etagOf(payload), dataClass: typeof dataClass === 'function' ? dataClass(input, made) : dataClass };
  } catch (error) {
    if (error instanceof OverBudget) return { interrupted: true };
    return error instanceof HttpFault ? { fault: faultOf(error) } : { error };
  }
}

function faultOf({ statusCode, message, display, retryAfter, errorCode }: HttpFault) {
  return { statusCode, message, display, retryAfter, errorCode };
}
