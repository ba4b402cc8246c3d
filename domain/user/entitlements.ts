import { tableOf } from '../input/typed-entries.ts';
import type { Feature } from './features.ts';
import { tradingSystems } from './generated/products.ts';

type TradingSystemEntitlement = (typeof tradingSystems)[number]['entitlement'];

/** Entitlements of a user: names of bought products, including products that come with them, and granted features. A visitor has none. */
export interface Possessions {
  readonly products: ReadonlySet<string>;
  readonly features: ReadonlySet<string>;
}

/** Requirement of a part of the portal; either the product or the feature satisfies it. */
export interface Requirement {
  readonly product?: string;
  readonly feature?: Feature;
}

/** Returns true if the user has the product, or the feature was granted. */
export function hasAccess({ products, features }: Possessions, { product, feature }: Requirement): boolean {
  if (feature !== undefined && features.has(feature)) return true;
  return product !== undefined && products.has(product);
}

/** Returns the six entitlements of the trading systems, each by its feature or its product. */
export function tradingSystemEntitlements(user: Possessions): Record<TradingSystemEntitlement, boolean> {
  return tableOf(
    tradingSystems.map(({ entitlement, productId, feature }) => [entitlement, hasAccess(user, { product: productId, feature })] as const),
  );
}
