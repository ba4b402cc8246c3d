import { connect, type NatsConnection, type NodeConnectionOptions, type Subscription } from '@nats-io/transport-node';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bus } from './bus.ts';

/** Interval of reconnects in ms, without a limit; a dead connection is detected within six seconds. */
const AGAIN_MS = 1_000;
const PATIENCE = { maxReconnectAttempts: -1, reconnectTimeWait: AGAIN_MS, pingInterval: 2_000, maxPingOut: 2, timeout: 5_000 };

/**
 * Opens NATS as the bus. It is down until the first connection and reconnects automatically; the process also starts if the server is
 * unavailable.
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
  const run = async (): Promise<void> => {
    const opened = await firstConnection({ ...PATIENCE, ...serverOf(url), name }, () => isClosed);
    if (opened === undefined || isClosed) return opened?.close();
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

/**
 * Retries the first connection: by default the library only retries after it has lost a connection, and otherwise it would keep trying even
 * after it was closed.
 */
async function firstConnection(options: NodeConnectionOptions, isClosed: () => boolean): Promise<NatsConnection | undefined> {
  while (!isClosed()) {
    const opened = await connect(options).catch(() => undefined);
    if (opened !== undefined) return opened;
    await pause(AGAIN_MS, undefined, { ref: false });
  }
  return undefined;
}

/** Splits the address, because the library takes name and password separately. */
function serverOf(url: string): { servers: string; user?: string; pass?: string } {
  const { username, password, host, protocol } = new URL(url);
  const servers = `${protocol}//${host}`;
  return username === '' ? { servers } : { servers, user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
