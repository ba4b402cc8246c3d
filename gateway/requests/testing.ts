import { setUpConnection } from '../connection/testing.ts';
import type { ConnectionOptions } from '../connection/connection.ts';
import type { GatewayMessage, RequestHeader } from '../generated/messages.ts';
import type { Subscriber, SubscriptionOptions } from '../types.ts';
import { createRequests, type RequestLayerOptions } from './requests.ts';

/** Request as sent to the server. */
export type Sent = GatewayMessage & {
  readonly header: RequestHeader;
  readonly path?: string;
  readonly id_job_subscription?: number;
};

/** Request layer over a connection whose time and server are controlled by the test. */
export function setUpRequests(options: Partial<ConnectionOptions & RequestLayerOptions> = {}) {
  const set = setUpConnection(options);
  const requests = createRequests(set.connection, { clock: set.clock, ...options });
  /** Requests that reached the last socket, without the authentication. */
  const sent = () =>
    set
      .socket()
      .sent.slice(1)
      .filter(({ Message }) => Message.endsWith('Request')) as Sent[];
  const idOf = (index: number) => sent().at(index)?.header.id_job ?? 0;
  const say = (Message: string, idJob: number, rest: object = {}) =>
    set.socket().say({ Message, Version: 2, ...rest, header: { id_job: idJob } });
  const answer = (idJob: number, data: unknown, rest: object = {}) =>
    say('HighLevelResponse', idJob, { data, meta: { status: { code: 200 } }, ...rest });
  const update = (idJob: number, data: unknown) => say('HighLevelUpdate', idJob, { response: { Message: 'HighLevelResponse', data } });
  const patch = (idJob: number, ...operations: object[]) =>
    say('HighLevelUpdate', idJob, { response: { Message: 'HighLevelPatch', operations } });
  const reconnected = async () => {
    set.socket().close();
    await set.clock.pass(1000);
    await set.admit();
  };
  return { ...set, requests, sent, idOf, say, answer, update, patch, reconnected };
}

/** Request layer that is already connected. */
export async function readyRequests(options: Parameters<typeof setUpRequests>[0] = {}) {
  const set = setUpRequests(options);
  await set.connected();
  return set;
}

/** Connected request layer with one subscription, which has number 2 and has received its first data. */
export async function subscribedRequests(options: Parameters<typeof setUpRequests>[0] = {}, wanted: SubscriptionOptions = {}) {
  const set = await readyRequests(options);
  const heard = listener();
  const subscription = set.requests.subscribe('/api/v1/prices/composite/get', { a: 1 }, heard.subscriber, wanted);
  set.answer(subscription.idJob, { price: 1 });
  return { ...set, ...heard, subscription };
}

/** Current outcome of a promise. */
export function outcomeOf<Value>(promise: Promise<Value>): { value?: Value; error?: Error } {
  const outcome: { value?: Value; error?: Error } = {};
  promise.then(
    (value) => (outcome.value = value),
    (error: Error) => (outcome.error = error),
  );
  return outcome;
}

/** Subscriber that records its calls in order. */
export function listener() {
  const heard: unknown[] = [];
  const errors: (Error & { status?: number; reason?: number })[] = [];
  const subscriber: Subscriber = {
    onData: (data) => void heard.push(data),
    onLive: (isLive) => void heard.push(isLive ? 'live' : 'not live'),
    onError: (error) => void errors.push(error),
  };
  return { subscriber, heard, errors };
}
