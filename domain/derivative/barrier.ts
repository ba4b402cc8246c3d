import { discountFactor, europeanPut, type Conditions } from './black-scholes.ts';
import { cdf, scaledCdf } from './normal.ts';

/** Minimum volatility and time of these formulas: below, the price follows its forward. */
const LEAST_VOLATILITY = 1e-3;
const LEAST_YEARS = 1e-8;

/** Option that ends when the barrier is touched, from below (UP) or from above (DOWN). */
export interface OutOption {
  readonly isCall: boolean;
  readonly isDown: boolean;
  readonly strike: number;
  readonly barrier: number;
  /** Paid immediately when the barrier is touched. */
  readonly rebate: number;
}

/**
 * Value of a knock-out barrier option with a rebate paid when the barrier is touched; the rebate itself beyond the barrier.
 * Source: Merton 1973; Reiner and Rubinstein 1991, Breaking Down the Barriers; Haug, 2nd ed., ch. 4.17.1, whose A … F these are.
 */
export function outOption(option: OutOption, conditions: Conditions): number {
  const { isCall, isDown, strike, barrier, rebate } = option;
  const { spot, rate, dividendYield } = conditions;
  if (isDown ? spot <= barrier : spot >= barrier) return rebate;
  // At maturity the payoff is certain, but the formulas would still see a chance of a touch in a price just beside the barrier.
  if (conditions.years <= 0) return Math.max(0, isCall ? spot - strike : strike - spot);
  const volatility = Math.max(conditions.volatility, LEAST_VOLATILITY);
  const years = Math.max(conditions.years, LEAST_YEARS);
  const deviation = volatility * Math.sqrt(years);
  const mu = (rate - dividendYield) / (volatility * volatility) - 0.5;
  const shift = (1 + mu) * deviation;
  const toBarrier = Math.log(barrier / spot);
  const held = spot * Math.exp(-dividendYield * years);
  const paid = strike * Math.exp(-rate * years);
  const side = isCall ? 1 : -1;
  const way = isDown ? 1 : -1;

  const plain = (x: number): number => side * (held * cdf(side * x) - paid * cdf(side * (x - deviation)));
  const mirrored = (y: number): number =>
    side * (held * scaledCdf(2 * (mu + 1) * toBarrier, way * y) - paid * scaledCdf(2 * mu * toBarrier, way * (y - deviation)));
  const atStrike = () => plain(Math.log(spot / strike) / deviation + shift);
  const atBarrier = () => plain(-toBarrier / deviation + shift);
  const mirroredStrike = () => mirrored((2 * toBarrier + Math.log(spot / strike)) / deviation + shift);
  const mirroredBarrier = () => mirrored(toBarrier / deviation + shift);

  const touch = rebate === 0 ? 0 : rebate * touchValue(isDown, barrier, { ...conditions, volatility, years });
  const isStrikeBeyond = isDown ? strike <= barrier : strike >= barrier;
  // If the strike is beyond the barrier, the option is always in the money while it lives, or never.
  if (isCall === isDown) {
    return Math.max(0, isStrikeBeyond ? atBarrier() - mirroredBarrier() : atStrike() - mirroredStrike()) + touch;
  }
  if (isStrikeBeyond) return touch;
  return Math.max(0, atStrike() - atBarrier() + mirroredStrike() - mirroredBarrier()) + touch;
}

/** Value of 1 paid when the barrier is touched before maturity. Source: Haug, 2nd ed., ch. 4.17.1, F; Rubinstein and Reiner 1991. */
function touchValue(isDown: boolean, barrier: number, { spot, years, rate, dividendYield, volatility }: Conditions): number {
  const variance = volatility * volatility;
  const deviation = volatility * Math.sqrt(years);
  const mu = (rate - dividendYield) / variance - 0.5;
  const lambda = Math.sqrt(Math.max(0, mu * mu + (2 * rate) / variance));
  const toBarrier = Math.log(barrier / spot);
  const way = isDown ? 1 : -1;
  const z = toBarrier / deviation + lambda * deviation;
  return scaledCdf((mu + lambda) * toBarrier, way * z) + scaledCdf((mu - lambda) * toBarrier, way * (z - 2 * lambda * deviation));
}

