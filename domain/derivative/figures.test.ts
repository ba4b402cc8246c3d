import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneynessOf } from '../instrument/moneyness.ts';
import { figuresOf, listFiguresOf } from './figures.ts';
import { INPUTS, NOW, SAMPLES, titleOf, VARIANTS } from './testing.ts';
import { YEAR, type DerivativeTerms, type PricingInputs } from './terms.ts';
import { valueOf } from './value.ts';

const DAY = 86_400_000;

describe('the recorded knock-out on the S&P 500 (response-shapes.md §5.2)', () => {
  const terms: DerivativeTerms = {
    ...SAMPLES.KNOCKOUT_CERTIFICATE,
    ratio: 0.01,
    issued: NOW,
    strike: 6685.06267,
    barrier: 6685.06267,
  };
  // The exchange rate follows from the recorded gearing.
  const inputs: PricingInputs = { ...INPUTS, spot: 7633.74, exchangeRate: (8.00499266817 * 8.31) / 76.3374 };
  const figures = figuresOf(terms, inputs, { bid: 8.3, ask: 8.31 });

  it.each([
    ['spread', 0.01],
    ['harmonisedSpread', 1],
    ['spreadAskPct', 0.120336943442],
    ['gearing', 8.00981204966],
    ['gearingAsk', 8.00499266817],
    ['gearingBid', 8.01463723765],
    ['moneyness', 1.14191001294],
    ['intrinsicValue', 8.26690830981],
    ['presentValue', 0.0380916901949],
    ['premium', 0.0572622331911],
    ['premiumAsk', 0.0647786013147],
    ['premiumBid', 0.0497458650675],
    ['differenceStrike', 948.67733],
    ['differenceStrikePct', 12.4274252201],
    ['differenceKnockout', 948.67733],
    ['differenceKnockoutPct', 12.4274252201],
    ['sidewaysYield', -0.458659725405],
    ['sidewaysYieldAskPct', -0.518552228578],
    ['sidewaysYieldAskAbs', -0.0430916901949],
  ] as const)('has %s %s', (name, expected) => {
    expect(figures[name]).toBeCloseTo(expected, 8);
  });
});

const at = (terms: DerivativeTerms, ask: number, change: Partial<PricingInputs> = {}) =>
  figuresOf(terms, { ...INPUTS, exchangeRate: 1, ...change }, { bid: ask, ask });
const yearly = (terms: DerivativeTerms): DerivativeTerms => ({ ...terms, maturity: NOW + YEAR });

describe('The ask is paid back', () => {
  it.each<[string, DerivativeTerms, number]>(
    VARIANTS.filter(({ type, maturity }) => maturity !== undefined && type !== 'INLINE_WARRANT' && type !== 'EXPRESS_CERTIFICATE').map(
      (terms) => [
        titleOf(terms),
        { ...terms, maturity: NOW + YEAR },
        valueOf({ ...terms, maturity: NOW + YEAR }, { ...INPUTS, exchangeRate: 1 }) * 1.01,
      ],
    ),
  )('at the break-even of %s', (_title, terms, ask) => {
    const hitAt = terms.type === 'KNOCKOUT_CERTIFICATE' ? {} : { hitAt: NOW };
    const { breakEven = Number.NaN } = at(terms, ask, hitAt);
    const coupon = terms.type === 'BOND_CERTIFICATE' ? (terms.nominal ?? 0) * (terms.coupon ?? 0) : 0;
    const paid = valueOf(terms, { ...INPUTS, ...hitAt, exchangeRate: 1, spot: breakEven, time: NOW + YEAR }) + coupon;
    expect(paid).toBeCloseTo(ask, 6);
  });

  it.each<[string, DerivativeTerms]>([
    ['bonus certificate', yearly(SAMPLES.BONUS_CERTIFICATE)],
    ['bond certificate', { ...yearly(SAMPLES.BOND_CERTIFICATE), barrier: 70 }],
  ])('of a %s where its barrier holds, and not below: there it breaks even', (_title, terms) => {
    const ask = valueOf(terms, { ...INPUTS, exchangeRate: 1 });
    const { breakEven = Number.NaN } = at(terms, ask);
    expect(breakEven).toBe(terms.barrier);
    const coupon = terms.type === 'BOND_CERTIFICATE' ? (terms.nominal ?? 0) * (terms.coupon ?? 0) : 0;
    const paid = (change: Partial<PricingInputs>): number =>
      valueOf(terms, { ...INPUTS, exchangeRate: 1, spot: breakEven, time: NOW + YEAR, ...change }) + coupon;
    expect(paid({ spot: breakEven * 1.02 })).toBeGreaterThan(ask);
    expect(paid({ hitAt: NOW })).toBeLessThan(ask);
  });
});

