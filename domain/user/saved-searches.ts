import type { Possessions } from './entitlements.ts';
import { featureCodes } from './generated/products.ts';

/** Maximum number of saved searches per account in all finders together, without and with the feature. */
export const MOST_SEARCHES = { account: 10, premium: 100 } as const;

/** Returns the maximum number of saved searches of a user. */
export function mostSearches({ features }: Pick<Possessions, 'features'>): number {
  return features.has(featureCodes.savedSearches) ? MOST_SEARCHES.premium : MOST_SEARCHES.account;
}
