import type { Person, Visitor } from './visitor.ts';

/** Fields of the answer to `getUser`, without the token: the token never leaves its cookie. */
export interface UserAnswer {
  readonly activated: boolean;
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly purchasedProducts: readonly { readonly productId: string; readonly names?: readonly string[] | undefined }[];
  readonly features?: readonly string[] | undefined;
  /** Whether a bank is connected; its token is never sent to a browser. */
  readonly hasConnectedBank?: boolean | undefined;
  /** Dark or light; undefined to follow the system. */
  readonly darkMode?: boolean | undefined;
  readonly impersonation?: { readonly adminEmail: string } | undefined;
  /** Date and time in ISO 8601. */
  readonly datetimeExpires?: string | undefined;
}

/** Part of a visitor that a session determines. */
type Possessor = Pick<Visitor, 'products' | 'productNames' | 'features' | 'hasWealthToken'> & { readonly who: Person };

/** Maps a user to a visitor's identity and entitlements. */
export function possessorOf(user: UserAnswer): Possessor {
  const { email = '', firstName, lastName, purchasedProducts, features, hasConnectedBank = false, impersonation } = user;
  return {
    who: { email, firstName, lastName, adminEmail: impersonation?.adminEmail },
    products: purchasedProducts.map(({ productId }) => productId),
    productNames: purchasedProducts.flatMap(({ productId, names }) => names ?? [productId]),
    features: features ?? [],
    hasWealthToken: hasConnectedBank,
  };
}
