import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { european } from '#domain/derivative/black-scholes.ts';
import { smileOf, surfaceOf } from '#domain/derivative/surface.ts';
import { valueOf } from '#domain/derivative/value.ts';
import { termsAt } from '#market/derivatives/columns.ts';
import { inputsAt, quotingOf } from '#market/derivatives/compute.ts';
import { FRIDAY_TEN, testUnderlyings } from '#market/derivatives/testing.ts';
import { checkWarrants } from './warrant-checks.ts';
import { productWorld, warrantsOf } from './warrant-world.ts';

/** Seed of the market, printed on failure: `npm run test:warrants -- --seed …` checks all products of it. */
const seed = process.env.MARKET_SEED ?? String(randomInt(1_000_000));
const products = productWorld({ count: 6_000, seed, underlyings: testUnderlyings() });

describe(`warrants of the market with seed ${seed}`, { timeout: 60_000 }, () => {
  process.stdout.write(`warrants: MARKET_SEED=${seed}\n`);

  it.each(checkWarrants(warrantsOf(products)))('$title', ({ looked, faults }) => {
    expect(looked).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });

  it('are worth no less, as all products on their side of the price, when the underlying moves their way', () => {
    const { world } = products;
    const row = fc.integer({ min: 0, max: world.columns.length - 1 });
    fc.assert(
      fc.property(
        row,
        fc.double({ min: 0.5, max: 1.8, noNaN: true }),
        fc.double({ min: 1e-4, max: 0.1, noNaN: true }),
        (one, share, step) => {
          const terms = termsAt(world.columns, one);
          fc.pre(terms.type !== 'INLINE_WARRANT');
          const { spot } = products.priced(one).warrant;
          const valueAt = (price: number): number =>
            valueOf(terms, inputsAt(world, one, terms, { spot: price, exchangeRate: 1, time: FRIDAY_TEN }));
          const [lower, upper] = [valueAt(spot * share), valueAt(spot * share * (1 + step))];
          const rise = terms.right === 'CALL' ? upper - lower : lower - upper;
          expect(rise).toBeGreaterThanOrEqual(-1e-7 * spot * terms.ratio);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('spreads', () => {
  it('follow from issuer, underlying and class alone, however long and far from the price a warrant is', () => {
    const { world } = products;
    for (let row = 0; row < world.columns.length; row += 1) {
      const terms = termsAt(world.columns, row);
      const longer = { ...terms, strike: (terms.strike ?? 1) * 2, maturity: FRIDAY_TEN + 1e11 };
      expect(quotingOf(world, row, longer)).toEqual(quotingOf(world, row, terms));
    }
  });
});

describe('a surface of implied volatility', () => {
  const surfaces = fc.tuple(
    fc.double({ min: 0.03, max: 1.2, noNaN: true }),
    fc.constantFrom([0.1, 0.015], [0.06, 0.02], [0.03, 0.025], [0, 0.02], [-0.02, 0.03], [0.05, 0.015]),
  );
  const carries = fc.record({
    rate: fc.double({ min: -0.01, max: 0.08, noNaN: true }),
    dividendYield: fc.double({ min: 0, max: 0.06, noNaN: true }),
  });
  const moneyness = fc.double({ min: -1.2, max: 1.2, noNaN: true });
  const years = fc.double({ min: 0.003, max: 6, noNaN: true });
  const made = ([volatility, [skew = 0, wings = 0]]: [number, readonly number[]]) => surfaceOf(volatility, skew, wings);

  it('prices options that fall with the strike and are convex in it', () => {
    fc.assert(
      fc.property(
        surfaces,
        carries,
        years,
        moneyness,
        fc.double({ min: 0.001, max: 0.2, noNaN: true }),
        (given, carry, time, log, width) => {
          const smile = smileOf(made(given), time, carry);
          const call = (strike: number): number => european(true, { spot: 1, years: time, ...carry, volatility: smile(1, strike) }, strike);
          const strike = Math.exp(log);
          const [left, middle, right] = [call(strike * (1 - width)), call(strike), call(strike * (1 + width))];
          expect(middle).toBeLessThanOrEqual(left + 1e-13);
          expect(left + right - 2 * middle).toBeGreaterThanOrEqual(-1e-13);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('has a total variance that grows with maturity at every forward moneyness', () => {
    fc.assert(
      fc.property(surfaces, carries, years, years, moneyness, (given, carry, one, other, log) => {
        const variance = (time: number): number => {
          const forward = Math.exp((carry.rate - carry.dividendYield) * time);
          return smileOf(made(given), time, carry)(1, forward * Math.exp(log)) ** 2 * time;
        };
        expect(variance(Math.max(one, other))).toBeGreaterThanOrEqual(variance(Math.min(one, other)) * (1 - 1e-12));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is about σ (1 − skew · z + wings · z²) near the money', () => {
    const smile = smileOf(surfaceOf(0.2, 0.1, 0.015), 2, { rate: 0, dividendYield: 0 });
    for (const z of [-0.5, 0, 0.5]) {
      expect(smile(100, 100 * Math.exp(z * 0.2 * Math.SQRT2)) / (0.2 * (1 - 0.1 * z + 0.015 * z * z))).toBeCloseTo(1, 2);
    }
  });
});
