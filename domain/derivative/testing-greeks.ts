import type { Conditions } from './black-scholes.ts';
import { cdf, density } from './normal.ts';

export interface Greeks {
  readonly delta: number;
  readonly gamma: number;
  /** Per 1 of volatility (100 percentage points). */
  readonly vega: number;
  /** Per year. */
  readonly theta: number;
  /** Per 1 of the rate. */
  readonly rho: number;
}

/** Derivatives of the European value. Source: Hull, ch. 19, table 19.6. */
export function europeanGreeks(isCall: boolean, market: Conditions, strike: number): Greeks {
  const { spot, years, rate, dividendYield, volatility } = market;
  const deviation = volatility * Math.sqrt(years);
  const heldFactor = Math.exp(-dividendYield * years);
  const paid = strike * Math.exp(-rate * years);
  const d1 = Math.log((spot * heldFactor) / paid) / deviation + deviation / 2;
  const sign = isCall ? 1 : -1;
  const above = cdf(sign * d1);
  const aboveStrike = cdf(sign * (d1 - deviation));
  const bump = spot * heldFactor * density(d1);
  return {
    delta: sign * heldFactor * above,
    gamma: bump / (spot * spot * deviation),
    vega: bump * Math.sqrt(years),
    theta: (-bump * volatility) / (2 * Math.sqrt(years)) + sign * (dividendYield * spot * heldFactor * above - rate * paid * aboveStrike),
    rho: sign * paid * years * aboveStrike,
  };
}
