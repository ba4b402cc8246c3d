import { useGetUser } from '#client/generated/hooks/users.ts';
import { hasAccess } from '#domain/user/entitlements.ts';
import type { Feature } from '#domain/user/features.ts';
import { useIsAlive, usePageQueryClient } from '../island-hooks.ts';

/**
 * Returns true if the user of the page has a feature; false until it is known, and for visitors, for whom nothing is requested. For
 * islands.
 */
export function useFeature(feature: Feature): boolean {
  const isAlive = useIsAlive();
  const { data } = useGetUser(undefined, { query: { enabled: () => isAlive && hasSession() } }, usePageQueryClient());
  if (data === undefined || !isAlive || !hasSession()) return false;
  const products = new Set(data.purchasedProducts.map(({ productId }) => productId));
  return hasAccess({ products, features: new Set(data.features) }, { feature });
}

/** Returns true if the page has a logged-in user. Evaluated at each call, since a session may end while a page is open. */
export function hasSession(): boolean {
  return document.documentElement.dataset['session'] !== undefined;
}
