/** Position by its identifier, with its weight in percent. */
interface Weighted {
  readonly key: string;
  readonly pct: number;
}

export interface Overlap {
  /** Sum of the smaller of both weights over all shared positions, in percent. */
  readonly pct: number;
  readonly shared: number;
  /** Maximum by which the overlap may be larger, because parts of both portfolios are unknown, in percent. */
  readonly unknownPct: number;
}

/** Portfolio with its known positions. */
export interface Portfolio {
  readonly holdings: readonly Weighted[];
  /** Uninvested cash, in percent. */
  readonly cashPct: number;
}

/** One hundred percent, in hundredths of a percent. */
const WHOLE = 10_000;

/** Returns the overlap of two portfolios: 0 without a shared position, the invested share if they are the same. */
export function overlapOf(one: Portfolio, other: Portfolio, weights = weightsOf(one)): Overlap {
  let [hundredths, shared] = [0, 0];
  for (const { key, pct } of other.holdings) {
    const own = weights.get(key);
    if (own === undefined) continue;
    shared += 1;
    hundredths += Math.round(Math.min(own, pct) * 100);
  }
  // Weights of hundreds of positions are rounded, so their sum may exceed 100 percent.
  return { pct: Math.min(WHOLE, hundredths) / 100, shared, unknownPct: Math.min(unknownOf(one), unknownOf(other)) };
}

/** Returns the weights of the known positions by their identifiers. */
export function weightsOf({ holdings }: Portfolio): ReadonlyMap<string, number> {
  return new Map(holdings.map(({ key, pct }) => [key, pct]));
}

function unknownOf({ holdings, cashPct }: Portfolio): number {
  const known = holdings.reduce((sum, { pct }) => sum + Math.round(pct * 100), Math.round(cashPct * 100));
  return Math.max(0, WHOLE - known) / 100;
}
