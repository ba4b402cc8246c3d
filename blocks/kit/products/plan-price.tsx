import type { ProductEntry } from '#documents/generated/types.ts';
import { formatMoney } from '#domain/money/german.ts';
import { decimalText } from '#domain/money/money.ts';
import { priceOf } from './price-of.ts';

/** Price such as `9,90 € im Monat`, as text and machine-readable. */
export function PlanPrice({ product }: { readonly product: ProductEntry }) {
  const price = priceOf(product);
  return (
    <p className="product-price" itemProp="offers" itemScope itemType="https://schema.org/Offer">
      <meta itemProp="price" content={decimalText(price)} />
      <meta itemProp="priceCurrency" content={price.currency} />
      <strong>{formatMoney(price)}</strong> im Monat
    </p>
  );
}
