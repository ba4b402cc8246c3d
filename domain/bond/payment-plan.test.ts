import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimalText, jsonNumber, moneyOf, subtract, sum } from '../money/money.ts';
import { paymentPlan } from './payment-plan.ts';
import { dateOf, dayOf, type BondTerms } from './schedule.ts';
import { yieldOf } from './yield.ts';

const THOUSAND = moneyOf(1_000, 'EUR');
const threeYears: BondTerms = { coupon: 2.5, frequency: 1, maturity: dayOf('2029-04-15'), issued: dayOf('2024-04-15') };

describe('the plan of payments', () => {
  it('names every day and amount of 1,000 nominal, with what the buyer pays and gets', () => {
    const plan = paymentPlan(threeYears, dayOf('2026-11-25'), 98.42, THOUSAND);
    expect(
      plan?.payments.map(({ day, coupon, redemption, amount }) => [dateOf(day), ...[coupon, redemption, amount].map(decimalText)]),
    ).toEqual([
      ['2027-04-15', '25.00', '0.00', '25.00'],
      ['2028-04-15', '25.00', '0.00', '25.00'],
      ['2029-04-15', '25.00', '1000.00', '1025.00'],
    ]);
    // 224 days of 365 since the coupon of April 2026.
    expect(plan?.accruedDays).toBe(224);
    expect(plan && [plan.accrued, plan.purchase, plan.totalCoupon, plan.total, plan.gain].map(decimalText)).toEqual([
      '15.34',
      '999.54',
      '75.00',
      '1075.00',
      '75.46',
    ]);
  });

  it('shortens the first coupon of a bond that was issued within its period', () => {
    const plan = paymentPlan({ ...threeYears, issued: dayOf('2026-10-15') }, dayOf('2026-11-25'), 100, THOUSAND);
    expect(plan?.payments[0]?.coupon).toEqual(moneyOf(12.47, 'EUR'));
    expect(plan?.accruedDays).toBe(41);
  });

  it('is one payment of a zero bond, and nothing from maturity on', () => {
    const zero: BondTerms = { coupon: 0, frequency: 0, maturity: dayOf('2030-06-30') };
    expect(paymentPlan(zero, dayOf('2026-06-30'), 90, THOUSAND)).toMatchObject({
      accrued: moneyOf(0, 'EUR'),
      purchase: moneyOf(900, 'EUR'),
      total: THOUSAND,
      gain: moneyOf(100, 'EUR'),
    });
    expect(paymentPlan(zero, dayOf('2030-06-30'), 90, THOUSAND)).toBeUndefined();
  });

  const terms = fc.record({
    coupon: fc.integer({ min: 0, max: 1_200 }).map((value) => value / 100),
    frequency: fc.constantFrom<BondTerms['frequency']>(0, 1, 2, 4),
    maturity: fc.integer({ min: dayOf('2026-12-01'), max: dayOf('2056-12-31') }),
  });
  const settlement = fc.integer({ min: dayOf('2024-01-01'), max: dayOf('2026-11-20') });

  it('is worth today what is paid for it, at the yield of its price', () => {
    fc.assert(
      fc.property(terms, settlement, fc.integer({ min: 4_000, max: 14_000 }), (bond, day, price) => {
        const plan = paymentPlan(bond, day, price / 100, THOUSAND);
        // Shortly before maturity, no yield explains a price far from 100.
        fc.pre(plan?.yieldToMaturity !== undefined);
        if (plan === undefined) throw new Error('Only plans with a yield come here.');
        const worth = sum(
          plan.payments.flatMap(({ present }) => present ?? []),
          'EUR',
        );
        expect(plan.yieldToMaturity).toBe(yieldOf(bond, day, price / 100)?.yieldToMaturity);
        // Each amount is rounded to the cent.
        expect(Math.abs(jsonNumber(subtract(worth, plan.purchase)))).toBeLessThan(0.005 * (plan.payments.length + 2) + 1e-6);
        expect(
          compare(
            plan.total,
            sum(
              plan.payments.map(({ amount }) => amount),
              'EUR',
            ),
          ),
        ).toBe(0);
        expect(compare(plan.total, sum([plan.totalCoupon, THOUSAND], 'EUR'))).toBe(0);
      }),
    );
  });
});