describe('Yields', () => {
  it('of a discount certificate: discount, most, and both a year', () => {
    const figures = at(yearly(SAMPLES.DISCOUNT_CERTIFICATE), 8);
    expect(figures).toMatchObject({ breakEven: 80, discountPct: expect.closeTo(20), maximumReturnAbs: 1.5, maximumReturnPct: 18.75 });
    expect(figures.maximumReturnPerAnnumPct).toBeCloseTo(18.75, 9);
    expect(figures.sidewaysYieldAskPct).toBeCloseTo(18.75, 9);
  });

  it('count compound interest beyond a year, and proportion below', () => {
    const { DISCOUNT_CERTIFICATE } = SAMPLES;
    expect(at({ ...DISCOUNT_CERTIFICATE, maturity: NOW + 2 * YEAR }, 8).maximumReturnPerAnnumPct).toBeCloseTo(8.972, 3);
    expect(at({ ...DISCOUNT_CERTIFICATE, maturity: NOW + YEAR / 2 }, 8).maximumReturnPerAnnumPct).toBeCloseTo(37.5, 9);
  });

  it('of a bonus certificate end with its barrier', () => {
    expect(at(SAMPLES.BONUS_CERTIFICATE, 10).bonusReturnPct).toBeCloseTo(10, 9);
    expect(at(SAMPLES.BONUS_CERTIFICATE, 10, { hitAt: NOW }).bonusReturnPct).toBeUndefined();
    expect(at(SAMPLES.BONUS_CERTIFICATE, 10, { hitAt: NOW }).differenceBarrier).toBeUndefined();
  });

  it('of a bond certificate contain the coupon that is to come', () => {
    expect(at(yearly(SAMPLES.BOND_CERTIFICATE), 9.5).maximumReturnPct).toBeCloseTo(8, 9);
  });

  it('of an inline warrant are what it pays', () => {
    expect(at(SAMPLES.INLINE_WARRANT, 8)).toMatchObject({ maximumReturnPct: 25, sidewaysYieldAskPct: 25, sidewaysYieldAskAbs: 2 });
  });
});

describe('The implied volatility', () => {
  const invertible = VARIANTS.filter(({ type }) => type === 'WARRANT' || type === 'DISCOUNT_CERTIFICATE');
  it.each(invertible.map((terms) => [titleOf(terms), terms] as const))('of %s is the one that the price was made with', (_title, terms) => {
    fc.assert(
      fc.property(fc.double({ min: 0.08, max: 0.9, noNaN: true }), fc.double({ min: 80, max: 125, noNaN: true }), (volatility, spot) => {
        const inputs = { ...INPUTS, spot };
        const price = valueOf(terms, { ...inputs, volatility });
        const flat = valueOf(terms, { ...inputs, volatility: volatility - 0.01 });
        fc.pre(Math.abs(flat - price) > 0.002);
        expect(listFiguresOf(terms, inputs, { bid: price, ask: price }).impliedVolatility).toBeCloseTo(volatility * 100, 1);
      }),
    );
  });

  it('is unknown where no volatility explains the price, or more than one does', () => {
    expect(at(SAMPLES.WARRANT, 50).impliedVolatility).toBeUndefined();
    expect(at({ ...SAMPLES.WARRANT, strike: 50 }, 1).impliedVolatility).toBeUndefined();
    expect(at(SAMPLES.DISCOUNT_WARRANT, 1).impliedVolatility).toBeUndefined();
  });
});

describe('What means nothing is unknown', () => {
  it('without prices, all that needs them', () => {
    const figures = figuresOf(SAMPLES.WARRANT, INPUTS, {});
    expect(figures.theoreticalValue).toBeGreaterThan(0);
    expect([figures.spread, figures.gearingAsk, figures.premium, figures.breakEven, figures.impliedVolatility]).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('after a knock-out, all but what is left', () => {
    const stopLoss: DerivativeTerms = { ...SAMPLES.KNOCKOUT_CERTIFICATE, feature: 'STOP_LOSS', barrier: 84, financing: 0 };
    expect(figuresOf(stopLoss, { ...INPUTS, exchangeRate: 1, hitAt: NOW }, {})).toEqual({ theoreticalValue: expect.closeTo(0.4, 9) });
    expect(figuresOf(SAMPLES.KNOCKOUT_CERTIFICATE, { ...INPUTS, hitAt: NOW }, {})).toEqual({ theoreticalValue: 0 });
  });

  it('an open end has no days, and no premium a year', () => {
    const figures = at(SAMPLES.KNOCKOUT_CERTIFICATE, 2);
    expect([figures.daysUntilMaturity, figures.premiumPerAnnum, figures.totalLossProbability]).toEqual([undefined, undefined, undefined]);
  });
});

describe('Moneyness', () => {
  it.each([
    ['CALL', 120, 'IN_THE_MONEY'],
    ['CALL', 90, 'OUT_OF_THE_MONEY'],
    ['CALL', 105, 'AT_THE_MONEY'],
    ['PUT', 90, 'IN_THE_MONEY'],
    ['PUT', 120, 'OUT_OF_THE_MONEY'],
    ['PUT', 108, 'NEAR_THE_MONEY'],
  ] as const)('of a %s with strike 105 at %s: %s', (right, spot, expected) => {
    const { moneyness = Number.NaN } = at({ ...SAMPLES.WARRANT, right }, 1, { spot });
    expect(moneynessOf(moneyness)).toBe(expected);
  });
});

describe('Probabilities and days', () => {
  it('count calendar days', () => {
    expect(at({ ...SAMPLES.WARRANT, maturity: NOW + 3 * DAY }, 1).daysUntilMaturity).toBe(3);
  });

  it('a call and a put lose all in opposite cases', () => {
    const call = at(SAMPLES.WARRANT, 1).totalLossProbability ?? 0;
    const put = at({ ...SAMPLES.WARRANT, right: 'PUT' }, 1).totalLossProbability ?? 0;
    expect(call + put).toBeCloseTo(100, 9);
  });

  it('a nearer threshold is touched more likely', () => {
    const near = at(yearly({ ...SAMPLES.KNOCKOUT_CERTIFICATE, strike: 95, barrier: 95 }), 1).totalLossProbability ?? 0;
    const far = at(yearly(SAMPLES.KNOCKOUT_CERTIFICATE), 1).totalLossProbability ?? 0;
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
    expect(near).toBeLessThan(100);
  });
});

it.each(VARIANTS.map((terms) => [titleOf(terms), terms] as const))('%s has the same figures in a list and alone', (_title, terms) => {
  const prices = { bid: 1, ask: 1.02 };
  expect(figuresOf(terms, INPUTS, prices)).toMatchObject(listFiguresOf(terms, INPUTS, prices));
});
