import { products } from './generated/products.ts';

const byId = new Map<string, (typeof products)[number]>(products.map((product) => [product.productId, product]));

/** Ids of the products that come with a bought one, from the smallest; itself last. An unknown one brings itself only. */
export function productsWithin(productId: string): readonly string[] {
  return byId.get(productId)?.brings ?? [productId];
}

/** The short name under which rules may know a product, `pro` for `premium-pro`. */
export function shortName(productId: string): string {
  return byId.get(productId)?.key ?? productId;
}
