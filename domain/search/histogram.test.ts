import fc from 'fast-check';
import { expect, it } from 'vitest';
import { histogramOf } from './histogram.ts';

const of = (values: readonly number[]) => histogramOf(values.length, (index) => values[index] ?? Number.NaN);

it('counts numbers in equal steps between round bounds', () => {
  const histogram = of(Array.from({ length: 100 }, (_, index) => index / 10));
  expect([histogram?.from, histogram?.to, histogram?.shares.length]).toEqual([0, 10, 10]);
  expect(new Set(histogram?.shares)).toEqual(new Set([1]));
});

it('is not pressed together by a few that are far away', () => {
  const histogram = of([...Array.from({ length: 200 }, (_, index) => 1 + (index % 20)), 9_000_000]);
  expect(histogram?.to).toBeLessThanOrEqual(22);
});

it('says nothing of one number, of none, or of what is unknown', () => {
  expect([of([]), of([3, 3]), of([Number.NaN, 2])]).toEqual([undefined, undefined, undefined]);
});

it('has a fullest step, and bounds that hold the middle half of any numbers', () => {
  const holds = (): void =>
    fc.assert(
      fc.property(fc.array(fc.float({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 400 }), (values) => {
        const histogram = of(values);
        if (histogram === undefined) return new Set(values).size < 2 || values.every((value) => Math.abs(value - (values[0] ?? 0)) < 1e-3);
        const inside = values.filter((value) => value >= histogram.from - 1e-6 && value <= histogram.to + 1e-6).length;
        return Math.max(...histogram.shares) === 1 && histogram.shares.length <= 24 && inside >= values.length / 2 - 1;
      }),
    );
  expect(holds).not.toThrow();
});
