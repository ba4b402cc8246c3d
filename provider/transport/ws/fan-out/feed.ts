import { prefix, type Prefix } from '#gateway/codec/shared.ts';
import type { Encoding, LossReason } from '#gateway/generated/constants.ts';
import { legacyCsv } from '../prices/legacy-csv.ts';
import type { WantedQuality } from '../prices/access.ts';
import { isLate, type PriceKey, type PriceState } from '../prices/live-price-source.ts';

/** Form of a state: composite price, or text of the legacy feed. */
export type Form = 'composite' | 'csv';

/** Subscriber, as the fan-out sees it. */
export interface Receiver {
  readonly encoding: Encoding;
  /** Returns true if too much data is waiting, so that only the latest values should follow. */
  isBehind(): boolean;
  /** Keeps back a subscription whose latest value is to be sent once the receiver is no longer behind. */
  keep(subscription: Subscription): void;
  sendShared(prefix: Prefix, idJob: number): void;
  /** Sends all messages of `send` together. */
  together(send: () => void): void;
  /** Called when the server ends a subscription. */
  lose(subscription: Subscription, reason: LossReason, details: string): void;
}

export interface Subscription {
  readonly receiver: Receiver;
  readonly feed: Feed;
  readonly idJob: number;
  readonly form: Form;
  /** Quality as requested. */
  readonly wanted: WantedQuality;
  /** Minimum time between two updates, in ms. */
  readonly interval: number;
  /** Whether the state is sent at each interval even if it did not change. */
  readonly isRefreshed: boolean;
  /** Earliest time of the next update, by the clock. */
  nextAt: number;
  /** Whether a newer state than the one sent is scheduled or queued. */
  isDue: boolean;
  isClosed: boolean;
}

/** Prices of a key for all its subscribers. */
export class Feed {
  readonly key: PriceKey;
  readonly subscribers = new Set<Subscription>();
  readonly #prefixes = new Map<string, Prefix>();
  #state: PriceState;

  constructor(key: PriceKey, state: PriceState) {
    this.key = key;
    this.#state = state;
  }

  get state(): PriceState {
    return this.#state;
  }

  /** Takes a state; returns true if it is newer and different. Older ones are late and ignored, unless the clock was set back. */
  take(state: PriceState): boolean {
    if (isLate(state, this.#state)) return false;
    const isOther = state.json !== this.#state.json;
    this.#state = state;
    if (isOther) this.#prefixes.clear();
    return isOther;
  }

  /** Returns the state as an answer up to the receiver's job number, encoded once for all receivers of an encoding. */
  answer(form: Form, encoding: Encoding): Prefix {
    return this.#once(`answer ${form} ${encoding}`, () => {
      const meta = { status: { code: 200 } };
      return prefix({ Message: 'HighLevelResponse', Version: 2, ...contentOf(this.#state, form), meta }, encoding);
    });
  }

  /** Returns the state as an update, encoded once like `answer`. */
  update(form: Form, encoding: Encoding): Prefix {
    return this.#once(`update ${form} ${encoding}`, () => {
      const response = { Message: 'HighLevelResponse', ...contentOf(this.#state, form) } as const;
      return prefix({ Message: 'HighLevelUpdate', Version: 2, response }, encoding);
    });
  }

  #once(name: string, make: () => Prefix): Prefix {
    let known = this.#prefixes.get(name);
    if (known === undefined) this.#prefixes.set(name, (known = make()));
    return known;
  }
}

/** Returns the content of an answer or an update for a state. */
export function contentOf({ composite }: PriceState, form: Form): { readonly content_type?: 'text/csv'; readonly data: unknown } {
  return form === 'csv' ? { content_type: 'text/csv', data: legacyCsv(composite) } : { data: composite };
}
