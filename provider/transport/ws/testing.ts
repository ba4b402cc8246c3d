import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { createCodec } from '#gateway/codec/codec.ts';
import { nodeCompression } from '#gateway/codec/node-compression.ts';
import { encoding as encodings, subprotocol, type Encoding } from '#gateway/generated/constants.ts';
import type { GatewayMessage } from '#gateway/generated/messages.ts';
import { createPushToken, readPushToken } from '../../services/accounts/push-token.ts';
import { createSpentTokens } from '../../services/accounts/spent-tokens.ts';
import type { Database } from '../../store/database.ts';
import { createTestClock } from './cluster/testing.ts';
import { createGateway, type Gateway } from './index.ts';
import type { GatewayOptions, GatewayTokens } from './options.ts';
import { stateOf } from './prices/composite.ts';
import { keyText, type PriceKey, type PriceListener, type LivePriceSource, type PriceState } from './prices/live-price-source.ts';

export const TEST_NOW = Date.parse('2026-11-20T10:00:00Z');

/** Prices that a test changes. */
export interface TestSource extends LivePriceSource {
  /** Sets the last price of a notation; undefined ends it. */
  set(idNotation: number, price: number | undefined, note?: string): void;
  readonly watched: ReadonlySet<string>;
}

export function createScript(): TestSource {
  const states = new Map<number, PriceState>();
  const watches = new Map<string, Set<PriceListener>>();
  let instant = TEST_NOW;
  const current = ({ idNotation, quality }: PriceKey): PriceState | undefined => {
    const state = states.get(idNotation);
    return state && stateOf({ ...state.composite, quality }, state.instant);
  };
  return {
    current,
    watch(key, listener) {
      const listeners = watches.get(keyText(key)) ?? new Set();
      watches.set(keyText(key), listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) watches.delete(keyText(key));
      };
    },
    set(idNotation, price, note) {
      instant += 1000;
      if (price === undefined) states.delete(idNotation);
      else {
        const composite = {
          idNotation,
          quality: 'RLT',
          trade: { latest: { time: new Date(instant).toISOString(), price } },
          note,
        } as const;
        states.set(idNotation, stateOf(composite, instant));
      }
      for (const quality of ['RLT', 'DLY', 'EOD'] as const) {
        const key = { idNotation, quality };
        for (const listener of watches.get(keyText(key)) ?? []) listener(current(key));
      }
    },
    get watched() {
      return new Set(watches.keys());
    },
    close: () => watches.clear(),
  };
}

interface Who {
  readonly sessionId?: string;
  readonly features: readonly string[];
}

export type TestOptions = Partial<GatewayOptions> & Pick<GatewayTokens, 'rightsOf' | 'onRightChange'>;

export interface TestGateway {
  readonly gateway: Gateway;
  readonly source: TestSource;
  readonly clock: ReturnType<typeof createTestClock>;
  readonly port: number;
  newToken(claims?: Who): string;
  /** Opens a connection up to its socket; the test can await what it receives. */
  open(options?: RawOptions): Promise<RawClient>;
  /** Opens an authenticated connection. */
  connect(options?: RawOptions): Promise<RawClient>;
  close(): Promise<void>;
}

const KEY = Buffer.alloc(32, 1);
const ME = 'test-process';

