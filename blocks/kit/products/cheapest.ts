import type { ProductEntry, Products } from '#config/generated/types.ts';

/** The cheapest product that brings a feature by itself, and what the feature is called; undefined where none is sold. */
export function cheapestWith(
  { products, features }: Products,
  feature: string,
): { readonly product: ProductEntry; readonly label: string } | undefined {
  const [product] = products.filter((each) => each.features.includes(feature)).toSorted((a, b) => a.price - b.price);
  return product && { product, label: features.find(({ code }) => code === feature)?.label ?? product.description };
}
