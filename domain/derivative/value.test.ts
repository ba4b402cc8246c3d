import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downAndInPut, downAndOutPut, probabilityOfTouch } from './barrier.ts';
import { discountFactor, european, zeroStrikeCall } from './black-scholes.ts';
import { deltaOf, slowGreeks } from './figures/greeks.ts';
import { INPUTS, markets, NOW, SAMPLES, titleOf, VARIANTS } from './testing.ts';
import { YEAR, type DerivativeTerms } from './terms.ts';
import { europeanGreeks } from './testing-greeks.ts';
import { conditionsOf, unitPrice, valueOf } from './value.ts';
import { observationsOf, redemptionOn } from './value/express.ts';

const variants = VARIANTS.map((terms) => [titleOf(terms), terms] as const);
const price = fc.double({ min: 20, max: 300, noNaN: true });

describe.each(variants)('%s', (_title, terms) => {
  it('is never worth less than nothing', () => {
    fc.assert(
      fc.property(markets, (inputs) => {
        expect(valueOf(terms, inputs)).toBeGreaterThanOrEqual(0);
        expect(valueOf(terms, inputs)).toBeLessThan(Infinity);
      }),
    );
  });

  it('has no jump in the price of the underlying', () => {
    fc.assert(
      fc.property(markets, (inputs) => {
        const step = inputs.spot * 1e-7;
        const value = valueOf(terms, inputs);
        const change = Math.abs(valueOf(terms, { ...inputs, spot: inputs.spot + step }) - value);
        expect(change / unitPrice(terms, inputs)).toBeLessThan(step * 1000 + (value / unitPrice(terms, inputs)) * 1e-6);
      }),
    );
  });

  it.runIf(terms.type !== 'INLINE_WARRANT')('moves with the underlying, or against it', () => {
    const side = terms.right === 'CALL' ? 1 : -1;
    fc.assert(
      fc.property(markets, price, (inputs, other) => {
        const [low, high] = [Math.min(inputs.spot, other), Math.max(inputs.spot, other)];
        const rise = side * (valueOf(terms, { ...inputs, spot: high }) - valueOf(terms, { ...inputs, spot: low }));
        expect(rise).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  it('has a delta within −1 and 1, or none', () => {
    fc.assert(
      fc.property(markets, (inputs) => {
        const { delta } = deltaOf(terms, inputs, valueOf(terms, inputs));
        const isWithout = terms.type === 'INLINE_WARRANT' || terms.type === 'FACTOR_CERTIFICATE';
        expect(Math.abs(delta ?? 0)).toBeLessThanOrEqual(isWithout ? 0 : 1);
        expect(isWithout && delta !== undefined).toBe(false);
      }),
    );
  });

  it('scales with the ratio and, unless it is quanto, with the exchange rate', () => {
    const value = valueOf(terms, INPUTS);
    expect(valueOf({ ...terms, ratio: terms.ratio * 7 }, INPUTS)).toBeCloseTo(7 * value, 9);
    const factor = terms.quanto ? 1 : 2;
    expect(valueOf(terms, { ...INPUTS, exchangeRate: 2 * INPUTS.exchangeRate })).toBeCloseTo(factor * value, 9);
  });
});

/** Payoff of a product at maturity per unit of the underlying. */
const paid = (terms: DerivativeTerms, spot: number, hitAt?: number): number => {
  const inputs = { ...INPUTS, spot, time: terms.maturity ?? NOW, ...(hitAt !== undefined && { hitAt }) };
  return valueOf(terms, inputs) / unitPrice(terms, inputs);
};

describe('At maturity a product pays what it promises', () => {
  const { WARRANT, DISCOUNT_WARRANT, INLINE_WARRANT, BONUS_CERTIFICATE, BOND_CERTIFICATE, DISCOUNT_CERTIFICATE } = SAMPLES;
  const sprint = { ...SAMPLES.OUTPERFORMANCE_SPRINT_CERTIFICATE, cap: 125, participation: 2 };
  it.each<[string, DerivativeTerms, number, number | undefined, number]>([
    ['a call above its strike', WARRANT, 120, undefined, 15],
    ['a call below it', WARRANT, 100, undefined, 0],
    ['a put', { ...WARRANT, right: 'PUT' }, 100, undefined, 5],
    ['a discount call in between', DISCOUNT_WARRANT, 100, undefined, 10],
    ['a discount call above its cap', DISCOUNT_WARRANT, 140, undefined, 20],
    ['a range that held', INLINE_WARRANT, 100, undefined, 10],
    ['a range that did not', INLINE_WARRANT, 100, NOW, 0],
    ['a bonus', BONUS_CERTIFICATE, 90, undefined, 110],
    ['a lost bonus', BONUS_CERTIFICATE, 90, NOW, 90],
    ['a bonus above its cap', BONUS_CERTIFICATE, 150, undefined, 120],
    ['a bond above the strike', BOND_CERTIFICATE, 100, undefined, 95],
    ['a bond below it', BOND_CERTIFICATE, 80, undefined, 80],
    ['a bond above its barrier', { ...BOND_CERTIFICATE, barrier: 70 }, 80, undefined, 95],
    ['a bond whose barrier was touched', { ...BOND_CERTIFICATE, barrier: 70 }, 80, NOW, 80],
    ['a discount below its cap', DISCOUNT_CERTIFICATE, 80, undefined, 80],
    ['a discount above its cap', DISCOUNT_CERTIFICATE, 130, undefined, 95],
    ['an express certificate at its call level', SAMPLES.EXPRESS_CERTIFICATE, 100, undefined, 130],
    ['an express certificate above its barrier', SAMPLES.EXPRESS_CERTIFICATE, 61, undefined, 100],
    ['an express certificate below it', SAMPLES.EXPRESS_CERTIFICATE, 59, undefined, 59],
    ['protection', SAMPLES.PART_CAPITAL_PROTECTED_CERTIFICATE, 50, undefined, 90],
    ['protection and a share', SAMPLES.PART_CAPITAL_PROTECTED_CERTIFICATE, 120, undefined, 106],
    ['protection and a share up to the cap', SAMPLES.PART_CAPITAL_PROTECTED_CERTIFICATE, 200, undefined, 114],
    ['outperformance', SAMPLES.OUTPERFORMANCE_SPRINT_CERTIFICATE, 120, undefined, 132],
    ['a sprint', sprint, 120, undefined, 140],
    ['a sprint above its cap', sprint, 180, undefined, 150],
  ])('%s', (_what, terms, spot, hitAt, expected) => {
    expect(paid(terms, spot, hitAt)).toBeCloseTo(expected, 6);
  });
});

describe('The parts of a product add up', () => {
  it('put and call (Hull, ch. 17.3)', () => {
    fc.assert(
      fc.property(markets, price, (inputs, strike) => {
        const market = conditionsOf(SAMPLES.WARRANT, inputs);
        const parity = zeroStrikeCall(market) - strike * discountFactor(market);
        expect(european(true, market, strike) - european(false, market, strike)).toBeCloseTo(parity, 8);
      }),
    );
  });

  it('what begins and what ends at a barrier', () => {
    fc.assert(
      fc.property(markets, (inputs) => {
        const market = conditionsOf(SAMPLES.WARRANT, inputs);
        expect(downAndInPut(market, 110, 75) + downAndOutPut(market, 110, 75)).toBeCloseTo(european(false, market, 110), 7);
      }),
    );
  });

  it('an open-ended long and short knock-out at the same strike: the distance of both strikes', () => {
    const long = { ...SAMPLES.KNOCKOUT_CERTIFICATE, financing: 0 };
    const short: DerivativeTerms = { ...long, right: 'PUT', strike: 120, barrier: 120 };
    const inputs = { ...INPUTS, exchangeRate: 1 };
    expect((valueOf(long, inputs) + valueOf(short, inputs)) / long.ratio).toBeCloseTo(40, 9);
  });

  it('a discount certificate and a call at its cap: the underlying', () => {
    const call = { ...SAMPLES.WARRANT, strike: SAMPLES.DISCOUNT_CERTIFICATE.cap ?? 0 };
    const whole = zeroStrikeCall(conditionsOf(call, INPUTS)) * unitPrice(call, INPUTS);
    expect(valueOf(SAMPLES.DISCOUNT_CERTIFICATE, INPUTS) + valueOf(call, INPUTS)).toBeCloseTo(whole, 9);
  });
});

describe('Far from everything that could happen', () => {
  const calm = { ...INPUTS, volatility: 0 };
  it('a call deep in the money is the forward, one far out of it nothing', () => {
    const market = conditionsOf(SAMPLES.WARRANT, INPUTS);
    expect(european(true, market, 1)).toBeCloseTo(zeroStrikeCall(market) - discountFactor(market), 9);
    expect(european(true, market, 5000)).toBeCloseTo(0, 9);
  });

  it.each(variants)('%s has a value without volatility, and hardly another with next to none', (_title, terms) => {
    const value = valueOf(terms, calm);
    expect(valueOf(terms, { ...calm, volatility: 1e-4 })).toBeCloseTo(value, 6);
  });

  it('a discount certificate without volatility is worth what it will pay', () => {
    const terms = SAMPLES.DISCOUNT_CERTIFICATE;
    expect(valueOf(terms, calm)).toBeCloseTo(95 * discountFactor(conditionsOf(terms, calm)) * unitPrice(terms, calm), 9);
  });

  it('an express certificate without coupon, barrier and early payment is the underlying up to its level', () => {
    const terms = { ...SAMPLES.EXPRESS_CERTIFICATE, coupon: 0, barrier: 100, issued: NOW, maturity: NOW + YEAR };
    const discount = { ...SAMPLES.DISCOUNT_CERTIFICATE, quanto: true, cap: 100, maturity: NOW + YEAR };
    expect(valueOf(terms, INPUTS)).toBeCloseTo(valueOf(discount, INPUTS), 9);
  });
});

describe('Greeks', () => {
  it('by differences are those of the formula (Hull, table 19.6)', () => {
    const terms = { ...SAMPLES.WARRANT, maturity: NOW + 2 * YEAR };
    fc.assert(
      fc.property(
        markets.filter(({ spot, volatility }) => spot > 60 && spot < 200 && volatility > 0.1),
        (inputs) => {
          const market = conditionsOf(terms, inputs);
          const exact = europeanGreeks(true, market, 105);
          const value = valueOf(terms, inputs);
          const { delta = 0 } = deltaOf(terms, inputs, value);
          const { gamma = 0, vega = 0, rho = 0, thetaDayPct = 0 } = slowGreeks(terms, inputs, value);
          const unit = unitPrice(terms, inputs);
          expect(delta).toBeCloseTo(exact.delta, 4);
          expect(gamma).toBeCloseTo(exact.gamma, 4);
          expect(vega / unit).toBeCloseTo(exact.vega / 100, 2);
          expect(rho / unit).toBeCloseTo(exact.rho / 100, 2);
          expect(((thetaDayPct / 100) * value) / unit).toBeCloseTo(exact.theta / 365, 2);
        },
      ),
    );
  });
});

it('a barrier is touched for certain at it, and hardly ever far from it', () => {
  const market = conditionsOf(SAMPLES.WARRANT, INPUTS);
  expect(probabilityOfTouch(true, 100, market)).toBe(1);
  expect(probabilityOfTouch(true, 20, market)).toBeLessThan(1e-9);
  expect(probabilityOfTouch(true, 99.99, market)).toBeGreaterThan(0.99);
});

it('an express certificate is worth the same whichever was asked for before', () => {
  const terms = SAMPLES.EXPRESS_CERTIFICATE;
  const others = [terms, { ...terms, callLevel: 90 }, { ...terms, issued: terms.issued + YEAR }, { ...terms, coupon: 0.02 }];
  const change = fc.record({
    rate: fc.constantFrom(0, 0.03),
    dividendYield: fc.constantFrom(0, 0.02),
    volatility: fc.constantFrom(0.1, 0.3),
  });
  const time = fc.constantFrom(NOW, NOW + YEAR, NOW + 1.5 * YEAR);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...others), change, time, price), { minLength: 2, maxLength: 6 }), (questions) => {
      for (const [one, market, at, spot] of questions) {
        const inputs = { ...INPUTS, ...market, time: at, spot };
        expect(valueOf(one, inputs)).toBe(valueOf({ ...one }, inputs));
      }
    }),
  );
});

