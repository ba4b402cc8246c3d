/** A position by what identifies it, with its weight in percent. */
export interface Weighted {
  readonly key: string;
  readonly pct: number;
}

export interface Overlap {
  /** Sum of the smaller of both weights over all shared positions, in percent. */
  readonly pct: number;
  readonly shared: number;
}

/** How much two portfolios hold alike: 0 without a shared position, the invested share when they are the same. */
export function overlapOf(one: ReadonlyMap<string, number>, other: readonly Weighted[]): Overlap {
  let [hundredths, shared] = [0, 0];
  for (const { key, pct } of other) {
    const own = one.get(key);
    if (own === undefined) continue;
    shared += 1;
    hundredths += Math.round(Math.min(own, pct) * 100);
  }
  return { pct: hundredths / 100, shared };
}
