import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import { testMarket } from './testing.ts';

const market = testMarket();
const pairs = catalogueSeed.notations.filter(({ venue }) => venue === 'FX');
const weekdays = fc.integer({ min: Date.parse('2026-11-16T00:00:00Z'), max: Date.parse('2026-11-20T20:00:00Z') });

it('asks for more than it bids for every currency, on the decimals that are shown', () => {
  expect(pairs.length).toBeGreaterThan(50);
  fc.assert(
    fc.property(fc.constantFrom(...pairs), weekdays, ({ idNotation, decimals }, instant) => {
      const { bid = 0, ask = 0 } = market.priceNow(idNotation, instant, 'RLT') ?? {};
      expect(Number(ask.toFixed(decimals))).toBeGreaterThan(Number(bid.toFixed(decimals)));
    }),
    { numRuns: 200 },
  );
});

it('keeps the spread of the euro in dollars within two pips, and one by which both sides are rounded away from each other', () => {
  const id = pairs.find(({ entityValue }) => entityValue === 'EURUSD')?.idNotation ?? 0;
  fc.assert(
    fc.property(weekdays, (instant) => {
      const { bid = 0, ask = 0 } = market.priceNow(id, instant, 'RLT') ?? {};
      expect(ask - bid).toBeLessThan(0.00031);
    }),
    { numRuns: 60 },
  );
});
