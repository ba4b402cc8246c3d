/** The three tiers from the lowest to the highest; each includes those before it. */
export const tiers = ['premium-basic', 'premium-plus', 'premium-pro'] as const;

export type Tier = (typeof tiers)[number];

/** The tiers that come with a product: itself and those below; of a product outside the tiers none. */
export function tiersWithin(productId: string): readonly Tier[] {
  return tiers.slice(0, tiers.indexOf(productId as Tier) + 1);
}
