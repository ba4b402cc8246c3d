import { pathOf } from '#documents/routes/path-of.ts';
import type { UserRule } from '#documents/rules/user-rule.ts';
import { formatMoney } from '#domain/money/german.ts';
import { featureCodes } from '#domain/user/generated/products.ts';
import { ownViewAddress } from '#domain/web/own-view.ts';
import type { BlockView, NoQueries, WithConfig } from '../../kit/block.ts';
import type { ArticleSubject } from '#subjects/article/subject.ts';
import type { ArticleAccessProps } from '../../generated/props.ts';
import { priceOf } from '../../kit/products/price-of.ts';

type View = BlockView<ArticleAccessProps, NoQueries, ArticleSubject> & WithConfig<'products'>;

/**
 * Notice at the end of an excerpt: which product opens the rest, its price and benefits, and the links to it. Renders nothing below a
 * complete article.
 */
export function ArticleAccess({ props, subject: { article }, config: { products }, page }: View) {
  if (article.isExcerpt !== true) return null;
  const product = products.products.find(({ code }) => code === props.product);
  return (
    <aside className="article-access" aria-labelledby="article-access">
      <span data-opens="" data-rule={RULE} hidden />
      <h2 id="article-access" className="article-access__title">
        Hier endet die Leseprobe
      </h2>
      {product === undefined ? (
        <p>Den ganzen Beitrag lesen Abonnenten.</p>
      ) : (
        <>
          <p>
            Weiter geht es mit <strong>{product.name}</strong>: alle Beiträge „für Abonnenten“, für{' '}
            <strong>{formatMoney(priceOf(product))}</strong> im Monat, zum Monatsende kündbar.
          </p>
          <ul className="article-access__benefits">
            {products.features
              .filter(({ code }) => product.features.includes(code))
              .slice(0, BENEFITS)
              .map(({ code, label }) => (
                <li key={code}>{label}</li>
              ))}
          </ul>
          <p>
            <a className="article-access__offer" href={pathOf(page.routes, 'product', { product: product.product })}>
              {product.name} ansehen
            </a>
          </p>
        </>
      )}
      {page.visitor.who === undefined && (
        <p data-user="out">
          Schon Abonnent?{' '}
          <a href={ownViewAddress(page.path)} rel="nofollow">
            Melde dich an und lies hier weiter
          </a>
        </p>
      )}
    </aside>
  );
}

/** Rule of the mark that makes the browser load the whole article for visitors with the feature. */
const RULE = JSON.stringify({ feature: featureCodes.premiumArticles } satisfies UserRule);
/** Maximum number of the product's features shown beside a text. */
const BENEFITS = 4;
