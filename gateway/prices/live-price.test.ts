import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newerPrice, toLivePrice, type LivePrice } from './live-price.ts';

const TIME = '2026-07-31T15:38:08.550Z';
const composite = {
  idNotation: 20735,
  quality: 'RLT',
  trade: {
    latest: { time: TIME, price: 157.68, tradingVolume: 120, performance: { intraday: { absolute: 2.81, relative: 0.25 } } },
    low: { price: 154.2 },
    high: { price: 158.4 },
    accumulated: { tradingVolume: 81_234 },
  },
  bidAsk: {
    bid: { price: 157.66, tradingVolume: 300, time: '2026-07-31T15:38:09.000Z' },
    ask: { price: 157.7, tradingVolume: 250, time: '2026-07-31T15:38:10.000Z' },
  },
};

describe('a live price', () => {
  it('[STREAM-016] has date, price and volume of the latest trade', () => {
    expect(toLivePrice(composite)).toMatchObject({ date: TIME, price: 157.68, volume: 120 });
  });

  it('[STREAM-017] has the intraday change, the relative one in percent', () => {
    expect(toLivePrice(composite)).toMatchObject({ performance_abs: 2.81, performance_rel: 25 });
  });

  it('[STREAM-018] has no change over 52 weeks: both are 0', () => {
    expect(toLivePrice(composite)).toMatchObject({ performance_abs_52w: 0, performance_rel_52w: 0 });
  });

  it("[STREAM-019] has the day's low, high and accumulated volume", () => {
    expect(toLivePrice(composite)).toMatchObject({ priceLow: 154.2, priceHigh: 158.4, totalVolume: 81_234 });
  });

  it('[STREAM-020] has price, volume and time of bid and ask', () => {
    expect(toLivePrice(composite)).toMatchObject({
      bid: 157.66,
      volumeBid: 300,
      datetimeBid: '2026-07-31T15:38:09.000Z',
      ask: 157.7,
      volumeAsk: 250,
      datetimeAsk: '2026-07-31T15:38:10.000Z',
    });
  });

  it('[STREAM-021] without bid and ask, or without accumulated volume, leaves these undefined', () => {
    const { bidAsk: _bidAsk, ...noBook } = composite;
    expect(toLivePrice(noBook)).toMatchObject({ price: 157.68, bid: undefined, ask: undefined, datetimeBid: undefined });
    const { accumulated: _accumulated, ...trade } = composite.trade;
    expect(toLivePrice({ ...composite, trade })).toMatchObject({ price: 157.68, totalVolume: undefined });
  });

  it('[STREAM-021] of anything at all does not throw, and holds finite numbers and valid times only', () => {
    const parts = fc.record(
      { trade: fc.oneof(fc.anything(), fc.record({ latest: fc.anything() })), bidAsk: fc.anything(), quality: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything(), parts), (data) => {
        const { date, datetimeBid, datetimeAsk, quality, ...numbers } = toLivePrice(data);
        for (const number of Object.values(numbers)) expect(number === undefined || Number.isFinite(number)).toBe(true);
        for (const time of [date, datetimeBid, datetimeAsk]) expect(Date.parse(time ?? TIME)).not.toBeNaN();
        expect(['string', 'undefined']).toContain(typeof quality);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '157.68', null])('has no price when it is %s', (price) => {
    expect(toLivePrice({ trade: { latest: { time: 'gestern', price } } })).toMatchObject({ price: undefined, date: undefined });
  });
});

describe('the later of two prices', () => {
  const at = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString());
  const side = fc.record({ price: fc.integer(), time: at });
  const prices = fc
    .record({ trade: side, bid: side, ask: side })
    .map(({ trade, bid, ask }): LivePrice => toLivePrice({ trade: { latest: trade }, bidAsk: { bid, ask } }));

  it('has trade, bid and ask each from the later one, in whatever order they come', () => {
    fc.assert(
      fc.property(prices, prices, (first, second) => {
        const later = newerPrice(first, second);
        expect(later.date).toBe(String(first.date) > String(second.date) ? first.date : second.date);
        expect(later.price).toBe((later.date === second.date ? second : first).price);
        expect(later.bid).toBe((later.datetimeBid === second.datetimeBid ? second : first).bid);
        expect(later.ask).toBe((later.datetimeAsk === second.datetimeAsk ? second : first).ask);
      }),
    );
  });

  it('is the next one, older as it is, when real time has ended', () => {
    const delayed = toLivePrice({ ...composite, quality: 'DLY', trade: { latest: { time: '2026-07-31T15:23:08.550Z', price: 157 } } });
    expect(newerPrice(toLivePrice(composite), delayed)).toEqual(delayed);
  });

  it('is the next one when none was known', () => {
    expect(newerPrice(undefined, toLivePrice(composite))).toEqual(toLivePrice(composite));
  });
});
