import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costsOver } from './costs.ts';
import { overlapOf } from './overlap.ts';

describe('costs over years', () => {
  it('take what a fund without them would have earned', () => {
    expect(costsOver(10_000, 5, { ongoing: 0, initial: 0 }, [1, 10])).toEqual([
      { years: 1, gross: 10_500, net: 10_500, cost: 0 },
      { years: 10, gross: 16_288.95, net: 16_288.95, cost: 0 },
    ]);
    // 10,500 × 0.998
    expect(costsOver(10_000, 5, { ongoing: 0.2, initial: 0 }, [1])).toEqual([{ years: 1, gross: 10_500, net: 10_479, cost: 21 }]);
    // An issue price of 105 buys 100: 9,523.81 at the beginning.
    expect(costsOver(10_000, 0, { ongoing: 0, initial: 5 }, [3])).toEqual([{ years: 3, gross: 10_000, net: 9_523.81, cost: 476.19 }]);
  });

  it('rise with charges and years', () => {
    const charges = fc.record({
      ongoing: fc.double({ min: 0.01, max: 3, noNaN: true }),
      initial: fc.double({ min: 0, max: 6, noNaN: true }),
    });
    fc.assert(
      fc.property(charges, (some) => {
        const costs = costsOver(10_000, 5, some, [1, 3, 5, 10, 20]).map(({ cost }) => cost);
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
        const dearer = costsOver(10_000, 5, { ...some, ongoing: some.ongoing + 0.1 }, [10]);
        expect(dearer[0]?.cost).toBeGreaterThan(costs[3] ?? Infinity);
      }),
    );
  });
});

describe('the overlap of two portfolios', () => {
  const portfolio = (entries: readonly (readonly [string, number])[], cashPct = 0) => ({
    cashPct,
    holdings: entries.map(([key, pct]) => ({ key, pct })),
  });
  const other = portfolio([
    ['SAP', 6],
    ['Siemens', 9],
    ['Linde', 3],
  ]);

  it('is the smaller weight of each shared position, and what neither tells may add to it', () => {
    const one = portfolio(
      [
        ['SAP', 9.5],
        ['Siemens', 8.1],
      ],
      1.4,
    );
    expect(overlapOf(one, other)).toEqual({ pct: 14.1, shared: 2, unknownPct: 81 });
    expect(overlapOf(portfolio([]), other)).toEqual({ pct: 0, shared: 0, unknownPct: 82 });
  });

  it('is all of it at the most, however weights were rounded', () => {
    const rounded = portfolio([
      ['SAP', 50.02],
      ['Siemens', 50.01],
    ]);
    expect(overlapOf(rounded, rounded)).toEqual({ pct: 100, shared: 2, unknownPct: 0 });
  });

  it('is the same from both sides, and all of it with itself', () => {
    const weights = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      fc.integer({ min: 1, max: 2_000 }).map((value) => value / 100),
    );
    fc.assert(
      fc.property(weights, weights, (some, more) => {
        const entries = Object.entries(some);
        const [left, right] = [portfolio(entries), portfolio(Object.entries(more))];
        expect(overlapOf(left, right)).toEqual(overlapOf(right, left));
        expect(overlapOf(left, left).pct).toBeCloseTo(
          entries.reduce((sum, [, pct]) => sum + pct, 0),
          9,
        );
      }),
    );
  });
});
