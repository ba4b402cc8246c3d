import { expect, it } from 'vitest';
import { catalogueSeed } from '../testing.ts';
import type { FairPrices } from '../types.ts';
import { bondYieldAt } from './figures.ts';

const bond = catalogueSeed.instruments
  .flatMap(({ details }) => details.bond ?? [])
  .find((one) => one.couponType === 'FIXED' && one.maturity > '2030');
if (bond === undefined) throw new Error('The catalogue has no bond with a fixed coupon.');
const market: FairPrices = { fairAt: () => 0 };
const ending = { ...bond, coupon: 3.625, frequency: 1 as const, issued: '2020-12-04', maturity: '2026-12-04' };

it.each([
  ['2026-10-01T10:00:00+02:00', true],
  ['2026-11-02T10:00:00+01:00', false],
  ['2026-11-27T10:00:00+01:00', false],
])('a price on %s has a yield: %s, as a hundredth more or less may not change it by much', (instant, isThere) => {
  const [low, high] = [99.9, 99.91].map((price) => bondYieldAt(ending, price, Date.parse(instant), market));
  expect([low?.yieldToMaturity !== undefined, high?.yieldToMaturity !== undefined]).toEqual([isThere, isThere]);
  expect(low?.accruedInterest).toBeGreaterThan(2.9);
  expect(Math.abs((low?.yieldToMaturity ?? 0) - (high?.yieldToMaturity ?? 0))).toBeLessThan(0.15);
});

it('has no figures once it has run out', () => {
  expect(bondYieldAt(ending, 100, Date.parse('2026-12-10T10:00:00+01:00'), market)).toBeUndefined();
});
