import { describe, expect, it } from 'vitest';
import { toLivePrice } from './live-price.ts';
import { createPushStore } from './push-store.ts';
import { createQuoteListStore } from './quote-list.ts';

const quote = {
  market: { idNotation: 20735 },
  last: 23456.7,
  datetimeLast: '2026-07-31T15:38:08.000Z',
  performancePct: 0.25,
  bid: 23456.5,
};

describe('the list of loaded quotes', () => {
  it('[STREAM-028] is read by a success action and keeps what it has on an error action', () => {
    const list = createQuoteListStore();
    list.readInstrumentsQuoteListSuccess([quote]);
    list.readInstrumentsQuoteListError('Keine Verbindung');
    expect(list.state.error).toBe('Keine Verbindung');
    expect(list.state.quotes.get(20735)).toMatchObject({ price: 23456.7, performance_rel: 0.25, bid: 23456.5, ask: undefined });
    list.readInstrumentsQuoteListSuccess([]);
    expect(list.state.error).toBeUndefined();
    expect(list.state.quotes.size).toBe(1);
  });

  it('holds until the first push', () => {
    const list = createQuoteListStore();
    const push = createPushStore();
    push.pushTokenReadSuccess('token');
    push.subscribeToNotation(20735);
    list.readInstrumentsQuoteListSuccess([quote]);
    expect(list.priceOf(20735, push.state)?.price).toBe(23456.7);
    push.pushPriceUpdate(20735, toLivePrice({ trade: { latest: { price: 23460 } } }));
    expect(list.priceOf(20735, push.state)?.price).toBe(23460);
    expect(list.priceOf(1, push.state)).toBeUndefined();
  });
});

it('[STREAM-028] the store has the actions of the specification', () => {
  expect(createPushStore()).toMatchObject({
    pushPriceUpdate: expect.any(Function),
    subscribeToNotation: expect.any(Function),
    unsubscribeFromNotation: expect.any(Function),
  });
});
