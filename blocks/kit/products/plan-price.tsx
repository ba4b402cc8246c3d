import type { ProductEntry } from '#config/generated/types.ts';
import { formatEuros } from '#domain/format/price.ts';

/** `9,90 € im Monat`, as text and for machines. */
export function PlanPrice({ product: { price } }: { readonly product: ProductEntry }) {
  return (
    <p className="product-price" itemProp="offers" itemScope itemType="https://schema.org/Offer">
      <meta itemProp="price" content={price.toFixed(2)} />
      <meta itemProp="priceCurrency" content="EUR" />
      <strong>{formatEuros(price)}</strong> im Monat
    </p>
  );
}
