import { loginPlace } from '#documents/routes/login-place.ts';
import { pathOf } from '#documents/routes/path-of.ts';
import { NBSP } from '#domain/format/number.ts';
import { loginAddress } from '#domain/user/login-address.ts';
import { visitFacts } from '#domain/user/visitor.ts';
import type { BlockView, NoQueries, WithConfig } from '../../kit/block.ts';
import type { SystemSubject } from '#subjects/system/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { Facts } from '../../kit/facts.tsx';
import type { TradingSystemProps } from '../../generated/props.ts';
import { PlanPrice } from '../../kit/products/plan-price.tsx';
import { systemFacts } from '../system-facts.ts';

type View = BlockView<TradingSystemProps, NoQueries, SystemSubject> & WithConfig<'site'>;

/** Method and rules of a trading system for visitors with its feature; an offer for all others. The risks are shown to everyone. */
export function TradingSystem({ subject: { system, product }, page, config }: View) {
  const isOpen = visitFacts(page.visitor).features?.includes(system.feature) === true;
  return (
    <article className="trading-system">
      <header>
        <p className="trading-system__kicker">Handelssystem</p>
        <h1>{system.name}</h1>
        <p className="trading-system__lead">{system.rule}</p>
      </header>
      {isOpen ? (
        <Inside system={system} product={product} />
      ) : (
        <section className="trading-system__offer">
          <BlockHead title={`Nur mit ${product.name}`} />
          <p>Verfahren und Regeln lesen die, die {product.name} gebucht haben.</p>
          <PlanPrice product={product} />
          <p>
            <a href={pathOf(page.routes, 'product', { product: product.product })}>Alles über {product.name}</a>
          </p>
          {page.visitor.who === undefined && (
            <p>
              Schon gebucht? <a href={loginAddress(loginPlace(config.site, page.routes), page.path)}>Melde dich an.</a>
            </p>
          )}
        </section>
      )}
      <section>
        <BlockHead title="Risiken" />
        <Points points={system.risks} />
      </section>
    </article>
  );
}

function Inside({ system, product: { tradingSystem } }: Omit<SystemSubject, 'kind'>) {
  return (
    <>
      <section>
        <BlockHead title="Verfahren" />
        {system.method.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section>
        <BlockHead title="Regeln" />
        <Points points={system.rules} />
        {tradingSystem !== undefined && (
          <>
            <Facts facts={systemFacts(tradingSystem)} />
            <p className="trading-system__validity">
              Ein Auftrag gilt nur an dem Tag, für den er gegeben ist, von {tradingSystem.orderFrom} bis {tradingSystem.orderTo}
              {NBSP}Uhr deutscher Zeit; was bis dahin nicht ausgeführt ist, verfällt.
            </p>
          </>
        )}
      </section>
    </>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="trading-system__points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
