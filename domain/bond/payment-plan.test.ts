import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentPlan } from './payment-plan.ts';
import { dateOf, dayOf, type BondTerms } from './schedule.ts';
import { yieldOf } from './yield.ts';

const threeYears: BondTerms = { coupon: 2.5, frequency: 1, maturity: dayOf('2029-04-15'), issued: dayOf('2024-04-15') };

describe('the plan of payments', () => {
  it('names every day and amount of 1,000 nominal, with what the buyer pays and gets', () => {
    const plan = paymentPlan(threeYears, dayOf('2026-11-25'), 98.42, 1_000);
    expect(plan?.payments.map(({ day, coupon, redemption, amount }) => [dateOf(day), coupon, redemption, amount])).toEqual([
      ['2027-04-15', 25, 0, 25],
      ['2028-04-15', 25, 0, 25],
      ['2029-04-15', 25, 1_000, 1_025],
    ]);
    // 224 days of 365 since the coupon of April 2026.
    expect([plan?.accruedDays, plan?.accrued]).toEqual([224, 15.34]);
    expect([plan?.purchase, plan?.totalCoupon, plan?.total, plan?.gain]).toEqual([999.54, 75, 1_075, 75.46]);
  });

  it('shortens the first coupon of a bond that was issued within its period', () => {
    const plan = paymentPlan({ ...threeYears, issued: dayOf('2026-10-15') }, dayOf('2026-11-25'), 100, 1_000);
    expect(plan?.payments[0]?.coupon).toBe(12.47);
    expect(plan?.accruedDays).toBe(41);
  });

  it('is one payment of a zero bond, and nothing from maturity on', () => {
    const zero: BondTerms = { coupon: 0, frequency: 0, maturity: dayOf('2030-06-30') };
    expect(paymentPlan(zero, dayOf('2026-06-30'), 90, 1_000)).toMatchObject({ accrued: 0, purchase: 900, total: 1_000, gain: 100 });
    expect(paymentPlan(zero, dayOf('2030-06-30'), 90, 1_000)).toBeUndefined();
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
        const plan = paymentPlan(bond, day, price / 100, 1_000);
        // No yield explains a price far from 100 days before the end.
        fc.pre(plan?.yieldToMaturity !== undefined);
        const worth = plan?.payments.reduce((sum, { present = Number.NaN }) => sum + present, 0) ?? Number.NaN;
        expect(plan?.yieldToMaturity).toBe(yieldOf(bond, day, price / 100)?.yieldToMaturity);
        // Each of the amounts is rounded to the cent.
        expect(Math.abs(worth - (plan?.purchase ?? 0))).toBeLessThan(0.005 * ((plan?.payments.length ?? 0) + 2) + 1e-6);
        const sum = plan?.payments.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) ?? 0;
        expect(plan?.total).toBe(sum / 100);
      }),
    );
  });
});
