import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comovement, momentum, movingAverage, relativeStrengthIndex, relativeStrengthLevy, volatility } from './closes.ts';

// Example of the relative strength index in StockCharts' ChartSchool: closes of QQQQ, 14 days.
const CLOSES = [
  44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28, 46.0, 46.03, 46.41, 46.22, 45.64,
];

describe('technical figures', () => {
  it('compute the published example of the relative strength index', () => {
    const series = [15, 16, 17, 18, 19, 20].map((length) => relativeStrengthIndex(CLOSES.slice(0, length), 14) ?? 0);
    const published = [70.53, 66.32, 66.55, 69.41, 66.36, 57.97];
    // The published table rounds its closes to two digits here.
    for (const [index, value] of series.entries()) expect(Math.abs(value - (published[index] ?? 0))).toBeLessThan(0.15);
  });

  it('know the simple ones by hand', () => {
    expect(movingAverage([1, 2, 3, 4], 2)).toBe(3.5);
    expect(momentum([10, 11, 12], 2)).toBe(1.2);
    expect(relativeStrengthLevy([10, 10, 20], 3)).toBe(1.5);
    expect(movingAverage([1, 2], 3)).toBeUndefined();
    expect(momentum([1, 2], 2)).toBeUndefined();
    expect(volatility([100, 110, 100, 110, 100], 4)).toBeCloseTo(100 * Math.log(1.1) * Math.sqrt((250 * 4) / 3), 5);
  });

  it('find the beta that a series was made with', () => {
    const moves = fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: 40, maxLength: 60 });
    fc.assert(
      fc.property(moves, fc.double({ min: 0.2, max: 2.5, noNaN: true }), (returns, beta) => {
        const path = (factor: number): number[] => {
          const closes = [100];
          for (const move of returns) closes.push((closes.at(-1) ?? 100) * Math.exp((factor * move) / 10_000));
          return closes;
        };
        const both = comovement(path(beta), path(1), 30);
        expect(both?.beta).toBeCloseTo(beta, 6);
        expect(both?.correlation).toBeCloseTo(1, 6);
      }),
    );
  });
});
