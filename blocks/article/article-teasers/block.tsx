import { safeHref } from '#documents/rules/safe-href.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import type { ArticleTeasersProps } from '../../generated/props.ts';
import { DEFAULT_COUNT, type TeaserQueries } from './data.ts';
import { Teaser } from './teaser.tsx';

/**
 * Newest articles of a category, related ones first (about the page's instrument or the document's type of instruments), without the
 * article that the page shows.
 */
export function ArticleTeasers({ props, data, config, page }: BlockView<ArticleTeasersProps, TeaserQueries> & WithConfig<'site'>) {
  const { headline, count = DEFAULT_COUNT, more } = props;
  const found = [...(data.related?.list ?? []), ...data.articles.list].map((article) => [article.entityValue, article] as const);
  const elsewhere = new Set([page.path, ...(data.shown?.list ?? []).map(({ urls }) => urls.WEBSITE)]);
  const articles = [...new Map(found).values()].filter(({ urls }) => !elsewhere.has(urls.WEBSITE)).slice(0, count);
  return (
    <section className="article-teasers">
      {headline !== undefined && (
        <BlockHead title={headline} aside={more && <a href={safeHref(more.link)}>{more.label ?? 'Alle Artikel'}</a>} />
      )}
      {articles.length === 0 ? (
        <EmptyState>In dieser Rubrik ist noch nichts erschienen.</EmptyState>
      ) : (
        <ul className="article-teasers__list">
          {articles.map((article) => (
            <li key={article.entityValue}>
              <Teaser article={article} site={config.site} level={headline === undefined ? 'h2' : 'h3'} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
