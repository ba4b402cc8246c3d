import { products } from './generated/products.ts';
import { ANYONE, type Visitor } from './visitor.ts';

/**
 * Somebody of a kind, to show what such a visitor sees: `visitor` is not logged in, the key of a product (`plus`) is who has bought it.
 * Undefined for any other kind.
 */
export function exampleVisitor(kind: string): Visitor | undefined {
  const nobody = { ...ANYONE, isAnyone: false };
  if (kind === 'visitor') return nobody;
  const product = products.find(({ key }) => key === kind);
  if (product === undefined) return undefined;
  const who = { email: `${kind}@vorschau.example`, firstName: 'Vorschau', lastName: product.name };
  return { ...nobody, who, products: [product.productId], features: product.features };
}
