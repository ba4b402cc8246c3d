import { describe, expect, it } from 'vitest';
import { moneyOf } from '../money/money.ts';
import { faultOfPlan, isLong, positionOf, rateOf, type PlannedProduct, type TradePlan } from './position.ts';

const LONG: TradePlan = { entry: 23_000, stop: 22_800, target: 23_600, risk: 500 };
/** A turbo on an index at 23,000, strike 22,500, ratio one hundredth. */
const TURBO: PlannedProduct = { bid: 5, ask: 5.02, ratio: 0.01, rate: 1, spot: 23_000 };

const euros = (value: number) => moneyOf(value, 'EUR');

describe('the size of a position', () => {
  it('is the risk by the loss of a piece at the stop, with the spread, in whole pieces', () => {
    // 200 points × 0.01 + 0.02 = 2.02 a piece; 500 ÷ 2.02 = 247.5.
    expect(positionOf(LONG, TURBO)).toEqual({
      quantity: 247,
      price: 5.02,
      outlay: euros(1239.94),
      lossPerPiece: 2.02,
      loss: euros(498.94),
      gain: euros(1477.06),
      chance: 5.98 / 2.02,
    });
  });

  it('falls with rising prices for who expects falling ones', () => {
    const short = { entry: 23_000, stop: 23_200, target: 22_400, risk: 500 };
    expect([isLong(short), positionOf(short, TURBO)?.quantity, positionOf(short, TURBO)?.gain]).toEqual([false, 247, euros(1477.06)]);
    // A put costs a euro more when the index is 100 points lower.
    expect(positionOf({ ...short, entry: 22_900 }, TURBO)?.price).toBe(6.02);
  });

  it('counts the ratio and the currency of the underlying', () => {
    const dollars = positionOf({ entry: 200, stop: 190, target: 230, risk: 100 }, { bid: 3.9, ask: 4, ratio: 0.1, rate: 1.25, spot: 200 });
    // 10 dollars × 0.1 ÷ 1.25 = 0.80 euros, plus ten cents of spread.
    expect(dollars).toMatchObject({ lossPerPiece: 0.9, quantity: 111, gain: euros(255.3) });
  });

  it('is not a piece short where decimals of a computer are', () => {
    // 0.1 × 3 is more than 0.3 in floating point.
    expect(positionOf({ entry: 3, stop: 2.7, target: 4, risk: 0.3 }, { bid: 1, ask: 1, ratio: 1, rate: 1, spot: 3 })?.quantity).toBe(1);
    expect(positionOf({ entry: 10, stop: 9.9, target: 11, risk: 1.1 }, { bid: 1, ask: 1, ratio: 1, rate: 1, spot: 10 })?.quantity).toBe(11);
  });

  it('is none where the risk buys no piece, or the product is gone at the entry', () => {
    expect(positionOf({ ...LONG, risk: 2 }, TURBO)).toBeUndefined();
    expect(positionOf({ ...LONG, entry: 22_400, stop: 22_300 }, TURBO)).toBeUndefined();
  });
});

it('a plan has its stop on the other side of the entry than its target', () => {
  expect(faultOfPlan(LONG)).toBeUndefined();
  expect(faultOfPlan({ ...LONG, stop: 23_100 })).toBe('stop');
  expect(faultOfPlan({ ...LONG, stop: 23_000 })).toBe('stop');
  expect(faultOfPlan({ ...LONG, target: 23_000 })).toBe('target');
  expect(faultOfPlan({ ...LONG, risk: 0 })).toBe('risk');
  expect(faultOfPlan({ ...LONG, entry: Number.NaN })).toBe('price');
});

it('the exchange rate follows from the break-even of a product', () => {
  expect(rateOf({ breakEven: 7_641, strike: 6_685, ask: 8.313, ratio: 0.01 })).toBeCloseTo(1.15, 3);
  expect(rateOf({ breakEven: 7_641, strike: 6_685, ask: 0, ratio: 0.01 })).toBeUndefined();
});
