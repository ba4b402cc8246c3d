// Gateway of the provider whose prices change on command.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BACKLOG } from '#entrance/reach.ts';
import { createPushToken, readPushToken } from '#provider/services/accounts/push-token.ts';
import { createGateway } from '#provider/transport/ws/index.ts';
import { stateOf } from '#provider/transport/ws/prices/composite.ts';
import {
  keyText,
  type PriceKey,
  type PriceListener,
  type LivePriceSource,
  type PriceState,
} from '#provider/transport/ws/prices/live-price-source.ts';
import { answerCalls, usageOf } from './calls.ts';
import { priceOf } from './price.ts';
import { createTicker } from './ticker.ts';

const KEY = Buffer.alloc(32, 1);
const watches = new Map<string, { readonly key: PriceKey; readonly listener: PriceListener }>();
let made = Date.now();
const ticker = createTicker(() => {
  made = Date.now();
  for (const { key, listener } of watches.values()) listener(current(key));
});
const current = ({ idNotation }: PriceKey): PriceState => stateOf(priceOf(idNotation, ticker.ticks(), made), made);
const prices: LivePriceSource = {
  current,
  watch(key, listener) {
    watches.set(keyText(key), { key, listener });
    return () => void watches.delete(keyText(key));
  },
  close: () => ticker.set(0),
};
const spent = new Set<string>();
const gateway = createGateway({
  prices,
  access: (idNotation) => ({ idNotation, quality: 'RLT' }),
  tokens: {
    pushClaimsOf: (token) => readPushToken(KEY, token, Date.now()),
    async spendPushToken({ id }) {
      const isFirst = !spent.has(id);
      spent.add(id);
      return isFirst;
    },
    pushTokenFor: (who, request) => createPushToken(KEY, who, Date.now(), request),
  },
  now: Date.now,
  // All clients together count as one visitor.
  limits: { connectionsPerAddress: 12_000, subscriptionsPerAddress: 12_000 * 512 },
});
const server = createServer();
gateway.attach(server);

const calls = {
  async listen(_input: undefined) {
    server.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG });
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  },
  tokens: (count: number) =>
    Array.from({ length: count }, () =>
      createPushToken(KEY, { features: ['realtime'] }, Date.now())
        .token.replaceAll('-', '+')
        .replaceAll('_', '/'),
    ),
  tick: (period: number) => ticker.set(period),
  state: (_input: undefined) => ({ ...gateway.state(), updates: gateway.counters.updates, conflated: gateway.counters.conflated }),
  usage: (_input: undefined) => usageOf(),
};
export type ServerCalls = typeof calls;
answerCalls(calls);