/** Risk-neutral probability that the barrier is touched before maturity. Source: Haug, 2nd ed., ch. 4.17.1, from F with rate 0. */
export function probabilityOfTouch(isDown: boolean, barrier: number, conditions: Conditions): number {
  const { spot, rate, dividendYield } = conditions;
  if (isDown ? spot <= barrier : spot >= barrier) return 1;
  if (conditions.years <= 0) return 0;
  const volatility = Math.max(conditions.volatility, LEAST_VOLATILITY);
  const years = Math.max(conditions.years, LEAST_YEARS);
  const deviation = volatility * Math.sqrt(years);
  const mu = (rate - dividendYield) / (volatility * volatility) - 0.5;
  const toBarrier = Math.log(barrier / spot);
  const way = isDown ? 1 : -1;
  const ends = cdf((way * (toBarrier - mu * volatility * volatility * years)) / deviation);
  const returns = scaledCdf(2 * mu * toBarrier, (way * (toBarrier + mu * volatility * volatility * years)) / deviation);
  return Math.min(1, ends + returns);
}

/** Value of a put that ends when the barrier below is touched. */
export function downAndOutPut(conditions: Conditions, strike: number, barrier: number): number {
  return outOption({ isCall: false, isDown: true, strike, barrier, rebate: 0 }, conditions);
}

/** Value of a put that begins when the barrier below is touched: in-out parity, Haug, 2nd ed., ch. 4.17.1. */
export function downAndInPut(conditions: Conditions, strike: number, barrier: number): number {
  return Math.max(0, europeanPut(conditions, strike) - downAndOutPut(conditions, strike, barrier));
}

/** Value of 1 paid at maturity if neither barrier is touched until then. */
export function doubleNoTouch(conditions: Conditions, lower: number, upper: number): number {
  const { spot } = conditions;
  if (spot <= lower || spot >= upper) return 0;
  if (conditions.years <= 0) return 1;
  const volatility = Math.max(conditions.volatility, 0.01);
  const market = { ...conditions, volatility };
  const width = Math.log(upper / lower);
  const deviation = volatility * Math.sqrt(market.years);
  if (deviation * 20 < width) {
    // The barriers are too far apart for the underlying to reach both.
    const touched = probabilityOfTouch(true, lower, market) + probabilityOfTouch(false, upper, market);
    return discountFactor(market) * Math.max(0, 1 - touched);
  }
  return noTouchSeries(market, lower, width);
}

/**
 * The Fourier series of the double no-touch; its terms shrink with exp(−½ (iπ/Z)² σ²T).
 * Source: Hui 1996, One-Touch Double Barrier Binary Option Values; Haug, 2nd ed., ch. 4.19.6.
 */
function noTouchSeries({ spot, years, rate, dividendYield, volatility }: Conditions, lower: number, width: number): number {
  const variance = volatility * volatility;
  const k = (2 * (rate - dividendYield)) / variance - 1;
  const alpha = -k / 2;
  const beta = (-k * k) / 4 - (2 * rate) / variance;
  const x = Math.log(spot / lower);
  const fromLower = Math.exp(alpha * x);
  const fromUpper = Math.exp(alpha * (x - width));
  let sum = 0;
  for (let i = 1; i <= 80; i += 1) {
    const wave = (i * Math.PI) / width;
    const decay = Math.exp(-0.5 * (wave * wave - beta) * variance * years);
    const ends = i % 2 === 0 ? fromLower - fromUpper : fromLower + fromUpper;
    sum += (((2 * Math.PI * i) / (width * width)) * ends * Math.sin(wave * x) * decay) / (alpha * alpha + wave * wave);
    if (wave * wave * variance * years > 80) break;
  }
  return Math.max(0, sum);
}
