import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareStep } from './price-step.ts';
import { DAX, FRIDAY, notationId, SAP, SAP_TRADEGATE, testMarket } from './testing.ts';

const market = testMarket();
const some = fc.constantFrom(SAP, SAP_TRADEGATE, notationId('86627'), notationId('36714349', 'STU'), notationId('82849', 'MUN'));
const instants = fc.integer({ min: Date.parse('2016-02-01T00:00:00Z'), max: Date.parse('2027-12-01T00:00:00Z') });

describe('an order book', { timeout: 60_000 }, () => {
  it('[USER-024] has ten levels on each side, the first of which are bid and ask of the quote', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        const book = market.orderBook(id, instant);
        const quote = market.quote(id, instant);
        expect([book?.bids.length, book?.asks.length]).toEqual([10, 10]);
        expect(book?.bids[0]).toMatchObject({ price: quote?.bid, volume: quote?.volumeBid });
        expect(book?.asks[0]).toMatchObject({ price: quote?.ask, volume: quote?.volumeAsk });
        expect(book?.time).toBe(quote?.timeBidAsk);
      }),
      { numRuns: 40 },
    );
  });

  it('goes down for bids and up for asks, on the steps of the price, with sizes that can be', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        const { bids = [], asks = [] } = market.orderBook(id, instant) ?? {};
        const downhill = [asks.toReversed(), bids].flat();
        expect(downhill.map(({ price }) => price)).toEqual(downhill.map(({ price }) => shareStep(price)));
        expect(downhill.every(({ price }, index) => index === 0 || price < (downhill[index - 1]?.price ?? 0))).toBe(true);
        expect(downhill.every(({ volume, orders }) => Number.isInteger(volume) && volume >= orders && orders >= 1)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('is the same whatever was asked before, and there is none where nobody trades', () => {
    expect(testMarket().orderBook(SAP, FRIDAY)).toEqual(market.orderBook(SAP, FRIDAY));
    expect(market.orderBook(DAX, FRIDAY)).toBeUndefined();
    expect(market.orderBook(SAP, Date.parse('1999-01-01T00:00:00Z'))).toBeUndefined();
  });
});
