import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimalText, moneyOf } from '../money/money.ts';
import { costsOver, type FundCharges } from './costs.ts';
import { overlapOf } from './overlap.ts';

const TEN_THOUSAND = moneyOf(10_000, 'EUR');
const textsOf = (charges: FundCharges, growthPct: number, years: readonly number[]): unknown[] =>
  costsOver(TEN_THOUSAND, growthPct, charges, years).map(({ years: count, gross, net, cost }) => [
    count,
    ...[gross, net, cost].map(decimalText),
  ]);

describe('costs over years', () => {
  it('take what a fund without them would have earned', () => {
    expect(textsOf({ ongoing: 0, initial: 0 }, 5, [1, 10])).toEqual([
      [1, '10500.00', '10500.00', '0.00'],
      [10, '16288.95', '16288.95', '0.00'],
    ]);
    // 10,500 × 0.998
    expect(textsOf({ ongoing: 0.2, initial: 0 }, 5, [1])).toEqual([[1, '10500.00', '10479.00', '21.00']]);
    // An issue price of 105 buys 100: 9,523.81 at the beginning.
    expect(textsOf({ ongoing: 0, initial: 5 }, 0, [3])).toEqual([[3, '10000.00', '9523.81', '476.19']]);
  });

  it('keep the half of a cent that a computer’s decimals lose', () => {
    // 10,000 ÷ 1.04 × 1.05 × 0.9841 = 9,935.625.
    expect(textsOf({ ongoing: 1.59, initial: 4 }, 5, [1])).toEqual([[1, '10500.00', '9935.63', '564.37']]);
  });

  it('rise with charges and years', () => {
    const charges = fc.record({
      ongoing: fc.double({ min: 0.01, max: 3, noNaN: true }),
      initial: fc.double({ min: 0, max: 6, noNaN: true }),
    });
    fc.assert(
      fc.property(charges, (some) => {
        const costs = costsOver(TEN_THOUSAND, 5, some, [1, 3, 5, 10, 20]).map(({ cost }) => cost);
        expect(costs).toEqual(costs.toSorted(compare));
        const [dearer] = costsOver(TEN_THOUSAND, 5, { ...some, ongoing: some.ongoing + 0.1 }, [10]);
        expect(dearer && costs[3] && compare(dearer.cost, costs[3])).toBe(1);
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
