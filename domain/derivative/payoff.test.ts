import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoffAt, payoffLine, type PayoffTerms } from './payoff.ts';
import { SAMPLES } from './testing.ts';
import type { DerivativeType } from './types.ts';
import { valueOf } from './value.ts';

const END = Date.parse('2027-11-20T10:00:00Z');
/** What an answer tells of a product. */
const told = (type: DerivativeType, right: 'CALL' | 'PUT' = 'CALL'): PayoffTerms => {
  const { ratio, strike, barrier, cap, bonusLevel } = SAMPLES[type];
  const isKnockout = type === 'KNOCKOUT_CERTIFICATE';
  return { type, isCall: right === 'CALL', ratio, strike, cap, bonusLevel, ...(isKnockout ? { knockOut: barrier } : { barrier }) };
};
const DRAWN = ['WARRANT', 'DISCOUNT_WARRANT', 'BONUS_CERTIFICATE', 'DISCOUNT_CERTIFICATE'] as const;

describe('the payment at the end', () => {
  it.each(DRAWN)('of a %s is its value at maturity', (type) => {
    const terms = { ...SAMPLES[type], maturity: END, quanto: true };
    fc.assert(
      fc.property(fc.double({ min: 40, max: 180, noNaN: true }), (spot) => {
        // Whoever ends below the barrier has touched it.
        const isHit = terms.barrier !== undefined && spot <= terms.barrier;
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

  it.each(['FACTOR_CERTIFICATE', 'EXPRESS_CERTIFICATE', 'INLINE_WARRANT', 'PART_CAPITAL_PROTECTED_CERTIFICATE', 'NEW_KIND'])(
    'of a %s is not told: it depends on more than the last price',
    (type) => {
      expect(payoffLine({ type, isCall: true, ratio: 1, strike: 100 }, 100)).toBeUndefined();
    },
  );

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
