import type { Possessions } from './entitlements.ts';
import { featureCodes } from './generated/products.ts';

/** Saved searches that an account may hold in all finders together, without and with the feature. */
export const MOST_SEARCHES = { account: 10, premium: 100 } as const;

/** How many searches a user may keep. */
export function mostSearches({ features }: Pick<Possessions, 'features'>): number {
  return features.has(featureCodes.savedSearches) ? MOST_SEARCHES.premium : MOST_SEARCHES.account;
}
