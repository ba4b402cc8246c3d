import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import type { ProductEntry, Products } from '#documents/generated/types.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { fitted } from '../../kit/fitted.ts';
import { Facts } from '../../kit/facts.tsx';
import type { ProductPlansProps } from '../../generated/props.ts';
import { benefitsOf } from '../../kit/products/included.ts';
import { OrderLink } from '../order-link.tsx';
import { PlanPrice } from '../../kit/products/plan-price.tsx';
import { systemFacts } from '../system-facts.ts';

type View = BlockView<ProductPlansProps> & WithConfig<'products'>;

/** Products side by side, in the order of the configuration. */
export function ProductPlans({ props, config: { products }, page }: View) {
  const shown = products.products
    .filter(({ tradingSystem }) => (tradingSystem !== undefined) === (props.show === 'tradingSystems'))
    .toSorted((a, b) => a.order - b.order);
  return (
    <section className="product-plans">
      <BlockHead title={props.headline ?? 'Pläne im Vergleich'} aside="Preise inklusive Mehrwertsteuer" />
      {shown.length === 0 ? (
        <EmptyState>Zurzeit gibt es hier nichts zu bestellen.</EmptyState>
      ) : (
        <ul
          className={props.show === 'plans' ? 'product-plans__list fitted' : 'product-plans__list product-plans__list--systems fitted'}
          {...fitted(shown.length)}
        >
          {shown.map((product) => (
            <Plan key={product.code} product={product} products={products} routes={page.routes} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PlanProps {
  readonly product: ProductEntry;
  readonly products: Products;
  readonly routes: Routes;
}

function Plan({ product, products, routes }: PlanProps) {
  const { code, name, description, tradingSystem } = product;
  return (
    <li className="product-plans__plan" itemScope itemType="https://schema.org/Product">
      <meta itemProp="productID" content={code} />
      <meta itemProp="sku" content={product.paymentProductId} />
      <h3 className="product-plans__name">
        <a href={pathOf(routes, 'product', { product: product.product })} itemProp="url">
          <span itemProp="name">{name}</span>
        </a>
      </h3>
      <PlanPrice product={product} />
      <p className="product-plans__description" itemProp="description">
        {description}
      </p>
      {tradingSystem === undefined ? (
        <ul className="product-plans__benefits">
          {benefitsOf(product, products).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      ) : (
        <Facts facts={systemFacts(tradingSystem)} />
      )}
      <OrderLink product={product} />
    </li>
  );
}
