import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { ProductEntry, Products } from '#documents/generated/types.ts';
import { typeLong } from '#domain/derivative/types.ts';
import { sectionFinder } from '#domain/instrument/section.ts';
import type { BlockView, NoQueries, WithConfig } from '../../kit/block.ts';
import type { ProductSubject } from '#subjects/product/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { Facts } from '../../kit/facts.tsx';
import type { ProductInfoProps } from '../../generated/props.ts';
import { benefitsOf } from '../../kit/products/included.ts';
import { OrderLink } from '../order-link.tsx';
import { PlanPrice } from '../../kit/products/plan-price.tsx';
import { systemFacts } from '../system-facts.ts';

const PLURALS: Readonly<Record<NonNullable<ProductEntry['entityTypes']>[number], string>> = {
  STOCK: 'Aktien',
  INDEX: 'Indizes',
  BOND: 'Anleihen',
  COMMODITY: 'Rohstoffe',
  CRYPTO: 'Kryptowährungen',
  CURRENCY: 'Devisen',
  DERIVATIVE: 'Derivate',
  ETF: 'ETFs',
  FUND: 'Fonds',
  FUTURE: 'Futures',
  INTEREST: 'Zinsen',
  PRECIOUS_METAL: 'Edelmetalle',
};

type View = BlockView<ProductInfoProps, NoQueries, ProductSubject> & WithConfig<'products' | 'sections'>;

/** Complete description of a product; after the purchase, next steps replace the price. */
export function ProductInfo({ subject: { product, isAfterPurchase }, config: { products, sections }, page }: View) {
  return (
    <article className="product-info" itemScope itemType="https://schema.org/Product">
      <meta itemProp="productID" content={product.code} />
      <meta itemProp="sku" content={product.paymentProductId} />
      <header className="product-info__head">
        <p className="product-info__kicker">{isAfterPurchase ? 'Willkommen bei' : 'Premium'}</p>
        <h1 itemProp="name">{product.name}</h1>
        <p className="product-info__lead" itemProp="description">
          {product.description}
        </p>
        {isAfterPurchase ? <Start product={product} routes={page.routes} /> : <Offer product={product} />}
      </header>
      <section className="product-info__text">
        {product.infoText.split(/\n\s*\n/u).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <Details product={product} config={{ products, sections }} />
      {!isAfterPurchase && products.checkout.steps.length > 0 && <Steps {...products.checkout} />}
    </article>
  );
}

function Offer({ product }: { readonly product: ProductEntry }) {
  return (
    <div className="product-info__offer">
      <PlanPrice product={product} />
      <OrderLink product={product} />
    </div>
  );
}

function Start({ product: { name, thankyouPage }, routes }: { readonly product: ProductEntry; readonly routes: Routes }) {
  const isPlan = thankyouPage.buttonUrl.startsWith(`${pathOf(routes, 'premium')}/`);
  return (
    <p className="product-info__start">
      {name} ist für dich freigeschaltet, sobald die Buchung bestätigt ist. In <a href={pathOf(routes, 'account')}>deinem Konto</a> steht,
      seit wann und bis wann. {!isPlan && <a href={safeHref(thankyouPage.buttonUrl)}>{thankyouPage.buttonLabel}</a>}
    </p>
  );
}

function Details({ product, config: { products, sections } }: { readonly product: ProductEntry; readonly config: View['config'] }) {
  const sectionOf = sectionFinder(sections.sections);
  const places = [
    ...(product.entityTypes ?? []).map((type) => ({ name: PLURALS[type], link: sectionOf({ entityType: type }) })),
    ...(product.entitySubTypes ?? []).map((type) => ({
      name: typeLong(type),
      link: sectionOf({ entityType: 'DERIVATIVE', entitySubType: type }),
    })),
  ];
  return (
    <section>
      <BlockHead title={product.tradingSystem === undefined ? 'Was dazugehört' : 'Die Regeln'} />
      {product.tradingSystem !== undefined && <Facts facts={systemFacts(product.tradingSystem)} />}
      <ul className="product-info__benefits">
        {benefitsOf(product, products).map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      {places.length > 0 && (
        <p className="product-info__places">
          Mehr zu sehen bekommst du hier:{' '}
          {places.map(({ name, link }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <a href={safeHref(link)}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function Steps({ steps }: Products['checkout']) {
  return (
    <section>
      <BlockHead title="So läuft die Bestellung" />
      <ol className="product-info__steps">
        {steps.map(({ id, label, text }) => (
          <li key={id} id={id}>
            <strong>{label}</strong> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
