/** A position by what identifies it, with its weight in percent. */
interface Weighted {
  readonly key: string;
  readonly pct: number;
}

export interface Overlap {
  /** Sum of the smaller of both weights over all shared positions, in percent. */
  readonly pct: number;
  readonly shared: number;
  /** By how much the overlap may be larger: what of both portfolios is not known, in percent. */
  readonly unknownPct: number;
}

/** A portfolio by its known positions. */
export interface Portfolio {
  readonly holdings: readonly Weighted[];
  /** Cash that is not invested, in percent. */
  readonly cashPct: number;
}

/** Hundredths of a percent. */
const WHOLE = 10_000;

/** How much two portfolios hold alike: 0 without a shared position, the invested share when they are the same. */
export function overlapOf(one: Portfolio, other: Portfolio, weights = weightsOf(one)): Overlap {
  let [hundredths, shared] = [0, 0];
  for (const { key, pct } of other.holdings) {
    const own = weights.get(key);
    if (own === undefined) continue;
    shared += 1;
    hundredths += Math.round(Math.min(own, pct) * 100);
  }
  // Weights of hundreds of positions are rounded, and may add up to more than all.
  return { pct: Math.min(WHOLE, hundredths) / 100, shared, unknownPct: Math.min(unknownOf(one), unknownOf(other)) };
}

/** Weights of the known positions by what identifies them. */
export function weightsOf({ holdings }: Portfolio): ReadonlyMap<string, number> {
  return new Map(holdings.map(({ key, pct }) => [key, pct]));
}

function unknownOf({ holdings, cashPct }: Portfolio): number {
  const known = holdings.reduce((sum, { pct }) => sum + Math.round(pct * 100), Math.round(cashPct * 100));
  return Math.max(0, WHOLE - known) / 100;
}
