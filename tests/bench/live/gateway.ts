import type { Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { createCodec } from '#gateway/codec/codec.ts';
import { nodeCompression } from '#gateway/codec/node-compression.ts';
import { prefix } from '#gateway/codec/shared.ts';
import { withHeader } from '#gateway/codec/testing.ts';
import { encoding, subprotocol } from '#gateway/generated/constants.ts';
import type { GatewayMessage, HighLevelRequest } from '#gateway/generated/messages.ts';
import { MAXIMUM_MESSAGE_SIZE } from '#gateway/timings.ts';
import { RATE } from './rows.ts';

const codec = createCodec(encoding.compressed, nodeCompression, MAXIMUM_MESSAGE_SIZE);
/** Milliseconds between two bursts of updates. */
const BURST = 10;

/** Serves a gateway of prices that only go up and down: `RATE` updates per second over all subscriptions. */
export function serveGateway(server: Server): { readonly updates: () => number; close(): void } {
  const sockets = new WebSocketServer({ server, path: '/ws', perMessageDeflate: false, handleProtocols: () => subprotocol.compressed });
  let updates = 0;
  const timers = new Set<NodeJS.Timeout>();

  sockets.on('connection', (socket) => {
    const jobs = new Map<number, number>();
    const timer = setInterval(
      tickOf(socket, jobs, () => updates++),
      BURST,
    );
    timers.add(timer);
    socket.on('close', () => {
      clearInterval(timer);
      timers.delete(timer);
    });
    socket.on('message', (data: Buffer) => answer(socket, jobs, codec.decode(data) as GatewayMessage));
  });
  return {
    updates: () => updates,
    close() {
      timers.forEach(clearInterval);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function answer(socket: WebSocket, jobs: Map<number, number>, message: GatewayMessage): void {
  if (message.Message === 'AuthenticationByTokenRequest') {
    const server_info = { uuid: 'bench', maximum_idle_interval: 45_000_000, maximum_receivable_message_size: MAXIMUM_MESSAGE_SIZE };
    const { id_job } = message.header;
    send(socket, { Message: 'AuthenticationResponse', Version: 2, server_info, meta: { status: { code: 200 } }, header: { id_job } });
  } else if (message.Message === 'HighLevelRequest') {
    const notation = notationOf(message);
    jobs.set(message.header.id_job, notation);
    send(socket, { Message: 'HighLevelResponse', Version: 2, data: priceOf(notation, 0), header: { id_job: message.header.id_job } });
  } else if (message.Message === 'CancelSubscriptionRequest') {
    jobs.delete(message.id_job_subscription);
  }
}

function notationOf({ body }: HighLevelRequest): number {
  return (body as { data: { identifier: { value: number } } }).data.identifier.value;
}

function send(socket: WebSocket, message: GatewayMessage): void {
  socket.send(codec.encode(message));
}

/** Sends the updates that are due, notation after notation. */
function tickOf(socket: WebSocket, jobs: ReadonlyMap<number, number>, count: () => void): () => void {
  let turn = 0;
  let rest: [number, number][] = [];
  let due = 0;
  let last = performance.now();
  return () => {
    const now = performance.now();
    due = Math.min(due + ((now - last) * RATE) / 1000, RATE);
    last = now;
    for (; due >= 1 && jobs.size > 0; due -= 1) {
      if (rest.length === 0) {
        rest = [...jobs];
        turn += 1;
      }
      const [idJob, notation] = rest.pop() ?? [0, 0];
      const response = { Message: 'HighLevelResponse', data: priceOf(notation, turn) } as const;
      socket.send(withHeader(prefix({ Message: 'HighLevelUpdate', Version: 2, response }, encoding.compressed), idJob));
      count();
    }
  };
}

function priceOf(notation: number, turn: number): object {
  const price = Math.round((100 + Math.sin(turn + notation) * 5) * 100) / 100;
  const time = new Date().toISOString();
  return {
    idNotation: notation,
    quality: 'RLT',
    trade: {
      latest: { time, price, tradingVolume: 100, performance: { intraday: { absolute: price - 100, relative: (price - 100) / 100 } } },
      low: { price: 95 },
      high: { price: 105 },
      accumulated: { tradingVolume: 100 * turn },
    },
    bidAsk: { bid: { price: price - 0.02, tradingVolume: 50, time }, ask: { price: price + 0.02, tradingVolume: 50, time } },
  };
}
