import type { Prefix } from '#gateway/codec/shared.ts';
import type { Encoding, LossReason } from '#gateway/generated/constants.ts';
import type { Feed, Form } from './feed.ts';

/** Whoever subscribed, as the fan-out knows him. */
export interface Receiver {
  readonly encoding: Encoding;
  /** Whether so much waits to be sent that only the latest values shall follow. */
  isBehind(): boolean;
  /** Keeps a subscription whose latest value is to be sent once the receiver is no longer behind. */
  keep(subscription: Subscription): void;
  sendShared(prefix: Prefix, idJob: number): void;
  /** Sends in one piece whatever is sent meanwhile. */
  together(send: () => void): void;
  /** Told that a subscription ends from here. */
  lose(subscription: Subscription, reason: LossReason, details: string): void;
}

export interface Subscription {
  readonly receiver: Receiver;
  readonly feed: Feed;
  readonly idJob: number;
  readonly form: Form;
  /** Milliseconds between two updates, at least. */
  readonly interval: number;
  /** Whether the state is told again at each interval although it did not change. */
  readonly isRefreshed: boolean;
  /** Before this instant of the clock nothing is sent. */
  nextAt: number;
  /** Whether there is a newer state than the one sent, on its way into the queue or the wheel. */
  isDue: boolean;
  isClosed: boolean;
}
