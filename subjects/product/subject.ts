import type { ProductEntry } from '#documents/generated/types.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Product for sale. */
export interface ProductSubject {
  readonly kind: 'product';
  readonly product: ProductEntry;
  /** Whether the page is the one shown after the purchase. */
  readonly isAfterPurchase: boolean;
}

/** Subject module of products, identified by their segment of the address or by that of the page after the purchase. */
export const product: SubjectModule<ProductSubject> = {
  async resolve({ config, params, section }, source) {
    const asked = params[config.parameter];
    const found = source.config.products.products.find((each) => each.product === asked || each.tradingSystem?.slug === asked);
    return (
      found && {
        subject: { kind: 'product', product: found, isAfterPurchase: found.product !== asked },
        canonicalPath: `${section}/${String(asked)}`,
      }
    );
  },
  name: ({ product: { name } }) => name,
  facts: ({ product: { name, description } }) => ({ 'product.name': name, 'product.description': description }),
  otherSpellings: 'serve',
  // Pages after the purchase are for buyers only.
  isExcludedFromSearch: ({ isAfterPurchase }) => isAfterPurchase,
  sitemap: 'documents',
};
