import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import type { Products } from '#documents/generated/types.ts';
import type { Feature } from '#domain/user/features.ts';
import { PlanPrice } from '../../kit/products/plan-price.tsx';
import { cheapestWith } from '../../kit/products/cheapest.ts';
import { benefitsOf } from '../../kit/products/included.ts';
import { Bar } from './panel.tsx';

interface UpsellProps {
  readonly products: Products;
  readonly feature: Feature;
  readonly routes: Routes;
  /** Address of the login for visitors who already have the product; undefined for logged-in visitors. */
  readonly login: string | undefined;
}

/** Bar lengths that only suggest a book; they are not real figures. */
const GHOST = [92, 64, 78, 41, 55, 30, 68, 24, 47, 18] as const;

/** Offer of the cheapest product that opens the order book, with its price and other benefits. */
export function Upsell({ products, feature, routes, login }: UpsellProps) {
  const found = cheapestWith(products, feature);
  if (found === undefined) return null;
  const { product, label } = found;
  return (
    <div className="order-book__upsell">
      <div className="order-book__ghost" aria-hidden="true">
        {GHOST.map((share, index) => (
          <div key={share}>
            <Bar share={share} />
            <Bar share={GHOST.at(-1 - index) ?? 0} />
          </div>
        ))}
      </div>
      <div className="order-book__offer">
        <h3>{product.name}</h3>
        <p>
          {label} gibt es mit {product.name}. {product.description}
        </p>
        <PlanPrice product={product} />
        <ul>
          {benefitsOf(product, products).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p className="order-book__ways">
          <a className="order-book__way" href={pathOf(routes, 'product', { product: product.product })}>
            {product.name} ansehen
          </a>
          {login !== undefined && <a href={login}>Du hast es schon? Anmelden</a>}
        </p>
      </div>
    </div>
  );
}
