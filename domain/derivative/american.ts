import { european, type Conditions } from './black-scholes.ts';
import { cdf } from './normal.ts';
import { findRoot } from './root.ts';

const MOST_WIDENINGS = 12;
const FIRST_GUESS = 1.2;
const TOLERANCE = 1e-7;

/**
 * Value of an American option: the European one plus the value of the right to exercise early, in the quadratic approximation. Never below
 * its intrinsic value.
 * Source: Barone-Adesi and Whaley 1987, Efficient Analytic Approximation of American Option Values, as given by Haug, The Complete Guide to
 * Option Pricing Formulas, 2nd ed., ch. 3.1.
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
  const { heldShare } = partsAt(isCall, market, strike, critical);
  const advantage = (critical / Math.abs(q)) * (1 - heldShare) * (spot / critical) ** q;
  return Math.max(inner, plain + advantage);
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

/** European value at a price, and `e^(−qT) N(±d₁)`, its hedge ratio in the underlying. */
function partsAt(isCall: boolean, market: Conditions, strike: number, spot: number): { plain: number; heldShare: number } {
  const { years, rate, dividendYield, volatility } = market;
  const sign = isCall ? 1 : -1;
  const deviation = volatility * Math.sqrt(years);
  const d1 = (Math.log(spot / strike) + (rate - dividendYield) * years) / deviation + deviation / 2;
  const heldShare = Math.exp(-dividendYield * years) * cdf(sign * d1);
  const paid = strike * Math.exp(-rate * years) * cdf(sign * (d1 - deviation));
  return { plain: sign * (spot * heldShare - paid), heldShare };
}

/** Critical price, from which immediate exercise is optimal: payoff and value are equal there. */
function criticalPrice(isCall: boolean, market: Conditions, strike: number, q: number): number {
  const sign = isCall ? 1 : -1;
  const gap = (spot: number): number => {
    const { plain, heldShare } = partsAt(isCall, market, strike, spot);
    return sign * (spot - strike) - plain - (spot / Math.abs(q)) * (1 - heldShare);
  };
  let near = strike;
  let far = isCall ? strike * FIRST_GUESS : strike / FIRST_GUESS;
  for (let widen = 0; widen < MOST_WIDENINGS && gap(far) < 0; widen += 1) [near, far] = [far, far * (far / near)];
  return findRoot(gap, near, far, TOLERANCE * strike) ?? far;
}
