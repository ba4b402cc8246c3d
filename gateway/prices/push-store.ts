import { newerPrice, type LivePrice } from './live-price.ts';

/** State of live prices. Source: contract.md §3 "Push state". */
export interface PushState {
  /** Whether live prices are on. */
  readonly activated: boolean;
  readonly token: string | undefined;
  /** Notations that the page has requested. */
  readonly subscriptions: ReadonlySet<number>;
  /** Latest price of each notation. */
  readonly pushSubscriptions: ReadonlyMap<number, LivePrice>;
}

/** Store of live prices with its actions. Source: contract.md §4 "Streaming client" and "Other". */
export interface PushStore {
  readonly state: PushState;
  pushTokenReadSuccess(token: string): void;
  /** Records that there is no token. Without one, nothing is subscribed and no connection is opened. */
  pushTokenReadError(): void;
  pushActivated(): void;
  /** Ends live updates: clears all subscriptions and the token. The latest prices stay. */
  pushDestroyed(): void;
  /** Returns true if the notation is now in `subscriptions`, which needs a token. */
  subscribeToNotation(notation: number): boolean;
  /** Removes a notation and its stored price. The fixed tiles stay in `subscriptions`. */
  unsubscribeFromNotation(notation: number): void;
  /** Stores the price, unless the notation is not subscribed (any more). An older price never replaces a newer one. */
  pushPriceUpdate(notation: number, price: LivePrice): void;
}

/**
 * Creates the store. State is mutated, not copied, since a list of a thousand rows changes a thousand times a second. `tiles` are the seven
 * fixed notations of the market tiles.
 */
export function createPushStore(tiles: ReadonlySet<number> = new Set()): PushStore {
  const subscriptions = new Set<number>();
  const pushSubscriptions = new Map<number, LivePrice>();
  const state: { -readonly [Key in keyof PushState]: PushState[Key] } = {
    activated: false,
    token: undefined,
    subscriptions,
    pushSubscriptions,
  };
  return {
    state,
    pushTokenReadSuccess(token) {
      state.token = token;
    },
    pushTokenReadError() {
      state.token = undefined;
    },
    pushActivated() {
      state.activated = true;
    },
    pushDestroyed() {
      state.activated = false;
      state.token = undefined;
      subscriptions.clear();
    },
    subscribeToNotation(notation) {
      if (state.token !== undefined) subscriptions.add(notation);
      return subscriptions.has(notation);
    },
    unsubscribeFromNotation(notation) {
      if (!tiles.has(notation) && subscriptions.delete(notation)) pushSubscriptions.delete(notation);
    },
    pushPriceUpdate(notation, price) {
      if (subscriptions.has(notation)) pushSubscriptions.set(notation, newerPrice(pushSubscriptions.get(notation), price));
    },
  };
}
