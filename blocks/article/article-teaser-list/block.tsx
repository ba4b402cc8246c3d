import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { ArticleTeaserListProps } from '../../generated/props.ts';
import { TeaserRow } from '../teaser-row.tsx';
import type { needs } from './data.ts';

/** Teasers of the given articles in the given order; articles that no longer exist are left out. */
export function ArticleTeaserList({
  props: { title, articles },
  data,
  config,
}: BlockView<ArticleTeaserListProps, ReturnType<typeof needs>> & WithConfig<'site'>) {
  const found = new Map(data.articles.list.map((article) => [article.urls.WEBSITE, article]));
  return <TeaserRow title={title} articles={articles.flatMap((path) => found.get(path) ?? [])} site={config.site} />;
}
