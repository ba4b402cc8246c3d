import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway, type GatewayState } from '#provider/transport/ws/index.ts';
import type { GatewayTokens } from '#provider/transport/ws/options.ts';
import type { LivePriceSource } from '#provider/transport/ws/prices/live-price-source.ts';
import { createQuickClock } from './quick-clock.ts';

export interface TestServer {
  readonly port: number;
  state(): GatewayState;
  /** Number of pending timers of its gateway. */
  pending(): number;
  /** Redirects the clients and ends, as on SIGTERM. */
  drain(): Promise<void>;
  /** Ends without notice, as on SIGKILL. */
  kill(): Promise<void>;
}

export interface TestServerOptions {
  readonly prices: LivePriceSource;
  readonly tokens: GatewayTokens;
  readonly now: () => number;
  /** Speed of the clock as a multiple of real time. */
  readonly factor: number;
  readonly idleInterval: number;
  readonly random: () => number;
  /** Called with the reasons of ended connections when the server ends. */
  readonly onEnd: (closed: ReadonlyMap<string, number>) => void;
}

/** Starts the real gateway on a separate port, with scripted prices. */
export async function startServer({ prices, tokens, now, factor, idleInterval, random, onEnd }: TestServerOptions): Promise<TestServer> {
  const clock = createQuickClock(factor);
  const gateway = createGateway({
    // Does not close the source, which several servers share one after the other.
    prices: { ...prices, close: () => undefined },
    access: (idNotation) => ({ idNotation, quality: 'RLT' }),
    tokens,
    now,
    clock,
    random,
    timings: { idleInterval },
  });
  const server = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  gateway.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port: (server.address() as AddressInfo).port,
    state: () => gateway.state(),
    pending: () => clock.pending(),
    async drain() {
      await gateway.drain();
      await close();
      onEnd(gateway.counters.closed);
    },
    async kill() {
      await close();
      // Releases resources that a dead process would not hold.
      await gateway.drain();
      onEnd(gateway.counters.closed);
    },
  };
}
