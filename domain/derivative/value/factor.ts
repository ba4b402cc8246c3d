import { yearsBetween, type DerivativeTerms } from '../terms.ts';

/**
 * A factor certificate multiplies each day's return by L. Its value therefore depends on the whole path; this is the value
 * that it has on a path with the volatility that was expected at issue, which is also the limit of resets without pause:
 * `S₀ (S/S₀)^L e^(−financing t)`. On a day of large moves the real one would reset within the day, so that it never
 * falls to 0: here it does not either.
 * Source: Avellaneda and Zhang 2010, Path-Dependence of Leveraged ETF Returns, formula 8; Cheng and Madhavan 2009.
 */
export function factorCertificate(terms: DerivativeTerms, spot: number, time: number): number {
  const { reference, issued, financing = 0 } = terms;
  return reference * (Math.max(0, spot) / reference) ** leverOf(terms) * Math.exp(-financing * yearsBetween(issued, time));
}

/** The factor with its sign: below 0 for a certificate on falling prices. */
export function leverOf({ factor = 1, right }: DerivativeTerms): number {
  return right === 'CALL' ? factor : -factor;
}

/**
 * What a factor certificate loses per year (decimal; below 0: gains) while the underlying stands still: the cost of moving
 * back and forth, `L (L−1)/2 σ²`, interest on what is lent, dividends that the price does not show, and the fee.
 */
export function factorDecay(lever: number, market: { rate: number; dividendYield: number; volatility: number }, fee: number): number {
  const { rate, dividendYield, volatility } = market;
  return ((lever * (lever - 1)) / 2) * volatility * volatility + (lever - 1) * rate - lever * dividendYield + fee;
}
