import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

describe('a page of what is in an order', () => {
  it('is the one that sorting everything gives, near the beginning and far from it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 9_000, size: 'max' }),
        fc.nat({ max: 9_500 }),
        fc.nat({ max: 60 }),
        (keys, first, count) => {
          const before = (a: number, b: number): number => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
          const sorted = keys.map((_, index) => index).toSorted(before);
          expect(inOrder(keys.length, { first, count }, before)).toEqual(sorted.slice(first, first + count));
        },
      ),
      { numRuns: 60 },
    );
  });

  const length = 200_000;
  const mixed = (index: number): number => (index * 7_919) % length;
  it.each([
    ['the first page', 0, mixed],
    ['the first page of what comes in the opposite order', 0, (index: number) => length - 1 - index],
    ['the last page', length - 30, mixed],
  ])('compares a small part of what a sort compares: %s', (_, first, keyOf) => {
    const keys = Array.from({ length }, (__, index) => keyOf(index));
    let compared = 0;
    const before = (a: number, b: number): number => {
      compared += 1;
      return (keys[a] ?? 0) - (keys[b] ?? 0);
    };
    expect(inOrder(length, { first, count: 30 }, before).map((number) => keys[number])).toEqual(
      Array.from({ length: 30 }, (__, index) => first + index),
    );
    expect(compared).toBeLessThan(7 * length);
  });
});
