import { describe, expect, it } from 'vitest';
import { nearestIndex, placeOf } from './cursor-place.ts';

describe('the point nearest to a place', () => {
  it.each([
    [0, 0],
    [0.04, 0],
    [0.06, 1],
    [0.5, 1],
    [0.56, 2],
    [1, 2],
    [-0.5, 0],
    [1.5, 2],
  ])('at %d of the width it is number %d', (share, index) => {
    expect(nearestIndex([0, 10, 100], share, [0, 100])).toBe(index);
  });

  it('is the one that there is, and none without points or width', () => {
    expect(nearestIndex([5], 0.9, [5, 5])).toBe(0);
    expect(nearestIndex([], 0.5, [0, 1])).toBeUndefined();
    expect(nearestIndex([0, 1], Number.NaN, [0, 1])).toBeUndefined();
    expect(nearestIndex([0, 1], Infinity, [0, 1])).toBeUndefined();
  });
});

describe('the place of a point', () => {
  const layout = { xLimits: [0, 3], yLimits: [10, 20] } as const;

  it('is told in percent from the left and from the top', () => {
    expect(placeOf(1, [0, 1, 3], { value: [10, 12.5, 20] }, layout)).toEqual({ x: '33.33%', y: '75%' });
    expect(placeOf(2, [0, 1, 3], { value: [10, 12.5, 20] }, layout)).toEqual({ x: '100%', y: '0%' });
  });

  it('is nowhere without a point', () => {
    expect(placeOf(undefined, [0, 1], { value: [10, 20] }, layout)).toBeUndefined();
    expect(placeOf(2, [0, 1], { value: [10, 20] }, layout)).toBeUndefined();
  });
});
