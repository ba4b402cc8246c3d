import { namesOfProduct, withIncluded } from './included.ts';
import { ANYONE, type Visitor } from './visitor.ts';

/** Data of a product for an example visitor. */
interface Sold {
  readonly code: string;
  readonly key: string;
  readonly name: string;
  readonly features: readonly string[];
  readonly includes?: readonly string[] | undefined;
}

/** Kind of visitor without a login. */
export const NOT_LOGGED_IN = 'visitor';

/**
 * Returns a visitor of a kind, for previews: `visitor` is not logged in, the key of a product (`plus`) is a user who has bought it. An
 * unknown kind, such as a removed product, is not logged in.
 * @param products products on sale
 */
export function exampleVisitor(kind: string, products: readonly Sold[]): Visitor {
  const nobody = { ...ANYONE, isAnyone: false };
  const product = products.find(({ key }) => key === kind);
  if (kind === NOT_LOGGED_IN || product === undefined) return nobody;
  const who = { email: `${kind}@vorschau.example`, firstName: 'Vorschau', lastName: product.name };
  const features = new Set(withIncluded(product, products).flatMap((each) => each.features));
  return { ...nobody, who, products: [product.code], productNames: namesOfProduct(product, products), features: [...features] };
}
