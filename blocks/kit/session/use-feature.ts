import { useGetUser } from '#client/generated/hooks/users.ts';
import { hasAccess } from '#domain/user/entitlements.ts';
import type { Feature } from '#domain/user/features.ts';
import { useIsAlive, usePageQueryClient } from '../island-hooks.ts';

/** Whether the user of the page has a feature; false for visitors, who ask nobody, and until it is known. In islands. */
export function useFeature(feature: Feature): boolean {
  const isAlive = useIsAlive();
  const isAsked = isAlive && document.documentElement.dataset['session'] !== undefined;
  const { data } = useGetUser(undefined, { query: { enabled: isAsked } }, usePageQueryClient());
  if (data === undefined || !isAsked) return false;
  const products = new Set(data.purchasedProducts.map(({ productId }) => productId));
  return hasAccess({ products, features: new Set(data.features) }, { feature });
}
