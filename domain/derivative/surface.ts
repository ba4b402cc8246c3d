/**
 * Implied volatility of an underlying by forward moneyness and maturity, as SSVI: total variance `w(k, θ) = θ/2 · (1 + ρφk + √((φk + ρ)² +
 * 1 − ρ²))` with `k = ln(K ∕ F)`, `θ = w(0)` and `φ = η ∕ √(θ(1 + θ))`.
 * While `η(1 + |ρ|) ≤ 2` and θ grows with maturity, options priced with it never contradict each other: calls fall and puts rise with the
 * strike, both are convex in it, and at the same forward moneyness the longer one has the higher variance.
 * Source: Gatheral and Jacquier 2014, Arbitrage-free SVI volatility surfaces, theorem 4.2, corollary 4.1 and remark 4.4.
 */
export interface Surface {
  /** Volatility at the money of long options, decimal per year. */
  readonly volatility: number;
  /** ρ: below 0, low strikes have the higher volatility. */
  readonly correlation: number;
  /** η: change of the volatility with the strike. */
  readonly curvature: number;
}

/** Market that forward prices follow from: continuous, decimals per year. */
export interface Carry {
  readonly rate: number;
  readonly dividendYield: number;
}

/** Returns the volatility for a level at a price of the underlying; without a level the volatility at the money. */
export type Smile = (spot: number, level?: number) => number;

/** Surplus of the volatility of immediate options over that of two years, as a share of it: short options cost a little more. */
const SHORT_PREMIUM = 0.04;
const LONG_YEARS = 2;
/** Minimum maturity, one second: at maturity an option is worth its payoff at any volatility. */
const LEAST_YEARS = 3e-8;

/**
 * Returns the surface whose volatility has this slope and curvature at the money: at `z` standard deviations between forward price and
 * strike it is about `σ · (1 − skew · z + wings · z²)`, and in the wings it grows with the square root of `z`.
 */
export function surfaceOf(volatility: number, skew: number, wings: number): Surface {
  const curvature = Math.sqrt(8 * wings + 8 * skew * skew);
  return { volatility, curvature, correlation: curvature === 0 ? 0 : (-2 * skew) / curvature };
}

/** Returns the volatilities of one maturity. */
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
