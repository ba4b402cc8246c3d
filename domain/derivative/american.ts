import { european, type Conditions } from './black-scholes.ts';
import { cdf } from './normal.ts';

const STEPS = 40;
const TOLERANCE = 1e-8;

/**
 * Value of an American option: the European one plus what the right to exercise early is worth, in the quadratic
 * approximation. Never below its intrinsic value.
 * Source: Barone-Adesi and Whaley 1987, Efficient Analytic Approximation of American Option Values, as given by Haug,
 * The Complete Guide to Option Pricing Formulas, 2nd ed., ch. 3.1.
 */
export function american(isCall: boolean, market: Conditions, strike: number): number {
  const { spot, years, rate, dividendYield, volatility } = market;
  const sign = isCall ? 1 : -1;
  const inner = Math.max(0, sign * (spot - strike));
  const plain = european(isCall, market, strike);
  const neverEarly = isCall ? dividendYield <= 0 && rate >= 0 : rate <= 0 && dividendYield >= 0;
  if (neverEarly || volatility * Math.sqrt(years) < 1e-6) return Math.max(inner, plain);
  const q = exponentOf(isCall, market);
  const critical = criticalPrice(isCall, market, strike, q);
  if (sign * (spot - critical) >= 0) return inner;
  const value = plain + advantage(isCall, { ...market, spot: critical }, strike, q) * (spot / critical) ** q;
  return Math.max(inner, value);
}

/** Power of the price that the early exercise premium grows with: q₂ of a call, q₁ of a put. */
function exponentOf(isCall: boolean, { years, rate, dividendYield, volatility }: Conditions): number {
  const variance = volatility * volatility;
  const n = (2 * (rate - dividendYield)) / variance;
  // M/K tends to 2/(σ²T) when the rate tends to 0.
  const growth = Math.abs(rate) < 1e-9 ? 2 / (variance * years) : (2 * rate) / (variance * -Math.expm1(-rate * years));
  const root = Math.sqrt((n - 1) ** 2 + 4 * growth);
  return isCall ? (1 - n + root) / 2 : (1 - n - root) / 2;
}

/** A₂ of a call, A₁ of a put at the critical price. */
function advantage(isCall: boolean, market: Conditions, strike: number, q: number): number {
  return (market.spot / Math.abs(q)) * (1 - heldShare(isCall, market, strike));
}

/** `e^(−qT) N(±d₁)`. */
function heldShare(isCall: boolean, market: Conditions, strike: number): number {
  const { spot, years, rate, dividendYield, volatility } = market;
  const deviation = volatility * Math.sqrt(years);
  const d1 = (Math.log(spot / strike) + (rate - dividendYield) * years) / deviation + deviation / 2;
  return Math.exp(-dividendYield * years) * cdf(isCall ? d1 : -d1);
}

/** The price from which on exercising at once is best: where payoff and value meet. By bisection in the logarithm, then secant. */
function criticalPrice(isCall: boolean, market: Conditions, strike: number, q: number): number {
  const sign = isCall ? 1 : -1;
  const gap = (spot: number): number => {
    const at = { ...market, spot };
    return sign * (spot - strike) - european(isCall, at, strike) - advantage(isCall, at, strike, q);
  };
  // Of a perpetual option: the farthest that the critical price can be.
  let far = isCall ? strike * 4 : strike / 4;
  for (let widen = 0; widen < 40 && gap(far) < 0; widen += 1) far = isCall ? far * 2 : far / 2;
  let near = strike;
  let gapNear = gap(near);
  let gapFar = gap(far);
  for (let step = 0; step < STEPS && Math.abs(far - near) > TOLERANCE * strike; step += 1) {
    const middle = near - (gapNear * (far - near)) / (gapFar - gapNear);
    const gapMiddle = gap(middle);
    if (gapMiddle < 0) {
      near = middle;
      gapNear = gapMiddle;
      gapFar /= 2;
    } else {
      far = middle;
      gapFar = gapMiddle;
      gapNear /= 2;
    }
    if (Math.abs(gapMiddle) < TOLERANCE * strike) return middle;
  }
  return (near + far) / 2;
}
