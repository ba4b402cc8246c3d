import type { Clock } from '#gateway/types.ts';
import { isLate, keyText, type PriceKey, type PriceListener, type LivePriceSource, type PriceState } from '../prices/live-price-source.ts';
import type { Bus } from './bus.ts';
import { priceText, readPrice, subjectOf } from './price-text.ts';
import { createSpeakers } from './speakers.ts';

/** Interval of the announcements in ms; a node that is silent for two intervals is replaced. */
const ROUND_MS = 1_000;

export interface ClusterOptions {
  /** Price source of this process. */
  readonly local: LivePriceSource;
  readonly bus: Bus;
  /** Unique name of this process. */
  readonly node: string;
  /** Key of the market: nodes with the same key have the same prices. */
  readonly market: () => string;
  readonly clock: Clock;
}

export interface ClusterSource extends LivePriceSource {
  /** Number of keys watched here, of those computed by this node, and of other nodes heard recently. */
  counts(): { readonly watched: number; readonly computed: number; readonly neighbours: number };
}

/** Watched key. */
interface Feed {
  readonly key: PriceKey;
  readonly listeners: Set<PriceListener>;
  last: PriceState | undefined;
  /** Present while this node computes the price. */
  stopLocal: (() => void) | undefined;
  readonly stopRemote: () => void;
}

/**
 * Shares prices between several processes: of all that watch a key, one computes it and sends it to the others. A process that receives
 * nothing computes itself, so the bus only saves work. Since prices are a function of seed and time, it does not matter which process
 * computes them.
 */
export function createClusterSource({ local, bus, node, market, clock }: ClusterOptions): ClusterSource {
  const speakers = createSpeakers({ bus, node, market, now: () => clock.now(), interval: ROUND_MS });
  const feeds = new Map<string, Feed>();

  const tell = (feed: Feed, state: PriceState): void => {
    if (isLate(state, feed.last)) return;
    const isNew = state.json !== feed.last?.json;
    feed.last = state;
    if (isNew) for (const listener of feed.listeners) listener(state);
  };
  const catchUp = (feed: Feed): void => {
    const state = local.current(feed.key);
    if (state !== undefined) tell(feed, state);
  };
  const speak = (feed: Feed): void => {
    feed.stopLocal ??= local.watch(feed.key, (state) => {
      if (state === undefined) return gone(feed);
      if (speakers.count() > 0) bus.publish(subjectOf(feed.key), priceText(node, state));
      tell(feed, state);
    });
  };
  const listen = (feed: Feed): void => {
    feed.stopLocal?.();
    feed.stopLocal = undefined;
  };
  const gone = (feed: Feed): void => {
    end(feed);
    for (const listener of feed.listeners) listener(undefined);
  };
  const end = (feed: Feed): void => {
    listen(feed);
    feed.stopRemote();
    feeds.delete(keyText(feed.key));
  };

  function open(key: PriceKey): Feed {
    const feed: Feed = {
      key,
      listeners: new Set(),
      last: local.current(key),
      stopLocal: undefined,
      stopRemote: bus.subscribe(subjectOf(key), (text) => {
        const price = readPrice(text);
        if (price !== undefined && feed.stopLocal === undefined && speakers.knows(price.node)) tell(feed, price.state);
      }),
    };
    feeds.set(keyText(key), feed);
    speak(feed);
    return feed;
  }

  function takeTurns(): void {
    for (const [name, feed] of feeds) {
      const speaker = speakers.speakerOf(name);
      if (speaker === undefined && feed.stopLocal === undefined) {
        speak(feed);
        catchUp(feed);
      } else if (speaker !== undefined) {
        listen(feed);
        // Computes a price whose message got lost.
        if (speaker.at > (feed.last?.instant ?? 0)) catchUp(feed);
      }
    }
  }

  let timer = clock.setTimeout(function round() {
    const spoken = [...feeds].filter(([, feed]) => feed.stopLocal !== undefined);
    speakers.claim(new Map(spoken.map(([name, feed]) => [name, feed.last?.instant ?? 0])));
    takeTurns();
    timer = clock.setTimeout(round, ROUND_MS);
  }, ROUND_MS);
  const stopWatching = bus.onChange((isUp) => void (isUp || takeTurns()));

  return {
    current: (key) => local.current(key),
    watch(key, listener) {
      const feed = feeds.get(keyText(key)) ?? open(key);
      // Wraps the listener, because one function may watch twice.
      const own: PriceListener = (state) => listener(state);
      feed.listeners.add(own);
      return () => {
        feed.listeners.delete(own);
        if (feed.listeners.size === 0 && feeds.get(keyText(key)) === feed) end(feed);
      };
    },
    counts: () => ({
      watched: feeds.size,
      computed: [...feeds.values()].filter(({ stopLocal }) => stopLocal !== undefined).length,
      neighbours: speakers.count(),
    }),
    close() {
      clock.clearTimeout(timer);
      stopWatching();
      for (const feed of feeds.values()) end(feed);
      speakers.close();
      local.close();
    },
  };
}
