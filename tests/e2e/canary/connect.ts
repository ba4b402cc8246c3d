import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { GatewayError } from '#gateway/errors.ts';
import { openGateway } from '#gateway/node.ts';
import { PRICE_PATH, priceSubscription } from '#gateway/prices/subscription.ts';
import type { OpenSocket } from '#gateway/types.ts';
import type { Schema } from '#client/operations.ts';
import { canaries, keepSecret } from './canaries.ts';
import { personalHeaders, read, type Visitor } from './visitor.ts';

const SAP = 163_500;

/** Opens a socket with the visitor's browser and address. */
const openSocket: OpenSocket = (url, protocols, { onOpen, onMessage, onClose, onError }) => {
  const socket = new WebSocket(url, [...protocols], { perMessageDeflate: false, headers: personalHeaders });
  socket.on('open', onOpen);
  socket.on('message', (data: Buffer, isBinary) => onMessage(isBinary ? data : data.toString()));
  socket.on('close', (code, reason) => onClose(code, reason.toString()));
  socket.on('error', onError);
  return { send: (frame) => socket.send(frame), close: () => socket.close() };
};

/** Watches prices over the gateway, searches there, sends unknown requests, and uses a token that it refuses. */
export async function connect(visitor: Visitor): Promise<void> {
  const { search, path } = canaries;
  const admission = async () => {
    const push = read(await visitor.call('getPushToken')) as Schema<'PushToken'>;
    keepSecret('push token', push.token);
    return { url: `ws://${push.host}:${push.port}${push.path}`, token: push.token };
  };
  const gateway = openGateway({ admission, openSocket });
  try {
    await gateway.connection.connect();
    const data = await new Promise((onData, onError) =>
      gateway.requests.subscribe(PRICE_PATH, priceSubscription(SAP), { onData, onError }),
    );
    expect(data).toBeDefined();
    const found = await gateway.requests.get('/api/v1/instruments/query', { searchValue: search });
    expect(found.code).toBe(200);
    expect(await refusalOf(gateway.requests.get(`/api/v1/${path}`, { [search]: search }))).toBeGreaterThanOrEqual(400);
    expect(await refusalOf(gateway.requests.post(PRICE_PATH, { data: { identifier: search } }))).toBeGreaterThanOrEqual(400);
  } finally {
    gateway.close();
  }
  const refused = openGateway({ openSocket, admission: async () => ({ ...(await admission()), token: canaries.search.repeat(9) }) });
  expect(await refusalOf(refused.connection.connect())).toBeGreaterThanOrEqual(400);
  refused.close();
}

/** Returns the status with which the gateway refuses a request; 0 if it does not. */
const refusalOf = (asked: Promise<unknown>): Promise<number> =>
  asked.then(
    () => 0,
    (error: unknown) => (error instanceof GatewayError ? error.status : 0),
  );
