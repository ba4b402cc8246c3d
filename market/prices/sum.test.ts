import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import { DAX, DAY, MINUTE, notationId, testMarket } from './testing.ts';
import { REFERENCE_DAY } from './variance-clock.ts';

const market = testMarket();
const REFERENCE = REFERENCE_DAY * DAY;
const since = fc.integer({ min: REFERENCE, max: Date.parse('2027-12-01T00:00:00Z') });
const before = fc.integer({ min: Date.parse('2013-02-01T00:00:00Z'), max: REFERENCE });
// Indices whose members count in the currency of the index.
const indices = fc.constantFrom('20735', '323547', '6623216', '324977');

/** Sum of the members' fair prices, with the pieces from weight and price at the reference day. */
function sumOfMembers(index: string, instant: number): number {
  const level = market.fairAt(index, REFERENCE);
  return catalogueSeed.indexMembers
    .filter(({ indexEntityValue }) => indexEntityValue === index)
    .reduce((sum, { entityValue, weight = 0 }) => {
      const pieces = ((weight / 100) * level) / market.fairAt(entityValue, REFERENCE);
      return sum + pieces * market.fairAt(entityValue, instant);
    }, 0);
}

describe('an index', { timeout: 120_000 }, () => {
  it('is the weighted sum of its members at every instant from the reference day on', () => {
    fc.assert(
      fc.property(indices, since, (index, instant) => {
        expect(sumOfMembers(index, instant) / market.fairAt(index, instant)).toBeCloseTo(1, 9);
      }),
      { numRuns: 100 },
    );
  });

  it('moves within every earlier day as that sum does: its divisor changes over night only', () => {
    fc.assert(
      fc.property(indices, before, fc.integer({ min: 0, max: DAY - 1 }), (index, instant, later) => {
        const other = Math.floor(instant / DAY) * DAY + later;
        const change = sumOfMembers(index, other) / sumOfMembers(index, instant);
        expect(market.fairAt(index, other) / market.fairAt(index, instant) / change).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('is quoted at the sum of the middle prices of its members, but for spread and rounding (a thousandth)', () => {
    const members = catalogueSeed.indexMembers.filter(({ indexEntityValue }) => indexEntityValue === String(DAX));
    const level = market.fairAt(String(DAX), REFERENCE);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * 60 - 1 }), fc.constantFrom('2026-11-17', '2026-11-20', '2027-03-31'), (minute, day) => {
        const instant = Date.parse(`${day}T08:00:00Z`) + minute * MINUTE;
        const sum = members.reduce((total, { entityValue, weight = 0 }) => {
          const { bid = 0, ask = 0 } = market.quote(notationId(entityValue), instant) ?? {};
          return total + ((weight / 100) * level * (bid + ask)) / 2 / market.fairAt(entityValue, REFERENCE);
        }, 0);
        expect(Math.abs(sum / market.fairAt(String(DAX), instant) - 1)).toBeLessThan(0.001);
        expect(Math.abs(sum / (market.quote(DAX, instant)?.last ?? 0) - 1)).toBeLessThan(0.002);
      }),
      { numRuns: 12 },
    );
  });

  it('stands on its known levels of former years', () => {
    expect(market.fairAt(String(DAX), Date.parse('2010-01-01T00:00:00Z'))).toBeCloseTo(5957, 3);
    expect(market.fairAt(String(DAX), REFERENCE)).toBeCloseTo(24_600, 3);
  });

  it('carries the funds that track it with it', () => {
    const etf = catalogueSeed.instruments.find(
      ({ entityType, details }) => entityType === 'FUND' && details.model?.tracks === String(DAX) && details.model.currency === 'EUR',
    );
    const drift = etf?.details.model?.drift ?? 0;
    const years = (instant: number): number => (instant - REFERENCE) / DAY / 365.25;
    const ratio = (instant: number): number =>
      market.fairAt(etf?.entityValue ?? '', instant) / market.fairAt(String(DAX), instant) / Math.exp(drift * years(instant));
    fc.assert(
      fc.property(before, (instant) => {
        expect(ratio(instant) / ratio(REFERENCE)).toBeCloseTo(1, 6);
      }),
      { numRuns: 20 },
    );
  });
});

const middle = ({ bid, ask }: { readonly bid: number; readonly ask: number }): number => (bid + ask) / 2;

describe('cross rates', { timeout: 120_000 }, () => {
  const known = new Set(
    catalogueSeed.instruments.filter(({ entityType }) => entityType === 'CURRENCY').map(({ entityValue }) => entityValue),
  );
  const triangles = [...known].flatMap((pair) => {
    const [base, quote] = [pair.slice(0, 3), pair.slice(3)];
    return [...known]
      .filter((other) => other.startsWith(quote) && known.has(base + other.slice(3)))
      .map((other) => [pair, other, base + other.slice(3)] as const);
  });

  it('are coherent at every instant, also between the half hours', () => {
    expect(triangles.length).toBeGreaterThan(3);
    fc.assert(
      fc.property(fc.constantFrom(...triangles), before, ([first, second, direct], instant) => {
        const product = market.fairAt(first, instant) * market.fairAt(second, instant);
        expect(product / market.fairAt(direct, instant)).toBeCloseTo(1, 9);
      }),
      { numRuns: 300 },
    );
  });

  it('are quoted coherently within rounding and half a spread', () => {
    fc.assert(
      fc.property(fc.constantFrom(...triangles), before, ([first, second, direct], instant) => {
        const quotes = [first, second, direct].map((pair) => market.quote(notationId(pair), instant));
        const [one, other, both] = quotes.map((quote) => ({ bid: quote?.bid ?? 0, ask: quote?.ask ?? 0 }));
        fc.pre(one !== undefined && other !== undefined && both !== undefined && Math.min(one.bid, other.bid, both.bid) > 0);
        // Bid is rounded down and ask up, so rounding never makes a spread narrower.
        const halves = [one, other, both].reduce((sum, { bid, ask }) => sum + (ask - bid) / (ask + bid), 0);
        expect(Math.abs((middle(one) * middle(other)) / middle(both) - 1)).toBeLessThan(halves + 1e-6);
      }),
      { numRuns: 100 },
    );
  });
});
