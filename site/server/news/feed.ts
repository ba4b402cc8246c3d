import type { Schema } from '#client/operations.ts';
import { authorName } from '#domain/article/author.ts';
import { generateAtomFeed, generateRssFeed } from 'feedsmith';

/** Title and description of a feed, with its pieces, newest first. */
export interface NewsFeed {
  readonly title: string;
  readonly description: string;
  /** Path of the page that shows the same. */
  readonly path: string;
  readonly pieces: readonly Schema<'ArticleTeaser'>[];
  /** A podcast's own feed, which players subscribe to. */
  readonly podcast?: { readonly authors: readonly string[]; readonly image: string | undefined };
}

/** Where the portal stands and what it is called. */
export interface FeedPlace {
  readonly origin: string;
  readonly site: string;
  /** Path of the feed itself. */
  readonly self: string;
}

/** RSS 2.0; episodes have their recording as enclosure, their length, and chapters (Podlove Simple Chapters). */
export function rssOf({ title, description, path, pieces, podcast }: NewsFeed, { origin, site, self }: FeedPlace): string {
  const absolute = (address: string): string => new URL(address, origin).href;
  return generateRssFeed({
    title: podcast === undefined ? `${site}: ${title}` : title,
    link: absolute(path),
    description,
    language: 'de',
    lastBuildDate: newest(pieces),
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
    items: pieces.map((piece) => {
      const { audio, chapters = [], number } = piece.podcastEpisode ?? {};
      const link = absolute(piece.urls.WEBSITE);
      return {
        title: piece.headline,
        link,
        guid: { value: link, isPermaLink: true },
        pubDate: new Date(piece.datetimePublication),
        ...(piece.teaser !== undefined && { description: piece.teaser }),
        ...(piece.newsCategory && { categories: [{ name: piece.newsCategory.name }] }),
        dc: { creators: writersOf(piece) },
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

/** Atom (RFC 4287). */
export function atomOf({ title, description, path, pieces }: NewsFeed, { origin, site, self }: FeedPlace): string {
  const absolute = (address: string): string => new URL(address, origin).href;
  return generateAtomFeed({
    id: absolute(path),
    title: { value: `${site}: ${title}` },
    subtitle: { value: description },
    updated: newest(pieces),
    xml: { lang: 'de' },
    links: [
      { href: absolute(path), rel: 'alternate', type: 'text/html' },
      { href: absolute(self), rel: 'self', type: 'application/atom+xml' },
    ],
    entries: pieces.map((piece) => ({
      id: absolute(piece.urls.WEBSITE),
      title: { value: piece.headline },
      published: new Date(piece.datetimePublication),
      updated: new Date(piece.datetimePublication),
      authors: writersOf(piece).map((name) => ({ name })),
      links: [{ href: absolute(piece.urls.WEBSITE), rel: 'alternate', type: 'text/html' }],
      ...(piece.teaser !== undefined && { summary: { value: piece.teaser } }),
      ...(piece.newsCategory && { categories: [{ term: piece.newsCategory.alias, label: piece.newsCategory.name }] }),
    })),
  });
}

/** Names of a piece's writers; an agency or the publisher where nobody is named. */
function writersOf({ authors = [], source, publisher }: Schema<'ArticleTeaser'>): string[] {
  return authors.length > 0 ? authors.map(authorName) : [source?.name ?? publisher.name];
}

/** The instant of the newest piece; a feed without any has never changed. */
function newest(pieces: readonly Schema<'ArticleTeaser'>[]): Date {
  return new Date(pieces[0]?.datetimePublication ?? 0);
}

/** `00:01:05.000`, as chapters are written. */
function clock(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(11, 23);
}
