import type { headerFlag } from '../generated/constants.ts';
import type { Gateway } from '../open.ts';
import type { Admission, Subscription } from '../types.ts';
import { toLivePrice, type LivePrice } from './live-price.ts';
import type { PushStore } from './push-store.ts';
import { PRICE_PATH, priceSubscription } from './subscription.ts';

export interface PriceListener {
  onPrice(price: LivePrice): void;
  /** Reports whether the price is live: false while disconnected or without subscription, true with the next price. */
  onLive(isLive: boolean): void;
}

/** Live prices of a page: one connection, and one subscription per notation for all its watchers. */
export interface PriceStream {
  readonly store: PushStore;
  /** Watches a notation and emits its last known price at once. Returns a function that stops; after the last one the stream disconnects. */
  watch(notation: number, listener: PriceListener): () => void;
  /** Stops all watching. A later `watch` reconnects. */
  close(): void;
}

/** Dependencies of the stream on a gateway. */
export type PriceGateway = Pick<Gateway, 'close'> & {
  readonly connection: Pick<Gateway['connection'], 'connect' | 'onState' | 'state'>;
  readonly requests: Pick<Gateway['requests'], 'subscribe'>;
};

export interface PriceStreamParts {
  readonly store: PushStore;
  /** Reads a push token. */
  readonly readAdmission: () => Promise<Admission>;
  /** Creates an unconnected connection that requests its admission before every attempt and reconnects by itself. */
  readonly open: (admit: () => Promise<Admission>) => PriceGateway;
  /** Logs errors. Visitors get no message and keep the last prices. Source: contract.md §8. */
  readonly log: (message: string, error: unknown) => void;
}

interface Feed {
  readonly listeners: Set<PriceListener>;
  /** A refused feed stays in the map, since a retry would be refused too. */
  subscription?: Subscription;
  /** Whether the price is live; undefined until the first price or the first failure. */
  isLive?: boolean;
}

const PERMISSION_DENIED_RESPONSE: (typeof headerFlag)['permissionDeniedResponse'] = 8;

/** Creates the stream. Source of its life cycle: contract.md §4 "Streaming client". */
export function createPriceStream({ store, readAdmission, open, log }: PriceStreamParts): PriceStream {
  const feeds = new Map<number, Feed>();
  let line: PriceGateway | undefined;

  async function admit(): Promise<Admission> {
    try {
      const admission = await readAdmission();
      store.pushTokenReadSuccess(admission.token);
      subscribeAll();
      return admission;
    } catch (error) {
      store.pushTokenReadError();
      throw error;
    }
  }

  function connect(): PriceGateway {
    const { connection } = (line = open(admit));
    connection.onState((state) => {
      if (state !== 'AUTHENTICATED') return;
      store.pushActivated();
      subscribeAll();
    });
    connection.connect().catch((error: unknown) => {
      log('Live prices: not connected.', error);
      for (const feed of feeds.values()) setLive(feed, false);
    });
    return line;
  }

  function subscribeAll(): void {
    for (const [notation, feed] of feeds) subscribe(notation, feed);
  }

  function subscribe(notation: number, feed: Feed): void {
    const { connection, requests } = (line ??= connect());
    if (feed.subscription || !store.subscribeToNotation(notation)) return;
    if (connection.state !== 'AUTHENTICATED') {
      if (store.state.activated) setLive(feed, false);
      return;
    }
    const subscriber = {
      onData(data: unknown) {
        store.pushPriceUpdate(notation, toLivePrice(data));
        notifyListeners(notation, feed.listeners);
        setLive(feed, true);
      },
      onLive: (isLive: boolean) => setLive(feed, isLive),
      onError(error: Error) {
        log(`Live prices: notation ${notation} is lost.`, error);
        setLive(feed, false);
      },
    };
    feed.subscription = requests.subscribe(PRICE_PATH, priceSubscription(notation), subscriber, {
      flags: PERMISSION_DENIED_RESPONSE,
      isPersistent: true,
    });
  }

  function notifyListeners(notation: number, listeners: Iterable<PriceListener>): void {
    const price = store.state.pushSubscriptions.get(notation);
    if (price) for (const listener of listeners) listener.onPrice(price);
  }

  function release(notation: number, feed: Feed): void {
    feeds.delete(notation);
    feed.subscription?.cancel();
    store.unsubscribeFromNotation(notation);
    if (feeds.size === 0) close();
  }

  function close(): void {
    feeds.clear();
    line?.close();
    line = undefined;
    store.pushDestroyed();
  }

  return {
    store,
    close,
    watch(notation, listener) {
      const feed: Feed = feeds.get(notation) ?? { listeners: new Set() };
      feeds.set(notation, feed);
      feed.listeners.add(listener);
      notifyListeners(notation, [listener]);
      if (feed.isLive !== undefined) listener.onLive(feed.isLive);
      subscribe(notation, feed);
      return () => {
        if (feed.listeners.delete(listener) && feed.listeners.size === 0 && feeds.get(notation) === feed) release(notation, feed);
      };
    },
  };
}

function setLive(feed: Feed, isLive: boolean): void {
  if (feed.isLive === isLive) return;
  feed.isLive = isLive;
  for (const listener of feed.listeners) listener.onLive(isLive);
}
