import { describe, expect, it } from 'vitest';
import { toLivePrice } from './live-price.ts';
import { createPushStore } from './push-store.ts';

const priceOf = (price: number, time = '2026-07-31T15:38:08.000Z') => toLivePrice({ trade: { latest: { time, price } } });

function withToken(...tiles: number[]) {
  const store = createPushStore(new Set(tiles));
  store.pushTokenReadSuccess('token');
  return store;
}

describe('the push state', () => {
  it('[STREAM-003] has activated, token, subscriptions and the stored prices', () => {
    expect(createPushStore().state).toEqual({
      activated: false,
      token: undefined,
      subscriptions: new Set(),
      pushSubscriptions: new Map(),
    });
  });

  it('[STREAM-002] keeps the token that was read and forgets it when reading fails', () => {
    const store = createPushStore();
    store.pushTokenReadSuccess('token');
    expect(store.state.token).toBe('token');
    store.pushTokenReadError();
    expect(store.state.token).toBeUndefined();
  });

  it('[STREAM-004] is activated and destroyed by actions; destroyed, it takes no more prices', () => {
    const store = withToken();
    store.pushActivated();
    expect(store.state.activated).toBe(true);
    store.subscribeToNotation(1);
    store.pushPriceUpdate(1, priceOf(10));
    store.pushDestroyed();
    expect(store.state.activated).toBe(false);
    store.pushPriceUpdate(1, priceOf(11, '2026-07-31T15:38:09.000Z'));
    expect(store.state.pushSubscriptions.get(1)?.price).toBe(10);
  });
});

describe('subscribing', () => {
  it('[STREAM-007] adds the notation with a token and changes nothing without', () => {
    const store = createPushStore();
    expect(store.subscribeToNotation(1)).toBe(false);
    expect(store.state.subscriptions.size).toBe(0);
    store.pushTokenReadSuccess('token');
    expect(store.subscribeToNotation(1)).toBe(true);
    expect(store.state.subscriptions).toEqual(new Set([1]));
  });

  it('[STREAM-008] twice keeps one entry', () => {
    const store = withToken();
    store.subscribeToNotation(1);
    store.subscribeToNotation(1);
    expect(store.state.subscriptions.size).toBe(1);
  });

  it('[STREAM-009] is undone with its stored price, but never for a fixed tile', () => {
    const store = withToken(20735);
    for (const notation of [1, 20735]) {
      store.subscribeToNotation(notation);
      store.pushPriceUpdate(notation, priceOf(10));
      store.unsubscribeFromNotation(notation);
    }
    expect(store.state.subscriptions).toEqual(new Set([20735]));
    expect(store.state.pushSubscriptions.has(1)).toBe(false);
  });
});

describe('a price update', () => {
  it('[STREAM-010] is stored by notation', () => {
    const store = withToken();
    store.subscribeToNotation(1);
    store.pushPriceUpdate(1, priceOf(10));
    expect(store.state.pushSubscriptions).toEqual(new Map([[1, priceOf(10)]]));
  });

  it('that comes after unsubscribing is dropped', () => {
    const store = withToken();
    store.subscribeToNotation(1);
    store.unsubscribeFromNotation(1);
    store.pushPriceUpdate(1, priceOf(10));
    expect(store.state.pushSubscriptions.size).toBe(0);
  });

  it('never puts an older price over a newer one', () => {
    const store = withToken();
    store.subscribeToNotation(1);
    store.pushPriceUpdate(1, priceOf(10, '2026-07-31T15:38:08.000Z'));
    store.pushPriceUpdate(1, priceOf(9, '2026-07-31T15:38:07.999Z'));
    expect(store.state.pushSubscriptions.get(1)?.price).toBe(10);
  });
});
