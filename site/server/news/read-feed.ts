import { matchRoute, parsePattern } from '#documents/routes/pattern.ts';
import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import { everythingBy } from '#domain/texts/messages.ts';
import type { Call } from '#client/call.ts';
import type { Site } from '#documents/generated/types.ts';
import { OG_IMAGE, PAGE_SIZES } from '#domain/constants.ts';
import { authorName } from '#domain/article/author.ts';
import { fillImageTemplate, imageAddress } from '#domain/image/template.ts';
import { episodesOf } from '#blocks/kit/episodes.ts';
import type { NewsFeed } from './feed.ts';

/** Feed that an address names: of a category or source, or of a podcast. */
export interface FeedAddress {
  readonly kind: 'feed' | 'podcast';
  readonly alias: string;
  readonly format: 'rss' | 'atom';
}

const FORMAT = /\.(?<format>rss|atom)$/u;
const ALIAS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Parses the address of a feed, a page's path with an ending: `/news/feed/analysen.rss`. */
export function feedAddress(path: string, routes: Routes): FeedAddress | undefined {
  const format = path.length > 120 ? undefined : FORMAT.exec(path)?.groups?.['format'];
  if (format === undefined) return undefined;
  const pages = [
    { kind: 'feed', ...parsePattern(routes['source-news']) },
    { kind: 'podcast', ...parsePattern(routes.podcast) },
  ] as const;
  const match = matchRoute(pages, path.replace(FORMAT, ''));
  const alias = match?.params['alias'];
  if (match === undefined || typeof alias !== 'string' || !ALIAS.test(alias)) return undefined;
  const { kind } = match.pattern;
  // Podcast players read RSS only.
  if (format === 'atom') return kind === 'podcast' ? undefined : { kind, alias, format };
  return { kind, alias, format: 'rss' };
}

export interface FeedPlace {
  readonly site: Site;
  readonly routes: Routes;
}

/** Reads the newest articles of a category, a source or a podcast; undefined if it does not exist. Rejects if the provider does not answer. */
export async function readFeed({ kind, alias }: FeedAddress, call: Call, { site, routes }: FeedPlace): Promise<NewsFeed | undefined> {
  const { categories, sources, podcasts } = await call('getArticleDirectory', {});
  const newest = async (query: object) => (await call('findArticles', { query: { ...query, page: 0, perPage: PAGE_SIZES.news } })).list;
  if (kind === 'podcast') {
    const podcast = podcasts.find((each) => each.alias === alias);
    if (podcast === undefined) return undefined;
    const { title, teaser, description = teaser ?? title, url, authors, heroImageId, cloudinaryId } = podcast;
    const id = heroImageId ?? cloudinaryId;
    const image = id === undefined ? undefined : fillImageTemplate(imageAddress(site.images.template, id), OG_IMAGE);
    return {
      title,
      description,
      path: url,
      articles: await newest(episodesOf(podcast)),
      podcast: { authors: authors.map(authorName), image },
    };
  }
  const category = categories.find((each) => each.alias === alias);
  if (category !== undefined) {
    const { name, description = name, url } = category;
    return { title: name, description, path: url, articles: await newest({ category: alias }) };
  }
  const source = sources.find((each) => each.alias === alias);
  if (source === undefined) return undefined;
  return {
    title: source.name,
    description: everythingBy(source.name),
    path: pathOf(routes, 'source-news', { alias }),
    articles: await newest({ source: alias }),
  };
}
