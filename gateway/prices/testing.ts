import type { Admission, ConnectionState, Subscriber } from '../types.ts';
import { createPriceStream, type PriceGateway, type PriceStreamParts } from './price-stream.ts';
import { createPushStore } from './push-store.ts';

/** Subscription that the stream has requested. */
export interface RequestedFeed {
  readonly path: string;
  readonly body: object;
  readonly flags: number | undefined;
  readonly isPersistent: boolean;
  readonly subscriber: Subscriber;
  isCancelled: boolean;
}

/** Lets pending promises settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Price stream on a mock connection: records all actions of the stream, and lets the test trigger all events. */
export function strawStream(
  options: { readonly tiles?: readonly number[]; readonly readAdmission?: PriceStreamParts['readAdmission'] } = {},
) {
  const did: string[] = [];
  const asked: RequestedFeed[] = [];
  const logged: string[] = [];
  let state: ConnectionState = 'DISCONNECTED';
  let emit: (state: ConnectionState) => void = () => undefined;
  const setState = (next: ConnectionState) => {
    state = next;
    emit(next);
  };
  let connecting = { resolve: () => undefined as void, reject: (_error: Error) => undefined as void };

  const strawRequests: PriceGateway['requests'] = {
    subscribe(path, body, subscriber, { flags, isPersistent = false } = {}) {
      const one: RequestedFeed = { path, body, flags, isPersistent, subscriber, isCancelled: false };
      asked.push(one);
      return {
        idJob: asked.length,
        cancel() {
          one.isCancelled = true;
          did.push(`cancel ${asked.indexOf(one) + 1}`);
        },
      };
    },
  };

  const stream = createPriceStream({
    store: createPushStore(new Set(options.tiles)),
    log: (message) => logged.push(message),
    readAdmission: async () => {
      did.push('token');
      return options.readAdmission?.() ?? { url: 'wss://localhost/ws', token: 'a'.repeat(80) };
    },
    open(admit) {
      did.push('open');
      state = 'DISCONNECTED';
      return { connection: strawConnection(admit), requests: strawRequests, close: () => void did.push('close') };
    },
  });

  function strawConnection(admit: () => Promise<Admission>): PriceGateway['connection'] {
    return {
      get state() {
        return state;
      },
      connect() {
        did.push('connect');
        return new Promise<void>((resolve, reject) => {
          connecting = { resolve, reject };
          void admit().catch(reject);
        });
      },
      onState(listener) {
        emit = listener;
        return () => undefined;
      },
    };
  }

  return {
    stream,
    did,
    asked,
    logged,
    authenticate: async () => {
      setState('AUTHENTICATED');
      connecting.resolve();
      await settle();
    },
    disconnect: () => setState('DISCONNECTED'),
    failConnecting: async () => {
      connecting.reject(new Error('Connection closed while trying to connect'));
      await settle();
    },
  };
}

/** State with the given trade, as the gateway delivers it. */
export function composite(price: number, time = '2026-07-31T15:38:08.000Z'): object {
  return { idNotation: 1, quality: 'RLT', trade: { latest: { time, price } } };
}
