import type { Schema } from '#client/operations.ts';
import { authorName } from '#domain/article/author.ts';
import { generateAtomFeed, generateRssFeed } from 'feedsmith';

/** Title and description of a feed, with its articles, newest first. */
export interface NewsFeed {
  readonly title: string;
  readonly description: string;
  /** Path of the page with the same articles. */
  readonly path: string;
  readonly articles: readonly Schema<'ArticleTeaser'>[];
  /** Additional data of a podcast's feed, for players. */
  readonly podcast?: { readonly authors: readonly string[]; readonly image: string | undefined };
}

/** Origin and name of the portal, and the feed's own path. */
export interface FeedPlace {
  readonly origin: string;
  readonly site: string;
  /** Path of the feed itself. */
  readonly self: string;
}

/** Generates RSS 2.0. Episodes have their recording as enclosure, their length, and chapters (Podlove Simple Chapters). */
export function rssOf({ title, description, path, articles, podcast }: NewsFeed, { origin, site, self }: FeedPlace): string {
  const absolute = (address: string): string => new URL(address, origin).href;
  return generateRssFeed({
    title: podcast === undefined ? `${site}: ${title}` : title,
    link: absolute(path),
    description,
    language: 'de',
    lastBuildDate: newest(articles),
    atom: { links: [{ href: absolute(self), rel: 'self', type: 'application/rss+xml' }] },
    ...(podcast && {
      itunes: {
        author: podcast.authors.join(', '),
        explicit: false,
        type: 'episodic',
        categories: [{ text: 'Business', categories: [{ text: 'Investing' }] }],
        ...(podcast.image !== undefined && { image: absolute(podcast.image) }),
      },
    }),
    items: articles.map((article) => {
      const { audio, chapters = [], number } = article.podcastEpisode ?? {};
      const link = absolute(article.urls.WEBSITE);
      return {
        title: article.headline,
        link,
        guid: { value: link, isPermaLink: true },
        pubDate: new Date(article.datetimePublication),
        ...(article.teaser !== undefined && { description: article.teaser }),
        ...(article.newsCategory && { categories: [{ name: article.newsCategory.name }] }),
        dc: { creators: writersOf(article) },
        ...(audio && {
          enclosures: [{ url: absolute(audio.url), length: audio.bytes, type: audio.mediaType }],
          itunes: { duration: audio.seconds, episodeType: 'full', explicit: false, ...(number !== undefined && { episode: number }) },
        }),
        ...(chapters.length > 0 && {
          psc: { chapters: chapters.map(({ start, title: chapter }) => ({ start: clock(start), title: chapter })) },
        }),
      };
    }),
  });
}

/** Generates Atom (RFC 4287). */
export function atomOf({ title, description, path, articles }: NewsFeed, { origin, site, self }: FeedPlace): string {
  const absolute = (address: string): string => new URL(address, origin).href;
  return generateAtomFeed({
    id: absolute(path),
    title: { value: `${site}: ${title}` },
    subtitle: { value: description },
    updated: newest(articles),
    xml: { lang: 'de' },
    links: [
      { href: absolute(path), rel: 'alternate', type: 'text/html' },
      { href: absolute(self), rel: 'self', type: 'application/atom+xml' },
    ],
    entries: articles.map((article) => ({
      id: absolute(article.urls.WEBSITE),
      title: { value: article.headline },
      published: new Date(article.datetimePublication),
      updated: new Date(article.datetimePublication),
      authors: writersOf(article).map((name) => ({ name })),
      links: [{ href: absolute(article.urls.WEBSITE), rel: 'alternate', type: 'text/html' }],
      ...(article.teaser !== undefined && { summary: { value: article.teaser } }),
      ...(article.newsCategory && { categories: [{ term: article.newsCategory.alias, label: article.newsCategory.name }] }),
    })),
  });
}

/** Names of an article's authors; without authors, the agency or the publisher. */
function writersOf({ authors = [], source, publisher }: Schema<'ArticleTeaser'>): string[] {
  return authors.length > 0 ? authors.map(authorName) : [source?.name ?? publisher.name];
}

/** Time of the newest article; 1970 for an empty feed. */
function newest(articles: readonly Schema<'ArticleTeaser'>[]): Date {
  return new Date(articles[0]?.datetimePublication ?? 0);
}

/** Formats seconds as `00:01:05.000`. */
function clock(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(11, 23);
}
