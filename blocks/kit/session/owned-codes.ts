import type { UserAnswer } from '#domain/user/known-user.ts';

/** Codes of the products and features that a user has, and `bank` for a connected one. */
export function ownedCodes(user: UserAnswer | undefined): ReadonlySet<string> {
  return new Set(
    user?.purchasedProducts.map(({ productId }) => productId).concat(user.features ?? [], user.hasConnectedBank ? 'bank' : []),
  );
}
