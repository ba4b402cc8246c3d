import { headerFlag } from '#gateway/generated/constants.ts';
import { HttpFault, notFound } from '../../../base/fault.ts';
import type { Connection } from '../connection.ts';
import { contentOf, type Form } from '../fan-out/feed.ts';
import type { GatewayParts } from '../parts.ts';
import type { PriceKey, PriceState } from '../prices/live-price-source.ts';
import type { PriceRequest } from './price-request.ts';

/** Minimum time between two updates of a subscription in ms, even if a shorter one is requested; states in between are merged. */
const LEAST_INTERVAL = 1_000;

/**
 * Answers with the current state; with `addSubscription`, every change follows.
 * @throws HttpFault
 */
export async function answerPrice(
  { access, prices, fanOut, limits }: GatewayParts,
  connection: Connection,
  idJob: number,
  flags: number,
  { form, idNotation, quality, minimumInterval }: PriceRequest,
): Promise<void> {
  const has = (flag: number): boolean => (flags & flag) !== 0;
  const key = permitted(() => access(idNotation, quality, connection.features));
  if (key === undefined) return refuse(connection, idJob, has(headerFlag.permissionDeniedResponse));
  if (!has(headerFlag.addSubscription)) {
    const state = prices.current(key);
    if (state === undefined) throw noPrice(key);
    return sendState(connection, idJob, form, state);
  }
  // A repeated request replaces the former one.
  const former = connection.subscriptions.get(idJob);
  if (former !== undefined) fanOut.unsubscribe(former);
  connection.subscriptions.delete(idJob);
  if (connection.subscriptions.size >= limits.subscriptions) throw new HttpFault(429, `More than ${limits.subscriptions} subscriptions`);
  if (connection.visitor.subscriptions >= limits.subscriptionsPerAddress)
    throw new HttpFault(429, `More than ${limits.subscriptionsPerAddress} subscriptions from this address`);
  const interval = has(headerFlag.noMerge) ? 0 : Math.max(LEAST_INTERVAL, minimumInterval);
  const isRefreshed = has(headerFlag.currentStateRefresh);
  const wanted = {
    receiver: connection,
    idJob,
    form,
    wanted: quality,
    interval: isRefreshed ? Math.max(LEAST_INTERVAL, minimumInterval) : interval,
    isRefreshed,
  };
  const subscription = fanOut.subscribe(key, wanted);
  if (subscription === undefined) throw noPrice(key);
  connection.subscriptions.set(idJob, subscription);
}

function sendState(connection: Connection, idJob: number, form: Form, state: PriceState): void {
  const meta = { status: { code: 200 } };
  connection.send({ Message: 'HighLevelResponse', Version: 2, ...contentOf(state, form), meta, header: { id_job: idJob } });
}

/** Returns undefined if the caller may not see it. */
function permitted(find: () => PriceKey): PriceKey | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof HttpFault && error.statusCode === 403) return undefined;
    throw error;
  }
}

function refuse(connection: Connection, idJob: number, byPermissionDenied: boolean): void {
  if (!byPermissionDenied) throw new HttpFault(403, 'No real-time prices of this notation without the feature for its venue.');
  const reason = { value: 403, details: 'No real-time prices of this notation without the feature for its venue.' };
  connection.send({ Message: 'PermissionDeniedResponse', Version: 2, reason, meta: { status: { code: 403 } }, header: { id_job: idJob } });
}

function noPrice({ idNotation }: PriceKey): HttpFault {
  return notFound(`No price of notation ${idNotation} yet`);
}
