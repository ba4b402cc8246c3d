import { pathOf } from '#documents/routes/path-of.ts';
import { formatMoney } from '#domain/money/german.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { FeatureOfferProps } from '../../generated/props.ts';
import { cheapestWith } from '../../kit/products/cheapest.ts';
import { priceOf } from '../../kit/products/price-of.ts';

type View = BlockView<FeatureOfferProps> & WithConfig<'products'>;

/** Offer of the cheapest product with a feature; renders nothing if no product has it. */
export function FeatureOffer({ props, config: { products }, page }: View) {
  const found = cheapestWith(products, props.feature);
  if (found === undefined) return null;
  const { product, label } = found;
  return (
    <p className="feature-offer">
      {label}: mit <a href={pathOf(page.routes, 'product', { product: product.product })}>{product.name}</a> für{' '}
      {formatMoney(priceOf(product))} im Monat.
    </p>
  );
}
