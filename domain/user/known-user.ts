import { ANYONE, type Person, type Visitor } from './visitor.ts';

/** What the answer to `getUser` tells of a user, without the token: that one never leaves its cookie. */
export interface UserAnswer {
  readonly activated: boolean;
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly purchasedProducts: readonly { readonly productId: string }[];
  readonly features?: readonly string[] | undefined;
  readonly impersonation?: { readonly adminEmail: string } | undefined;
  /** ISO 8601. */
  readonly datetimeExpires?: string | undefined;
}

/** The part of a visitor that a session says. */
export type Possessor = Pick<Visitor, 'products' | 'features'> & { readonly who: Person };

/** Who it is, and what he has. */
export function possessorOf({ email = '', firstName, lastName, purchasedProducts, features, impersonation }: UserAnswer): Possessor {
  return {
    who: { email, firstName, lastName, adminEmail: impersonation?.adminEmail },
    products: purchasedProducts.map(({ productId }) => productId),
    features: features ?? [],
  };
}

/** The visitor that a public page turns out to have. */
export function visitorOf(possessor: Possessor): Visitor {
  return { ...ANYONE, ...possessor, isAnyone: false };
}
