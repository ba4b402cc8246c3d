import type { ProductEntry, Products } from '#documents/generated/types.ts';
import { compare } from '#domain/money/money.ts';
import { priceOf } from './price-of.ts';

/** Cheapest product that includes a feature itself, and the name of the feature; undefined if no product does. */
export function cheapestWith(
  { products, features }: Products,
  feature: string,
): { readonly product: ProductEntry; readonly label: string } | undefined {
  const [product] = products.filter((each) => each.features.includes(feature)).toSorted((a, b) => compare(priceOf(a), priceOf(b)));
  return product && { product, label: features.find(({ code }) => code === feature)?.label ?? product.description };
}
