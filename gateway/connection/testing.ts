import { createCodec } from '../codec/codec.ts';
import { nodeCompression } from '../codec/node-compression.ts';
import { encoding } from '../generated/constants.ts';
import type { GatewayMessage, ServerInfo } from '../generated/messages.ts';
import { MAXIMUM_MESSAGE_SIZE } from '../timings.ts';
import type { Clock, OpenSocket, SocketEvents } from '../types.ts';
import { createConnection, type ConnectionOptions } from './connection.ts';

interface FakeClock extends Clock {
  /** Number of pending timers. */
  readonly pending: number;
  /** Advances the time and runs everything that is due, including promises in between. */
  pass(milliseconds: number): Promise<void>;
  /** Advances the time without firing timers, as if the machine slept. Due timers fire at the next `pass`. */
  sleep(milliseconds: number): void;
}

export function fakeClock(): FakeClock {
  let now = 1000;
  const timers = new Map<number, { at: number; run: () => void }>();
  let last = 0;
  return {
    now: () => now,
    setTimeout(run, milliseconds) {
      timers.set(++last, { at: now + milliseconds, run });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(Number(timer)),
    get pending() {
      return timers.size;
    },
    sleep(milliseconds) {
      now += milliseconds;
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settled();
      for (;;) {
        const [due] = [...timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at);
        if (due === undefined) break;
        now = Math.max(now, due[1].at);
        timers.delete(due[0]);
        due[1].run();
        await settled();
      }
      now = Math.max(now, end);
    },
  };
}

/** Lets pending promises settle. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

interface FakeSocket {
  readonly url: string;
  readonly protocols: readonly string[];
  /** Decoded messages from the client. */
  readonly sent: GatewayMessage[];
  readonly isClosed: boolean;
  open(): void;
  say(message: object): void;
  sayText(text: string): void;
  close(code?: number): void;
  fail(): void;
}

const codec = createCodec(encoding.plain, nodeCompression, MAXIMUM_MESSAGE_SIZE);

function fakeSockets() {
  const sockets: FakeSocket[] = [];
  const openSocket: OpenSocket = (url, protocols, events: SocketEvents) => {
    const sent: GatewayMessage[] = [];
    let isClosed = false;
    sockets.push({
      url,
      protocols,
      sent,
      get isClosed() {
        return isClosed;
      },
      open: events.onOpen,
      say: (message) => events.onMessage(JSON.stringify(message)),
      sayText: events.onMessage,
      close: (code = 1006) => events.onClose(code, ''),
      fail: events.onError,
    });
    return {
      send: (frame) => void sent.push(codec.decode(frame) as GatewayMessage),
      close() {
        isClosed = true;
      },
    };
  };
  return { sockets, openSocket };
}

export const TOKEN = 'abc-_'.repeat(16);

export const serverInfo = (interval = 45_000_000): ServerInfo => ({
  uuid: '6f0f1c9e-58a0-4b39-a83c-2c1d3c4f0a11',
  description: 'test',
  software: 'test 1',
  os: 'none',
  maximum_idle_interval: interval,
  maximum_receivable_message_size: 1_048_576,
  time_at_server: '2026-11-20T10:00:00Z',
});

/** Connection whose time, random numbers and server are controlled by the test. */
export function setUpConnection(options: Partial<ConnectionOptions> = {}) {
  const clock = fakeClock();
  const { sockets, openSocket } = fakeSockets();
  let admissions = 0;
  const admission = async () => {
    admissions++;
    return { url: 'wss://gateway.test:443/ws', token: TOKEN };
  };
  const connection = createConnection({ admission, openSocket, codec, clock, random: () => 0, ...options });
  const states: string[] = [];
  const received: GatewayMessage[] = [];
  connection.onState((state) => states.push(state));
  connection.onMessage((message) => received.push(message));

  const socket = () => {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  };
  /** Starts to connect and records the outcome: no `error` means success. */
  const connecting = async () => {
    const outcome: { error?: Error | undefined } = {};
    connection.connect().then(
      () => (outcome.error = undefined),
      (error: Error) => (outcome.error = error),
    );
    await settled();
    return outcome;
  };
  /** Plays the server up to the authentication of the last socket. */
  const admit = async (interval?: number) => {
    socket().open();
    const { id_job: idJob } = (socket().sent[0] as { header: { id_job: number } }).header;
    socket().say({
      Message: 'AuthenticationResponse',
      Version: 2,
      server_info: serverInfo(interval),
      meta: { status: { code: 200 } },
      header: { id_job: idJob },
    });
    await settled();
  };
  const connected = async (interval?: number) => {
    const outcome = await connecting();
    await admit(interval);
    return outcome;
  };
  return { connection, clock, sockets, socket, states, received, connecting, connected, admit, admissions: () => admissions };
}
