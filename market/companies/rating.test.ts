import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rate } from './rating.ts';

describe('the rating', () => {
  const plain = { revision: 0, priceEarnings: 15, usualPriceEarnings: 15, expectedReturn: 0.08 };

  it('gives a star for each of its four marks', () => {
    expect(rate(plain)).toMatchObject({ chance: 0, valuation: 0, risk: 0 });
    expect(rate({ ...plain, revision: 0.02 }).chance).toBe(1);
    expect(rate({ ...plain, priceEarnings: 9 })).toMatchObject({ chance: 1, valuation: -2 });
    expect(rate({ ...plain, trend: 1.05 }).chance).toBe(1);
    expect(rate({ ...plain, lead: 3 }).chance).toBe(1);
    expect(rate({ ...plain, revision: 0.02, priceEarnings: 9, trend: 1.05, lead: 3 }).chance).toBe(4);
  });

  it('calls a company without profit dear and a wild share risky', () => {
    expect(rate({ revision: 0, usualPriceEarnings: 15, expectedReturn: 0.1 })).toMatchObject({ valuation: 2, hasValuationStar: false });
    expect(rate({ ...plain, volatility: 50 }).risk).toBe(1);
    expect(rate({ ...plain, volatility: 15, beta: 0.6 })).toMatchObject({ risk: -1, bearMarketFactor: -4 });
  });

  it('never calls a share dearer because its price/earnings fell', () => {
    const any = fc.double({ min: 1, max: 200, noNaN: true });
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(rate({ ...plain, priceEarnings: low }).valuation).toBeLessThanOrEqual(rate({ ...plain, priceEarnings: high }).valuation);
      }),
    );
  });
});
