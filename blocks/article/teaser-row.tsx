import type { Schema } from '#client/operations.ts';
import type { Site } from '#documents/generated/types.ts';
import { Teaser } from './article-teasers/teaser.tsx';

interface TeaserRowProps {
  readonly title: string | undefined;
  readonly articles: readonly Schema<'ArticleTeaser'>[];
  readonly site: Site;
}

/** Teasers within the text of an article; renders nothing without articles. */
export function TeaserRow({ title, articles, site }: TeaserRowProps) {
  if (articles.length === 0) return null;
  return (
    <aside className="article-teasers" aria-label={title ?? 'Artikel zum Weiterlesen'}>
      {title !== undefined && <h2 className="article-teasers__title">{title}</h2>}
      <ul className="article-teasers__list">
        {articles.map((article) => (
          <li key={article.entityValue}>
            <Teaser article={article} site={site} level={title === undefined ? 'h2' : 'h3'} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
