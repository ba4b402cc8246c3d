import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import type { ArticleTeasersProps } from '../../generated/props.ts';
import { DEFAULT_COUNT, type needs } from './data.ts';
import { Teaser } from './teaser.tsx';

/** The newest articles of a category, without the one that the page shows. */
export function ArticleTeasers({ props, data, page }: BlockView<ArticleTeasersProps, ReturnType<typeof needs>>) {
  const { headline, count = DEFAULT_COUNT, link, linkLabel = 'Alle Artikel' } = props;
  const articles = data.articles.list.filter(({ urls }) => urls.WEBSITE !== page.path).slice(0, count);
  return (
    <section className="article-teasers">
      {headline !== undefined && <BlockHead title={headline} aside={link === undefined ? undefined : <a href={link}>{linkLabel}</a>} />}
      {articles.length === 0 ? (
        <EmptyState>In dieser Rubrik ist noch nichts erschienen.</EmptyState>
      ) : (
        <ul className="article-teasers__list">
          {articles.map((article) => (
            <li key={article.entityValue}>
              <Teaser article={article} site={page.site} level={headline === undefined ? 'h2' : 'h3'} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
