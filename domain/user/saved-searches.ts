import { hasAccess, type Possessions } from './entitlements.ts';

/** So many searches anybody with an account keeps, in all finders together; and so many who has bought Premium. */
export const MOST_SEARCHES = { account: 10, premium: 100 } as const;

/** How many searches a user may keep. */
export function mostSearches(user: Possessions): number {
  return hasAccess(user, { product: 'premium-basic' }) ? MOST_SEARCHES.premium : MOST_SEARCHES.account;
}
