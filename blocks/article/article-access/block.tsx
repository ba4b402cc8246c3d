import type { ArticleSubject, BlockView, NoQueries } from '../../kit/block.ts';
import type { ArticleAccessProps } from '../../generated/props.ts';

/** Where an excerpt ends: who may read on. Nothing at the end of a whole piece. */
export function ArticleAccess({ subject: { article } }: BlockView<ArticleAccessProps, NoQueries, ArticleSubject>) {
  if (article.isExcerpt !== true) return null;
  return (
    <aside className="article-access" aria-labelledby="article-access">
      <h2 id="article-access" className="article-access__title">
        Hier endet die Leseprobe
      </h2>
      <p>Den ganzen Beitrag lesen Abonnenten von Premium Plus und Premium Pro.</p>
    </aside>
  );
}
