import { expect, it } from 'vitest';
import { headerFlag, method } from '../generated/constants.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import { createRequests } from '../requests/requests.ts';
import type { Connection } from '../types.ts';
import { createPriceStream } from './price-stream.ts';
import { createPushStore } from './push-store.ts';
import { settle } from './testing.ts';

/** Stream over the real request layer, with a connection that opens at once. */
async function sending() {
  const sent: GatewayMessage[] = [];
  let jobs = 0;
  let state: Connection['state'] = 'DISCONNECTED';
  const listeners = new Set<(state: Connection['state']) => void>();
  const connection: Connection = {
    get state() {
      return state;
    },
    serverInfo: undefined,
    async connect() {
      state = 'AUTHENTICATED';
      for (const listener of listeners) listener(state);
    },
    send: (message) => void sent.push(message),
    nextJobId: () => ++jobs,
    onState(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onMessage: () => () => undefined,
    reconnect: () => undefined,
    close: () => undefined,
  };
  const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };
  const requests = createRequests(connection, { clock });
  const stream = createPriceStream({
    store: createPushStore(),
    log: () => undefined,
    readAdmission: async () => ({ url: 'wss://localhost/ws', token: 'a'.repeat(80) }),
    open: (admit) => ({
      connection: Object.create(connection, { connect: { value: () => admit().then(connection.connect) } }),
      requests,
      close: () => undefined,
    }),
  });
  const listener = { onPrice: () => undefined, onLive: () => undefined };
  const ends = [20735, 1].map((notation) => stream.watch(notation, listener));
  await settle();
  return { sent, ends };
}

it('asks for prices with a POST and the flag add_subscription', async () => {
  const { sent } = await sending();
  expect(sent[0]).toMatchObject({
    Message: 'HighLevelRequest',
    method: method.POST,
    path: '/api/v1/prices/composite/get',
    header: { id_job: 1, flags: headerFlag.addSubscription | headerFlag.permissionDeniedResponse },
  });
});

it('[STREAM-022] sends a cancel-subscription request with the job id of the price subscription', async () => {
  const { sent, ends } = await sending();
  ends[0]?.();
  expect(sent.slice(2)).toEqual([expect.objectContaining({ Message: 'CancelSubscriptionRequest', id_job_subscription: 1 })]);
});
