import { cdf } from './normal.ts';

/** Market data for a vanilla formula. */
export interface Conditions {
  readonly spot: number;
  /** Years until maturity. */
  readonly years: number;
  /** Continuous, decimals per year. */
  readonly rate: number;
  readonly dividendYield: number;
  readonly volatility: number;
}

/** Total standard deviation below which the price follows its forward, and an option is worth its discounted payoff. */
const STILL = 1e-9;

/**
 * Value of a European call on an underlying with a continuous dividend yield.
 * Source: Black and Scholes 1973, Merton 1973; Hull, Options, Futures and Other Derivatives, ch. 17 (17.4).
 */
export function europeanCall(market: Conditions, strike: number): number {
  const { spot, years, rate, dividendYield, volatility } = market;
  const held = spot * Math.exp(-dividendYield * years);
  const paid = strike * Math.exp(-rate * years);
  const deviation = volatility * Math.sqrt(years);
  if (deviation < STILL || spot <= 0 || strike <= 0) return Math.max(0, held - paid);
  const d1 = Math.log(held / paid) / deviation + deviation / 2;
  return Math.max(0, held * cdf(d1) - paid * cdf(d1 - deviation));
}

/** Value of a European put; same source as the call (17.5). */
export function europeanPut(market: Conditions, strike: number): number {
  const { spot, years, rate, dividendYield, volatility } = market;
  const held = spot * Math.exp(-dividendYield * years);
  const paid = strike * Math.exp(-rate * years);
  const deviation = volatility * Math.sqrt(years);
  if (deviation < STILL || spot <= 0 || strike <= 0) return Math.max(0, paid - held);
  const d1 = Math.log(held / paid) / deviation + deviation / 2;
  return Math.max(0, paid * cdf(deviation - d1) - held * cdf(-d1));
}

export function european(isCall: boolean, market: Conditions, strike: number): number {
  return isCall ? europeanCall(market, strike) : europeanPut(market, strike);
}

/** Present value of the underlying at maturity, without dividends until then: a call with strike 0. */
export function zeroStrikeCall({ spot, years, dividendYield }: Conditions): number {
  return spot * Math.exp(-dividendYield * years);
}

/** Present value of 1 paid at maturity. */
export function discountFactor({ rate, years }: Conditions): number {
  return Math.exp(-rate * years);
}

/** Risk-neutral probability that the underlying ends above a level. Source: Hull, ch. 15.8 (N(d₂)). */
export function probabilityAbove(market: Conditions, level: number): number {
  const { spot, years, rate, dividendYield, volatility } = market;
  const deviation = volatility * Math.sqrt(years);
  const drift = Math.log(spot / level) + (rate - dividendYield) * years;
  if (deviation < STILL) return drift >= 0 ? 1 : 0;
  return cdf(drift / deviation - deviation / 2);
}
