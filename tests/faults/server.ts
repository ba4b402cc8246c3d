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
  /** Timers that its gateway has left. */
  pending(): number;
  /** Leads the clients away and ends, as on SIGTERM. */
  drain(): Promise<void>;
  /** Ends without a word, as on SIGKILL. */
  kill(): Promise<void>;
}

export interface TestServerOptions {
  readonly prices: LivePriceSource;
  readonly tokens: GatewayTokens;
  readonly now: () => number;
  /** How much faster than time everything runs. */
  readonly factor: number;
  readonly idleInterval: number;
  readonly random: () => number;
  /** Told why connections ended, once the server has. */
  readonly onEnd: (closed: ReadonlyMap<string, number>) => void;
}

/** The real gateway on a port of its own, with prices from a script. */
export async function startServer({ prices, tokens, now, factor, idleInterval, random, onEnd }: TestServerOptions): Promise<TestServer> {
  const clock = createQuickClock(factor);
  const gateway = createGateway({
    // Several servers share a source, one after the other.
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
      // Releases what a dead process would no longer hold.
      await gateway.drain();
      onEnd(gateway.counters.closed);
    },
  };
}
