import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { CategoryTeaserListProps } from '../../generated/props.ts';
import { TeaserRow } from '../teaser-row.tsx';
import { DEFAULT_COUNT, type CategoryQueries } from './data.ts';

/** Teasers of the newest articles of a category, related ones first, without the article that contains the block. */
export function CategoryTeaserList({
  props: { title, count = DEFAULT_COUNT },
  data,
  config,
  page,
}: BlockView<CategoryTeaserListProps, CategoryQueries> & WithConfig<'site'>) {
  const found = new Map([...(data.related?.list ?? []), ...data.articles.list].map((article) => [article.entityValue, article]));
  const others = [...found.values()].filter(({ urls }) => urls.WEBSITE !== page.path);
  return <TeaserRow title={title} articles={others.slice(0, count)} site={config.site} />;
}
