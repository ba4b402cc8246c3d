import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';

/** Tries for ever, each second; a dead line is found within six. */
const PATIENCE = { maxReconnectAttempts: -1, waitOnFirstConnect: true, reconnectTimeWait: 1_000, pingInterval: 2_000, maxPingOut: 2 };

/**
 * NATS as the bus. It is down until the first connection stands and comes back by itself; a server that is away is no
 * reason not to start. @throws Error for an address that is none.
 */
export function openNatsBus(url: string, name: string): Bus {
  const listeners = new Map<symbol, { subject: string; listener: (text: string) => void; running?: Subscription }>();
  const changes = new Set<(isUp: boolean) => void>();
  let connection: NatsConnection | undefined;
  let isUp = false;
  let isClosed = false;
  const turn = (next: boolean): void => {
    if (next === isUp) return;
    isUp = next;
    for (const listener of changes) listener(isUp);
  };
  const begin = (id: symbol): void => {
    const entry = listeners.get(id);
    if (entry === undefined || connection === undefined) return;
    entry.running = connection.subscribe(entry.subject, { callback: (error, message) => void (error ?? entry.listener(message.string())) });
  };
  const servers = addressOf(url);
  const run = async (): Promise<void> => {
    const opened = await connect({ ...PATIENCE, servers, name });
    if (isClosed) return opened.close();
    connection = opened;
    for (const id of listeners.keys()) begin(id);
    turn(true);
    for await (const status of opened.status()) {
      if (status.type === 'disconnect' || status.type === 'staleConnection' || status.type === 'close') turn(false);
      if (status.type === 'reconnect') turn(true);
    }
  };
  run().catch(() => turn(false));
  return {
    get isUp() {
      return isUp;
    },
    publish: (subject, text) => void (isUp && connection?.publish(subject, text)),
    subscribe(subject, listener) {
      const id = Symbol(subject);
      listeners.set(id, { subject, listener });
      begin(id);
      return () => {
        listeners.get(id)?.running?.unsubscribe();
        listeners.delete(id);
      };
    },
    onChange: (listener) => (changes.add(listener), () => void changes.delete(listener)),
    async close() {
      isClosed = true;
      changes.clear();
      await connection?.close();
    },
  };
}

function addressOf(url: string): string {
  if (/^(nats|tls):\/\/[^\s/]+\/?$/u.test(url)) return url;
  throw new Error(`NATS_URL="${url}" is no address of a NATS server such as nats://127.0.0.1:4222.`);
}