/** Starts a gateway on a free port, with scripted prices and a clock that the test moves. */
export async function startTestGateway({ rightsOf, onRightChange, ...options }: TestOptions = {}): Promise<TestGateway> {
  const [source, clock] = [createScript(), createTestClock()];
  const spent = createSpentTokens({ kind: 'embedded' } as Database, ME, () => undefined);
  const tokens: GatewayTokens = {
    pushClaimsOf: (token) => readPushToken(KEY, token, TEST_NOW),
    spendPushToken: (claims) => spent.spend(claims, TEST_NOW),
    pushTokenFor: (who, wanted) => createPushToken(KEY, { ...who, madeBy: ME }, TEST_NOW, wanted),
    ...(rightsOf === undefined ? {} : { rightsOf }),
    ...(onRightChange === undefined ? {} : { onRightChange }),
  };
  const access: GatewayOptions['access'] = (idNotation) => ({ idNotation, quality: 'RLT' });
  const gateway = createGateway({ prices: source, access, tokens, now: () => TEST_NOW, clock, random: () => 0, ...options });
  const server = createServer();
  gateway.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const newToken = (claims: Who = { features: [] }): string => createPushToken(KEY, { ...claims, madeBy: ME }, TEST_NOW).token;
  const clients = new Set<RawClient>();
  const open = async (raw: RawOptions = {}): Promise<RawClient> => {
    const client = await openRaw(`ws://127.0.0.1:${port}/ws`, raw);
    clients.add(client);
    return client;
  };
  return {
    gateway,
    source,
    clock,
    port,
    newToken,
    open,
    async connect(raw) {
      const client = await open(raw);
      client.send(authentication(newToken(raw?.claims)));
      await client.next('AuthenticationResponse');
      return client;
    },
    async close() {
      for (const client of clients) client.ws.terminate();
      await Promise.all([...clients].map(({ closed }) => closed));
      await gateway.drain();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface RawOptions {
  /** Claims of the token, if one is created. */
  readonly claims?: Who;
  readonly encoding?: Encoding;
  readonly protocols?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Client without any logic. */
export interface RawClient {
  readonly ws: WebSocket;
  send(message: GatewayMessage | object | string): void;
  /** Resolves with the next message of a kind that was not returned yet. */
  next<Kind extends GatewayMessage['Message']>(kind: Kind): Promise<Extract<GatewayMessage, { Message: Kind }>>;
  /** All received messages. */
  readonly all: GatewayMessage[];
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
}

/**
 * Opens a raw connection.
 * @throws if the upgrade is refused
 */
export async function openRaw(url: string, { encoding = encodings.plain, protocols, headers }: RawOptions = {}): Promise<RawClient> {
  const codec = createCodec(encoding, nodeCompression, 1_048_576);
  const offered = protocols ?? [encoding === encodings.plain ? subprotocol.plain : subprotocol.compressed, subprotocol.oneTimeToken];
  const ws = new WebSocket(url, [...offered], { perMessageDeflate: false, ...(headers === undefined ? {} : { headers }) });
  const [all, unread]: [GatewayMessage[], GatewayMessage[]] = [[], []];
  const waiting = new Set<() => void>();
  ws.on('message', (data: Buffer, isBinary) => {
    const message = codec.decode(isBinary ? data : data.toString());
    if (message.Message === 'InvalidMessage') throw new Error(message.cause);
    all.push(message);
    unread.push(message);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => void ws.on('close', (code) => resolve(code)));
  await once(ws, 'open');
  ws.on('error', () => undefined);
  const take = (kind: string): GatewayMessage | undefined => {
    const index = unread.findIndex(({ Message }) => Message === kind);
    return index < 0 ? undefined : unread.splice(index, 1)[0];
  };
  return {
    ws,
    all,
    closed,
    send: (message) => ws.send(typeof message === 'string' ? message : codec.encode(message as GatewayMessage)),
    next: (kind) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const message = take(kind);
          if (message === undefined) return;
          waiting.delete(look);
          resolve(message as never);
        };
        waiting.add(look);
        void closed.then((code) => waiting.has(look) && reject(new Error(`closed with ${code} before ${kind}`)));
        look();
      }),
  };
}

let jobs = 0;

export function authentication(token: string): GatewayMessage {
  jobs += 1;
  return {
    Message: 'AuthenticationByTokenRequest',
    Version: 2,
    token: { value: { b64: token } },
    maximum_idle_interval: 45_000_000,
    maximum_receivable_message_size: 1_048_576,
    header: { id_job: jobs },
  };
}

/** Frame of a subscription; `minimumInterval` in milliseconds. */
export function priceRequest(idNotation: number, idJob: number, flags = 1, minimumInterval?: number): GatewayMessage {
  const subscription = minimumInterval === undefined ? {} : { subscription: { minimumInterval } };
  return {
    Message: 'HighLevelRequest',
    Version: 2,
    method: 2,
    path: '/api/v1/prices/composite/get',
    body: { data: { identifier: { value: idNotation, type: 'idNotation' } }, ...subscription },
    header: { id_job: idJob, flags },
  };
}
