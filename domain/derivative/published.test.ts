import { describe, expect, it } from 'vitest';
import { american } from './american.ts';
import { doubleNoTouch, outOption } from './barrier.ts';
import { european, type Conditions } from './black-scholes.ts';
import { cdf } from './normal.ts';
import { europeanGreeks } from './testing-greeks.ts';

/** Published values. Haug: The Complete Guide to Option Pricing Formulas, 2nd ed.; `b` there is our r − q. */
const market = (spot: number, years: number, rate: number, carry: number, volatility: number): Conditions => ({
  spot,
  years,
  rate,
  dividendYield: rate - carry,
  volatility,
});

describe('European options', () => {
  it.each([
    ['Hull, example 15.6: call on 42 at 40', true, market(42, 0.5, 0.1, 0.1, 0.2), 40, 4.76, 2],
    ['Hull, example 15.6: put on 42 at 40', false, market(42, 0.5, 0.1, 0.1, 0.2), 40, 0.81, 2],
    ['Hull, example 17.1: call on the S&P 500', true, market(930, 2 / 12, 0.08, 0.05, 0.2), 900, 51.83, 2],
    ['Haug, ch. 1.1.1: call on 60 at 65', true, market(60, 0.25, 0.08, 0.08, 0.3), 65, 2.1334, 4],
    ['Haug, ch. 1.1.2: put on an index with a yield', false, market(100, 0.5, 0.1, 0.05, 0.2), 95, 2.4648, 4],
    ['Haug, ch. 1.1.3: put on a future', false, market(19, 0.75, 0.1, 0, 0.28), 19, 1.7011, 4],
  ])('%s', (_source, isCall, conditions, strike, expected, digits) => {
    expect(european(isCall, conditions, strike)).toBeCloseTo(expected, digits);
  });

  it('have the Greeks of Hull, ch. 19 (stock at 49, strike 50)', () => {
    const { delta, gamma, vega, theta, rho } = europeanGreeks(true, market(49, 0.3846, 0.05, 0.05, 0.2), 50);
    expect([delta, gamma, vega, theta, rho].map((greek) => Math.round(greek * 1000) / 1000)).toEqual([0.522, 0.066, 12.105, -4.305, 8.907]);
  });
});

describe('American options', () => {
  // Haug, table 3-1: strike 100, r = 0.1, b = 0, futures at 90, 100 and 110. The formula as printed misses two of the printed
  // values by 0.003 (QuantLib's test of the same table allows 0.01).
  it.each([
    [true, 0.1, 0.15, [0.0206, 1.8771, 10.0089]],
    [true, 0.1, 0.25, [0.3159, 3.128, 10.3919]],
    [true, 0.1, 0.35, [0.9495, 4.3777, 11.1679]],
    [true, 0.5, 0.15, [0.8208, 4.0842, 10.8087]],
    [true, 0.5, 0.25, [2.7437, 6.8015, 13.017]],
    [true, 0.5, 0.35, [5.0063, 9.5106, 15.5689]],
    [false, 0.1, 0.15, [10, 1.877, 0.041]],
    [false, 0.1, 0.25, [10.2533, 3.1277, 0.4562]],
    [false, 0.1, 0.35, [10.8787, 4.3777, 1.2402]],
    [false, 0.5, 0.15, [10.5595, 4.0842, 1.0822]],
    [false, 0.5, 0.25, [12.4419, 6.8014, 3.3226]],
    [false, 0.5, 0.35, [14.6945, 9.5104, 5.8823]],
  ])('call %s, %s years at %s: table 3-1', (isCall, years, volatility, expected) => {
    const values = [90, 100, 110].map((spot) => american(isCall, market(spot, years, 0.1, 0, volatility), 100));
    values.forEach((value, index) => expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 2));
  });
});

describe('Barrier options', () => {
  // Haug, table 4-13: spot 100, rebate 3, half a year, r = 0.08, b = 0.04; volatility 0.25 and 0.30.
  it.each([
    [true, true, 90, 95, 9.0246, 8.8334],
    [true, true, 100, 95, 6.7924, 7.0285],
    [true, true, 110, 95, 4.8759, 5.4137],
    [true, true, 90, 100, 3, 3],
    [true, false, 90, 105, 2.6789, 2.6341],
    [true, false, 100, 105, 2.358, 2.4389],
    [true, false, 110, 105, 2.3453, 2.4315],
    [false, true, 90, 95, 2.2798, 2.417],
    [false, true, 100, 95, 2.2947, 2.4258],
    [false, true, 110, 95, 2.6252, 2.6246],
    [false, false, 90, 105, 3.776, 4.2293],
    [false, false, 100, 105, 5.4932, 5.8032],
    [false, false, 110, 105, 7.5187, 7.5649],
  ])('call %s, down %s, strike %s, barrier %s: table 4-13', (isCall, isDown, strike, barrier, quiet, lively) => {
    const option = { isCall, isDown, strike, barrier, rebate: 3 };
    expect(outOption(option, market(100, 0.5, 0.08, 0.04, 0.25))).toBeCloseTo(quiet, 3);
    expect(outOption(option, market(100, 0.5, 0.08, 0.04, 0.3))).toBeCloseTo(lively, 3);
  });

  // Haug, ch. 4.19.6 (Hui): spot 100, cash 10, a quarter, r = 0.05, b = 0.03; volatility 0.1, 0.2, 0.3, 0.5.
  it.each([
    [80, 120, [9.8716, 8.9307, 6.3272, 1.9094]],
    [85, 115, [9.7961, 7.23, 3.71, 0.4271]],
    [90, 110, [8.9054, 3.6752, 0.796, 0.0059]],
    [95, 105, [3.6323, 0.0911, 0.0002, 0]],
  ])('stay between %s and %s', (lower, upper, expected) => {
    const values = [0.1, 0.2, 0.3, 0.5].map((volatility) => 10 * doubleNoTouch(market(100, 0.25, 0.05, 0.03, volatility), lower, upper));
    values.forEach((value, index) => expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 3));
  });
});

describe('The normal distribution', () => {
  // Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.1.
  it.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [2, 0.977249868051821],
    [-1.96, 0.02499789514822],
    [-5, 2.866515718791939e-7],
  ])('at %s', (x, expected) => {
    expect(cdf(x)).toBeCloseTo(expected, 14);
  });
});
