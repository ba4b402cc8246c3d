/**
 * Implied volatility of an underlying by forward moneyness and maturity, as SSVI: total variance
 * `w(k, θ) = θ/2 · (1 + ρφk + √((φk + ρ)² + 1 − ρ²))` with `k = ln(K ∕ F)`, `θ = w(0)` and `φ = η ∕ √(θ(1 + θ))`.
 * While `η(1 + |ρ|) ≤ 2` and θ grows with maturity, options priced with it never contradict each other: calls fall and puts rise with
 * the strike, both are convex in it, and at the same forward moneyness the longer one has the higher variance.
 * Source: Gatheral and Jacquier 2014, Arbitrage-free SVI volatility surfaces, theorem 4.2, corollary 4.1 and remark 4.4.
 */
export interface Surface {
  /** Volatility at the money of long options, decimal per year. */
  readonly volatility: number;
  /** ρ: below 0, low strikes have the higher volatility. */
  readonly correlation: number;
  /** η: how much volatility changes with the strike. */
  readonly curvature: number;
}

/** The market that forward prices follow from: continuous, decimals per year. */
export interface Carry {
  readonly rate: number;
  readonly dividendYield: number;
}

/** Volatility for a level at a price of the underlying. Without a level at the money. */
export type Smile = (spot: number, level?: number) => number;

/** How much more volatility at once is than two years on, as a share of it: short options cost a little more. */
const SHORT_PREMIUM = 0.04;
const LONG_YEARS = 2;
/** A second; what is due at once is worth its payoff at any volatility. */
const LEAST_YEARS = 3e-8;

/**
 * The surface whose volatility at the money has this slope and bend: with `z` standard deviations from the forward price to the
 * strike it is about `σ · (1 − skew · z + wings · z²)`, and in the wings it grows with the root of `z`.
 */
export function surfaceOf(volatility: number, skew: number, wings: number): Surface {
  const curvature = Math.sqrt(8 * wings + 8 * skew * skew);
  return { volatility, curvature, correlation: curvature === 0 ? 0 : (-2 * skew) / curvature };
}

/** The volatilities of one maturity. */
export function smileOf({ volatility, correlation, curvature }: Surface, years: number, { rate, dividendYield }: Carry): Smile {
  const time = Math.max(years, LEAST_YEARS);
  const atMoney = volatility * (1 + SHORT_PREMIUM * Math.max(0, 1 - time / LONG_YEARS));
  const variance = atMoney * atMoney * time;
  const phi = curvature / Math.sqrt(variance * (1 + variance));
  const carried = (rate - dividendYield) * time;
  const rest = 1 - correlation * correlation;
  return (spot, level) => {
    if (level === undefined || !(level > 0 && spot > 0 && level < Infinity)) return atMoney;
    const x = phi * (Math.log(level / spot) - carried);
    const ahead = x + correlation;
    return atMoney * Math.sqrt((1 + correlation * x + Math.sqrt(ahead * ahead + rest)) / 2);
  };
}
