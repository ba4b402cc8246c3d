import { yearsBetween, type DerivativeTerms } from '../terms.ts';

/**
 * A factor certificate multiplies each day's return by L. Its value therefore depends on the whole path, and this closed form is a
 * simplification: `S₀ (S/S₀)^L e^(−financing t)`, the limit of continuous resets, in which each move of the underlying is multiplied by L.
 * The cost of such resets on a path with volatility σ, `L (L−1)/2 σ²` a year, counts only as far as `financing` contains it. As with resets
 * within the day, the value stays above 0.
 * Source: Avellaneda and Zhang 2010, Path-Dependence of Leveraged ETF Returns, formula 8; Cheng and Madhavan 2009.
 */
export function factorCertificate(terms: DerivativeTerms, spot: number, time: number): number {
  const { reference, issued, financing = 0 } = terms;
  return reference * (Math.max(0, spot) / reference) ** leverOf(terms) * Math.exp(-financing * yearsBetween(issued, time));
}

/** Factor with its sign: below 0 for a certificate on falling prices. */
export function leverOf({ factor = 1, right }: DerivativeTerms): number {
  return right === 'CALL' ? factor : -factor;
}
