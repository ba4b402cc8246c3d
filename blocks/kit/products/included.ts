import type { ProductEntry, Products } from '#documents/generated/types.ts';

/** Benefits of a product beyond the largest other product that it includes: first „Alles aus …“, then its own features. */
export function benefitsOf(product: ProductEntry, { products, features }: Products): readonly string[] {
  const included = products.filter(({ code }) => product.includes?.includes(code) === true);
  const largest = included.toSorted((a, b) => b.order - a.order)[0];
  const own = features.filter(({ code }) => product.features.includes(code)).map(({ label }) => label);
  return [...(largest === undefined ? [] : [`Alles aus ${largest.name}`]), ...own];
}
