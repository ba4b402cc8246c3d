import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { CategoryTeaserListProps } from '../../generated/props.ts';
import { TeaserRow } from '../teaser-row.tsx';
import { DEFAULT_COUNT, type needs } from './data.ts';

/** Teasers of the newest articles of a category, without the article that they stand in. */
export function CategoryTeaserList({
  props: { title, count = DEFAULT_COUNT },
  data,
  config,
  page,
}: BlockView<CategoryTeaserListProps, ReturnType<typeof needs>> & WithConfig<'site'>) {
  const others = data.articles.list.filter(({ urls }) => urls.WEBSITE !== page.path);
  return <TeaserRow title={title} articles={others.slice(0, count)} site={config.site} />;
}
