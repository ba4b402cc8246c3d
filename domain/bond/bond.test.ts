import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashFlows, couponDays, dateOf, dayOf, monthsBefore, type BondTerms } from './schedule.ts';
import { cleanPriceAt, yieldOf } from './yield.ts';

/** Converts a yield compounded twice a year, or continuously, to one compounded once a year; in percent. */
const fromHalfYearly = (rate: number): number => ((1 + rate / 200) ** 2 - 1) * 100;
const fromContinuous = (rate: number): number => (Math.exp(rate / 100) - 1) * 100;
const fiveYears = (coupon: number): BondTerms => ({ coupon, frequency: 2, maturity: dayOf('2030-01-15') });
const start = dayOf('2025-01-15');

describe('accrued interest by act/act ICMA', () => {
  // ISDA, "EMU and market conventions: recent developments" (1998), examples of the appendix.
  it('counts half of a year’s coupon for half a year, whatever its days', () => {
    const flows = cashFlows({ coupon: 10, frequency: 2, maturity: dayOf('2010-05-01') }, dayOf('2003-11-01'));
    expect(flows.amounts[0]).toBe(5);
  });

  it('counts 150 of 365 days for a short first coupon', () => {
    const terms: BondTerms = { coupon: 10, frequency: 1, maturity: dayOf('2003-07-01'), issued: dayOf('1999-02-01') };
    expect(cashFlows(terms, dayOf('1999-02-01')).amounts[0]).toBeCloseTo(4.1096, 4);
  });

  it('grows from 0 on the day of a coupon', () => {
    const terms: BondTerms = { coupon: 3.65, frequency: 1, maturity: dayOf('2030-03-01') };
    expect(cashFlows(terms, dayOf('2027-03-01')).accrued).toBe(0);
    expect(cashFlows(terms, dayOf('2027-03-11')).accrued).toBeCloseTo((3.65 * 10) / 366, 10);
  });
});

describe('price and yield', () => {
  // Fabozzi, Bond Markets, Analysis and Strategies, chapters 3 and 4: five years, half-yearly coupons, yield of 9 %.
  it.each([
    [6, 88.1309, 4.35, 4.16],
    [9, 100, 4.13, 3.96],
  ])('gives the published figures of a bond with %s %%', (coupon, price, macaulay, modified) => {
    const rate = fromHalfYearly(9);
    expect(cleanPriceAt(fiveYears(coupon), start, rate)).toBeCloseTo(price, 4);
    const figures = yieldOf(fiveYears(coupon), start, price);
    expect(figures?.yieldToMaturity).toBeCloseTo(rate, 3);
    expect(figures?.macaulayDuration).toBeCloseTo(macaulay, 2);
    // The book divides by one half-yearly period: 1 + 4.5 %.
    expect((figures?.macaulayDuration ?? 0) / 1.045).toBeCloseTo(modified, 2);
  });

  // Hull, Options, Futures and Other Derivatives, section on duration: three years, 10 % half-yearly, 12 % continuous.
  it('gives the published duration of a bond priced at 94.213', () => {
    const terms: BondTerms = { coupon: 10, frequency: 2, maturity: dayOf('2028-01-15') };
    expect(cleanPriceAt(terms, start, fromContinuous(12))).toBeCloseTo(94.213, 3);
    expect(yieldOf(terms, start, 94.213)?.macaulayDuration).toBeCloseTo(2.653, 3);
  });

  it('discounts a zero bond by whole years', () => {
    const zero: BondTerms = { coupon: 0, frequency: 0, maturity: dayOf('2035-06-30') };
    expect(cleanPriceAt(zero, dayOf('2025-06-30'), 4)).toBeCloseTo(100 / 1.04 ** 10, 8);
    expect(yieldOf(zero, dayOf('2025-06-30'), 100 / 1.04 ** 10)?.macaulayDuration).toBeCloseTo(10, 8);
  });

  const terms = fc.record({
    coupon: fc.integer({ min: 0, max: 1_200 }).map((value) => value / 100),
    frequency: fc.constantFrom<BondTerms['frequency']>(0, 1, 2, 4),
    maturity: fc.integer({ min: dayOf('2026-12-01'), max: dayOf('2060-12-31') }),
  });
  const settlement = fc.integer({ min: dayOf('2024-01-01'), max: dayOf('2026-11-20') });

  it('finds the yield that made a price', () => {
    fc.assert(
      fc.property(terms, settlement, fc.double({ min: -2, max: 30, noNaN: true }), (bond, day, rate) => {
        expect(yieldOf(bond, day, cleanPriceAt(bond, day, rate))?.yieldToMaturity).toBeCloseTo(rate, 6);
      }),
    );
  });

  it('falls as the yield rises, about as modified duration and convexity say', () => {
    fc.assert(
      fc.property(terms, settlement, fc.double({ min: 0.5, max: 12, noNaN: true }), (bond, day, rate) => {
        const price = cleanPriceAt(bond, day, rate);
        const figures = yieldOf(bond, day, price);
        const dirty = price + (figures?.accruedInterest ?? 0);
        const step = 0.0001;
        const guess = dirty * (1 - (figures?.modifiedDuration ?? 0) * step + ((figures?.convexity ?? 0) * step * step) / 2);
        const moved = cleanPriceAt(bond, day, rate + step * 100) + (figures?.accruedInterest ?? 0);
        expect(moved).toBeLessThan(dirty);
        expect(moved).toBeCloseTo(guess, 4);
      }),
    );
  });

  it('knows no yield after maturity and none of a price of nothing', () => {
    expect(yieldOf(fiveYears(5), dayOf('2030-01-15'), 100)).toBeUndefined();
    expect(yieldOf(fiveYears(5), start, -3)).toBeUndefined();
  });
});

describe('coupon days', () => {
  it('step back from maturity and keep the end of the month', () => {
    expect(couponDays({ coupon: 4, frequency: 2, maturity: dayOf('2028-08-31') }, dayOf('2027-03-01')).map(dateOf)).toEqual([
      '2027-08-31',
      '2028-02-29',
      '2028-08-31',
    ]);
    expect(dateOf(monthsBefore(dayOf('2027-03-31'), 1))).toBe('2027-02-28');
  });
});
