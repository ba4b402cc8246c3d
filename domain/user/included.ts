/** Product with the codes of the products that it includes. */
interface Including {
  readonly code: string;
  readonly includes?: readonly string[] | undefined;
}

/** Returns the products that a product includes, from the smallest, and itself. A circular inclusion ends there. */
export function withIncluded<Product extends Including>(
  product: Product,
  products: readonly Product[],
  above: readonly Product[] = [],
): readonly Product[] {
  const included = products.filter((each) => product.includes?.includes(each.code) === true && !above.includes(each));
  return [...new Set([...included.flatMap((each) => withIncluded(each, products, [...above, product])), product])];
}

/**
 * Returns the names by which rules match the buyer of a product: id and short name (`premium-plus`, `plus`) of the included products, from
 * the smallest, and of itself.
 */
export function namesOfProduct<Product extends Including & { readonly key: string }>(
  product: Product,
  products: readonly Product[],
): readonly string[] {
  return [...new Set(withIncluded(product, products).flatMap(({ code, key }) => [code, key]))];
}
