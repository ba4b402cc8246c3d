import type { Possessions } from './entitlements.ts';
import { featureCodes } from './generated/products.ts';

/** So many searches anybody with an account keeps, in all finders together; and so many who has the feature. */
export const MOST_SEARCHES = { account: 10, premium: 100 } as const;

/** How many searches a user may keep. */
export function mostSearches({ features }: Pick<Possessions, 'features'>): number {
  return features.has(featureCodes.savedSearches) ? MOST_SEARCHES.premium : MOST_SEARCHES.account;
}
