import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokyoStep } from './price-step.ts';

// JPX, „Tick Size“, shares of the TOPIX 500: price in yen, next price above.
it.each([
  [999.9, 1_000],
  [1_000, 1_000.5],
  [2_999.5, 3_000],
  [3_000, 3_001],
  [9_999, 10_000],
  [10_000, 10_005],
  [30_000, 30_010],
  [99_990, 100_000],
  [100_000, 100_050],
  [1_000_000, 1_000_500],
])('lets Tokyo go from %d yen to %d', (price, next) => {
  expect(tokyoStep(price)).toBe(price);
  expect(tokyoStep(price + 1e-6, 'up')).toBe(next);
});

it('never changes the order of two prices, nor moves what is rounded', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 2e6, noNaN: true }), fc.double({ min: 1, max: 2e6, noNaN: true }), (a, b) => {
      expect(tokyoStep(Math.min(a, b))).toBeLessThanOrEqual(tokyoStep(Math.max(a, b)));
      expect(tokyoStep(tokyoStep(a))).toBe(tokyoStep(a));
      expect(tokyoStep(a, 'down')).toBeLessThanOrEqual(a);
      expect(tokyoStep(a, 'up')).toBeGreaterThanOrEqual(a);
    }),
  );
});
