// Comparison server: sends the same texts to the same subscribers with only the package `ws` and no rules.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { BACKLOG } from '#entrance/reach.ts';
import { answerCalls, usageOf } from './calls.ts';
import type { ServerCalls } from './gateway-server.ts';
import { priceOf } from './price.ts';
import { createTicker } from './ticker.ts';

interface Asked {
  readonly Message: string;
  readonly body?: { readonly data: { readonly identifier: { readonly value: number } } };
  readonly header: { readonly id_job: number };
}

const topics = new Map<number, Set<WebSocket>>();
const ticker = createTicker((tick) => {
  const now = Date.now();
  for (const [notation, sockets] of topics) {
    const response = { Message: 'HighLevelResponse', data: priceOf(notation, tick, now) };
    const frame = Buffer.from(JSON.stringify({ Message: 'HighLevelUpdate', Version: 2, response, header: { id_job: 17 } }));
    for (const socket of sockets) socket.send(frame, { binary: false });
  }
});
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
sockets.on('connection', (socket) => {
  const own: Set<WebSocket>[] = [];
  socket.on('message', (data: Buffer) => {
    const { Message, body, header } = JSON.parse(data.toString()) as Asked;
    const notation = body?.data.identifier.value;
    if (notation === undefined) {
      if (Message === 'AuthenticationByTokenRequest') socket.send(JSON.stringify({ Message: 'AuthenticationResponse', header }));
      return;
    }
    const topic = topics.get(notation) ?? new Set();
    topics.set(notation, topic.add(socket));
    own.push(topic);
    socket.send(JSON.stringify({ Message: 'HighLevelResponse', Version: 2, data: priceOf(notation, 0, Date.now()), header }));
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const topic of own) topic.delete(socket);
  });
});

const calls: ServerCalls = {
  async listen() {
    server.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG });
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  },
  tokens: (count) => Array.from({ length: count }, () => 'A'.repeat(256)),
  tick: (period) => ticker.set(period),
  state: () => ({ connections: 0, authenticated: 0, subscriptions: 0, feeds: topics.size, updates: 0, conflated: 0 }),
  usage: () => usageOf(),
};
answerCalls(calls);