it('an express certificate is worth the mean of what many paths pay', () => {
  const terms = SAMPLES.EXPRESS_CERTIFICATE;
  const { rate, dividendYield, volatility, time } = INPUTS;
  const days = observationsOf(terms);
  let sum = 0;
  const paths = 60_000;
  const normal = normalsFrom(7);
  for (let path = 0; path < paths; path += 1) {
    let [spot, before, amount] = [INPUTS.spot, time, 0];
    for (const day of days) {
      const years = (day - before) / YEAR;
      spot *= Math.exp((rate - dividendYield - volatility ** 2 / 2) * years + volatility * Math.sqrt(years) * normal());
      before = day;
      const isLast = day === terms.maturity;
      if (spot >= 100) amount = redemptionOn(terms, day);
      else if (isLast) amount = spot >= 60 ? 100 : spot;
      if (amount === 0) continue;
      sum += amount * Math.exp((-rate * (day - time)) / YEAR);
      break;
    }
  }
  // The mean of this number of paths has an error of about 0.1 percent.
  expect(Math.abs((10 * valueOf(terms, INPUTS)) / (sum / paths) - 1)).toBeLessThan(0.003);
});

/** Normally distributed numbers from a linear congruence (Park and Miller 1988) by the polar method of Box and Muller. */
function normalsFrom(seed: number): () => number {
  let state = seed;
  const uniform = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
