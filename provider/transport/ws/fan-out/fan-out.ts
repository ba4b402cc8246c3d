import { lossReason } from '#gateway/generated/constants.ts';
import type { Clock } from '#gateway/types.ts';
import type { GatewayCounters } from '../counters.ts';
import type { WantedQuality } from '../prices/access.ts';
import { keyText, type PriceKey, type LivePriceSource, type PriceState } from '../prices/live-price-source.ts';
import { Feed, type Form, type Receiver, type Subscription } from './feed.ts';
import { createWheel } from './wheel.ts';

/** Maximum time of sending in ms before other work gets a turn. */
const SLICE_MS = 8;
/** Share of the interval over which the first updates of simultaneous subscriptions are spread, up to a second. */
const SPREAD = 0.2;
const MOST_SPREAD_MS = 1_000;
const LONGEST_STEP_MS = 10_000;

export interface SubscriptionRequest {
  readonly receiver: Receiver;
  readonly idJob: number;
  readonly form: Form;
  /** Quality as requested. */
  readonly wanted: WantedQuality;
  readonly interval: number;
  readonly isRefreshed: boolean;
}

/** Feeds by key, shared by all subscribers; each subscriber gets changes at its own rate. */
export interface FanOut {
  /** Subscribes: sends the current state, followed by changes. Returns undefined and sends nothing if there is no price. */
  subscribe(key: PriceKey, request: SubscriptionRequest): Subscription | undefined;
  unsubscribe(subscription: Subscription): void;
  /**
   * Continues with another quality of the same notation, whose state follows as an update. Returns undefined and changes nothing if there
   * is no price.
   */
  move(subscription: Subscription, key: PriceKey): Subscription | undefined;
  /** Sends the latest value of a subscription that a receiver has kept back. */
  resume(subscription: Subscription): void;
  readonly feeds: number;
  close(): void;
}

export interface FanOutOptions {
  readonly source: LivePriceSource;
  readonly clock: Clock;
  /** Random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  readonly counters: GatewayCounters;
  /** Yields to other work. */
  readonly pause?: (next: () => void) => void;
}

export function createFanOut({ source, clock, random, counters, pause = setImmediate }: FanOutOptions): FanOut {
  const feeds = new Map<string, { readonly feed: Feed; readonly stop: () => void }>();
  const wheel = createWheel<Subscription>(clock, onDue);
  /** Subscriptions with a pending update, by receiver: all updates of one receiver are sent together. */
  const queue = new Map<Receiver, Subscription[]>();
  let isPumping = false;

  function changed(feed: Feed, state: PriceState | undefined): void {
    if (state === undefined) return gone(feed);
    if (!feed.take(state)) return;
    const now = clock.now();
    const ready: Subscription[] = [];
    for (const subscription of feed.subscribers) {
      if (subscription.isDue) {
        if (!subscription.isRefreshed) counters.conflated += 1;
        continue;
      }
      subscription.isDue = true;
      if (subscription.nextAt > now) schedule(subscription);
      else ready.push(subscription);
    }
    enqueue(ready);
  }

  /** Schedules in steps, so that the wheel does not hold closed subscriptions for long. */
  function schedule(subscription: Subscription): void {
    wheel.schedule(subscription, Math.min(subscription.nextAt, clock.now() + LONGEST_STEP_MS));
  }

  function onDue(subscriptions: readonly Subscription[]): void {
    const now = clock.now();
    const live = subscriptions.filter(({ isClosed }) => !isClosed);
    for (const subscription of live) if (subscription.nextAt > now) schedule(subscription);
    enqueue(live.filter(({ nextAt }) => nextAt <= now));
  }

  function gone(feed: Feed): void {
    const subscribers = [...feed.subscribers];
    for (const subscription of subscribers) {
      drop(subscription);
      subscription.receiver.lose(subscription, lossReason.instrumentGone, 'The notation has no more prices.');
    }
  }

  function enqueue(ready: readonly Subscription[]): void {
    for (const subscription of ready) {
      const waiting = queue.get(subscription.receiver);
      if (waiting === undefined) queue.set(subscription.receiver, [subscription]);
      else waiting.push(subscription);
    }
    if (isPumping || queue.size === 0) return;
    isPumping = true;
    pause(pump);
  }

  function pump(): void {
    const begin = performance.now();
    for (const [receiver, subscriptions] of queue) {
      queue.delete(receiver);
      receiver.together(() => {
        for (const subscription of subscriptions) deliver(subscription);
      });
      if (performance.now() - begin >= SLICE_MS) break;
    }
    isPumping = queue.size > 0;
    if (isPumping) pause(pump);
  }

  function deliver(subscription: Subscription): void {
    if (subscription.isClosed) return;
    const { receiver, feed, form, idJob, interval } = subscription;
    if (receiver.isBehind()) return receiver.keep(subscription);
    receiver.sendShared(feed.update(form, receiver.encoding), idJob);
    counters.updates += 1;
    subscription.nextAt = clock.now() + interval;
    subscription.isDue = subscription.isRefreshed;
    if (subscription.isRefreshed) schedule(subscription);
  }

  function drop(subscription: Subscription): void {
    if (subscription.isClosed) return;
    subscription.isClosed = true;
    const { feed } = subscription;
    feed.subscribers.delete(subscription);
    if (feed.subscribers.size > 0) return;
    const name = keyText(feed.key);
    feeds.get(name)?.stop();
    feeds.delete(name);
  }

  function feedOf(key: PriceKey): Feed | undefined {
    const state = source.current(key);
    const known = feeds.get(keyText(key))?.feed;
    if (known !== undefined) {
      if (state !== undefined) changed(known, state);
      return known;
    }
    if (state === undefined) return undefined;
    const feed = new Feed(key, state);
    feeds.set(keyText(key), { feed, stop: source.watch(key, (next) => changed(feed, next)) });
    return feed;
  }

  function add(feed: Feed, { receiver, idJob, form, wanted, interval, isRefreshed }: SubscriptionRequest): Subscription {
    const spread = random() * Math.min(interval * SPREAD, MOST_SPREAD_MS);
    const subscription: Subscription = {
      receiver,
      feed,
      idJob,
      form,
      wanted,
      interval,
      isRefreshed,
      nextAt: clock.now() + interval + spread,
      isDue: isRefreshed,
      isClosed: false,
    };
    feed.subscribers.add(subscription);
    return subscription;
  }

  return {
    subscribe(key, request) {
      const feed = feedOf(key);
      if (feed === undefined) return undefined;
      request.receiver.sendShared(feed.answer(request.form, request.receiver.encoding), request.idJob);
      const subscription = add(feed, request);
      if (request.isRefreshed) schedule(subscription);
      return subscription;
    },
    move(former, key) {
      const feed = feedOf(key);
      if (feed === undefined) return undefined;
      drop(former);
      const subscription = add(feed, former);
      subscription.isDue = true;
      enqueue([subscription]);
      return subscription;
    },
    unsubscribe: drop,
    resume: (subscription) => enqueue([subscription]),
    get feeds() {
      return feeds.size;
    },
    close() {
      for (const { stop } of feeds.values()) stop();
      feeds.clear();
      wheel.close();
      queue.clear();
    },
  };
}
