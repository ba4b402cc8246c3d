import { useGetUser } from '#client/generated/hooks/users.ts';
import { hasAccess } from '#domain/user/entitlements.ts';
import type { Feature } from '#domain/user/features.ts';
import { useIsAlive, usePageQueryClient } from '../island-hooks.ts';

/** Whether the user of the page has a feature; false for visitors, who ask nobody, and until it is known. In islands. */
export function useFeature(feature: Feature): boolean {
  const isAlive = useIsAlive();
  const { data } = useGetUser(undefined, { query: { enabled: () => isAlive && hasSession() } }, usePageQueryClient());
  if (data === undefined || !isAlive || !hasSession()) return false;
  const products = new Set(data.purchasedProducts.map(({ productId }) => productId));
  return hasAccess({ products, features: new Set(data.features) }, { feature });
}

/** Whether the browser's page belongs to somebody who is logged in. Asked anew for each call, for a session may end while a page stands. */
export function hasSession(): boolean {
  return document.documentElement.dataset['session'] !== undefined;
}
