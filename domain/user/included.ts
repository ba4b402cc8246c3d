/** A product, and the codes of those that it brings along. */
interface Including {
  readonly code: string;
  readonly includes?: readonly string[] | undefined;
}

/** Lists the products that come with one, from the smallest, and itself. One that includes itself in a circle ends there. */
export function withIncluded<Product extends Including>(
  product: Product,
  products: readonly Product[],
  above: readonly Product[] = [],
): readonly Product[] {
  const included = products.filter((each) => product.includes?.includes(each.code) === true && !above.includes(each));
  return [...new Set([...included.flatMap((each) => withIncluded(each, products, [...above, product])), product])];
}

/**
 * Lists the names by which rules know whoever has bought a product: id and short name (`premium-plus`, `plus`) of those that come with it,
 * from the smallest, and of itself.
 */
export function namesOfProduct<Product extends Including & { readonly key: string }>(
  product: Product,
  products: readonly Product[],
): readonly string[] {
  return [...new Set(withIncluded(product, products).flatMap(({ code, key }) => [code, key]))];
}
