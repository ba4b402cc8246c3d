import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoffAt, payoffLine, payoffScenarios, type PayoffTerms } from './payoff.ts';
import { SAMPLES } from './testing.ts';
import type { DerivativeTerms } from './terms.ts';
import { DERIVATIVE_TYPES, type DerivativeType } from './types.ts';
import { valueOf } from './value.ts';
import { redemptionOn } from './value/express.ts';

const END = Date.parse('2027-11-20T10:00:00Z');
/** Payoff terms of a sample product, as an answer contains them. */
const told = (type: DerivativeType, right: 'CALL' | 'PUT' = 'CALL'): PayoffTerms => {
  const { ratio, strike, barrier, upperBarrier, cap, bonusLevel, callLevel, participation, protection, reference, nominal } = SAMPLES[type];
  const isKnockout = type === 'KNOCKOUT_CERTIFICATE';
  const most = type === 'EXPRESS_CERTIFICATE' ? redemptionOn(SAMPLES[type], END) * ratio : nominal;
  const levels = { strike, upperBarrier, cap, bonusLevel, callLevel, ...(isKnockout ? { knockOut: barrier } : { barrier }) };
  return { type, isCall: right === 'CALL', ratio, ...levels, participation, protection, reference, most };
};
const DRAWN = [
  'WARRANT',
  'DISCOUNT_WARRANT',
  'INLINE_WARRANT',
  'BONUS_CERTIFICATE',
  'DISCOUNT_CERTIFICATE',
  'EXPRESS_CERTIFICATE',
  'PART_CAPITAL_PROTECTED_CERTIFICATE',
  'OUTPERFORMANCE_SPRINT_CERTIFICATE',
] as const;

/** Prices at each level of a product, and the nearest floating-point numbers below and above it. */
const besideLevels = ({ strike, barrier, upperBarrier, cap, bonusLevel, callLevel }: DerivativeTerms): number[] =>
  [strike, barrier, upperBarrier, cap, bonusLevel, callLevel, 100].flatMap((level) =>
    level === undefined ? [] : [level, level * (1 - 2 ** -52), level * (1 + 2 ** -52), level - 1e-9, level + 1e-9],
  );

describe('the payment at the end', () => {
  it.each(DRAWN)('of a %s is its value at maturity', (type) => {
    const terms = { ...SAMPLES[type], maturity: END, quanto: true };
    fc.assert(
      fc.property(fc.oneof(fc.double({ min: 40, max: 180, noNaN: true }), fc.constantFrom(...besideLevels(terms))), (spot) => {
        // A price that ends below the barrier has touched it.
        const isHit = spot <= (terms.barrier ?? 0) || spot >= (terms.upperBarrier ?? Infinity);
        const inputs = {
          spot,
          time: END,
          rate: 0.02,
          dividendYield: 0,
          volatility: 0.2,
          exchangeRate: 1,
          ...(isHit ? { hitAt: END - 1 } : {}),
        };
        expect(payoffAt(told(type), spot)).toBeCloseTo(valueOf(terms, inputs), 6);
      }),
    );
  });

  it('of a knock-out is what lies between price and strike, and what is left once its threshold is reached', () => {
    const call = { type: 'KNOCKOUT_CERTIFICATE', isCall: true, ratio: 0.01, strike: 20_000, knockOut: 20_400 };
    expect([21_000, 20_400, 15_000].map((price) => payoffAt(call, price))).toEqual([10, 4, 4]);
    const put = { ...call, isCall: false, knockOut: 20_000 };
    expect([19_000, 20_000, 25_000].map((price) => payoffAt(put, price))).toEqual([10, 0, 0]);
  });

  it('of a share bond is the nominal, or shares once their price has fallen', () => {
    const bond = { type: 'BOND_CERTIFICATE', isCall: true, ratio: 10, strike: 100 };
    expect([120, 100, 80].map((price) => payoffAt(bond, price))).toEqual([1000, 1000, 800]);
    expect([80, 70, 60].map((price) => payoffAt({ ...bond, barrier: 70 }, price))).toEqual([1000, 700, 600]);
  });

  it('of a sprint certificate doubles the gain up to its cap', () => {
    const sprint = { ...told('OUTPERFORMANCE_SPRINT_CERTIFICATE'), participation: 2, cap: 125 };
    expect([90, 100, 110, 125, 150].map((price) => payoffAt(sprint, price))).toEqual([9, 10, 12, 15, 15]);
  });

  it('of what was touched before is without bonus', () => {
    expect(payoffAt({ ...told('BONUS_CERTIFICATE'), isHit: true }, 100)).toBe(10);
    expect(payoffAt({ ...told('INLINE_WARRANT'), isHit: true }, 100)).toBe(0);
  });

  it.each(['CALL', 'PUT'] as const)('of a factor certificate (%s) is what the formula makes of its value today', (right) => {
    const terms = { ...SAMPLES.FACTOR_CERTIFICATE, right };
    const worth = (spot: number) => valueOf(terms, { spot, time: END, rate: 0.02, dividendYield: 0, volatility: 0.2, exchangeRate: 0.9 });
    const lever = right === 'CALL' ? 5 : -5;
    const asked = { type: terms.type, isCall: right === 'CALL', ratio: terms.ratio, factor: lever, price: worth(96), spot: 96 };
    for (const price of [80, 96, 104]) expect(payoffAt(asked, price)).toBeCloseTo(worth(price), 9);
    expect(payoffLine(asked, 96)?.length).toBeGreaterThan(20);
  });

  it.each([...DERIVATIVE_TYPES.filter((type) => !/^(?:ETC|INDEX)/u.test(type)), 'NEW_KIND'])(
    'of a %s is not told without its levels',
    (type) => {
      expect(payoffLine({ type, isCall: true, ratio: 1 }, 100)).toBeUndefined();
      expect(payoffScenarios({ type, isCall: true, ratio: 1 }, 100, 10)).toEqual([]);
    },
  );

  it('is told at prices around today’s, with what becomes of the money', () => {
    const scenarios = payoffScenarios(told('DISCOUNT_CERTIFICATE'), 100, 9);
    expect(scenarios.map(({ move }) => move)).toEqual([-30, -20, -10, -5, 0, 5, 10, 20, 30]);
    expect(scenarios[0]).toEqual({ move: -30, x: 70, y: 7, gain: expect.closeTo(-22.2222, 3) });
    expect(scenarios.at(-1)).toMatchObject({ y: 9.5 });
    expect(payoffScenarios(told('DISCOUNT_CERTIFICATE'), 100, undefined)[0]).not.toHaveProperty('gain');
  });

  it('is not told of a product whose levels are missing', () => {
    expect(payoffLine({ type: 'WARRANT', isCall: true, ratio: 1 }, 100)).toBeUndefined();
  });

  it('is drawn from left to right, around the price and all levels, with its jump', () => {
    const line = payoffLine(told('BONUS_CERTIFICATE'), 100) ?? [];
    expect(line.map(({ x }) => x)).toEqual(line.map(({ x }) => x).toSorted((a, b) => a - b));
    expect([line[0]?.x, line.at(-1)?.x]).toEqual([75 * 0.92, 120 * 1.08]);
    const jump = line.findIndex(({ y }, index) => y - (line[index - 1]?.y ?? y) > 3);
    expect(line[jump]?.y).toBeCloseTo(11, 6);
  });
});
