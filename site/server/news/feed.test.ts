import { ROUTES } from '#documents/routes/generated/routes.ts';
import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { atomOf, rssOf, type NewsFeed } from './feed.ts';
import { newsSitemap } from './news-sitemap.ts';
import { feedAddress } from './read-feed.ts';

const place = { origin: 'https://www.parkett.example', site: 'Parkett', self: '/news/feed/analysen.rss' };
const HOSTILE = 'Gewinn & <script>alert(1)</script> ]]> „so“';
const article = (part: Partial<Schema<'ArticleTeaser'>> = {}): Schema<'ArticleTeaser'> => ({
  type: 'V1ArticleTeaser',
  entityType: 'ARTICLE',
  entityValue: '1',
  urls: { WEBSITE: '/news/analysen/eins' },
  headline: HOSTILE,
  teaser: 'Ein <b>Satz</b> mit & und < darin.',
  publisher: { id: 1, name: 'Parkett Redaktion' },
  authors: [{ id: 501, alias: 'jule-brandis', title: 'Dr.', firstName: 'Jule', lastName: 'Brandis' }],
  datetimePublication: '2026-11-17T06:30:00.000+00:00',
  ...part,
});
const feed = (articles: NewsFeed['articles'], more: Partial<NewsFeed> = {}): NewsFeed => ({
  title: 'Analysen',
  description: 'Was hinter Kursen steckt.',
  path: '/news/analysen',
  articles,
  ...more,
});

describe.each([
  ['RSS', rssOf],
  ['Atom', atomOf],
])('a feed as %s', (_name, write) => {
  it('says of each article what another program reads again: title, address, author, instant, words', () => {
    const read = parseFeed(
      write(feed([article(), article({ urls: { WEBSITE: '/news/analysen/zwei' }, headline: 'Zwei', authors: [] })]), place),
    );
    expect([read.title, read.language, read.url]).toEqual(['Parkett: Analysen', 'de', 'https://www.parkett.example/news/analysen']);
    expect(read.items.map(({ title, url }) => [title, url])).toEqual([
      [HOSTILE, 'https://www.parkett.example/news/analysen/eins'],
      ['Zwei', 'https://www.parkett.example/news/analysen/zwei'],
    ]);
    expect(read.items.map(({ authors }) => authors.map(({ name }) => name))).toEqual([['Dr. Jule Brandis'], ['Parkett Redaktion']]);
    expect(read.items[0]?.published?.toISOString()).toBe('2026-11-17T06:30:00.000Z');
    expect(read.items[0]?.description).toContain('Satz');
  });

  it('may be empty', () => {
    expect(parseFeed(write(feed([]), place)).items).toEqual([]);
  });
});

it('a podcast’s feed has recordings as enclosures, with their length and chapters', () => {
  const audio = { url: '/audio/restlaufzeit-01.mp3', mediaType: 'audio/mpeg', bytes: 279_396, seconds: 93 };
  const chapters = [
    { start: 3, title: 'Drei Leitzinsen' },
    { start: 63, title: 'Zehn Jahre' },
  ];
  const podcastEpisode = { alias: 'restlaufzeit', title: 'Restlaufzeit', number: 1, audio, chapters };
  const text = rssOf(
    feed([article({ podcastEpisode })], { podcast: { authors: ['Henrik Oltmann'], image: '/bilder/podcast.svg' } }),
    place,
  );
  const { items, image } = parseFeed(text);
  expect(items[0]?.media.map(({ url, length, mimeType }) => [url, length, mimeType])).toEqual([
    ['https://www.parkett.example/audio/restlaufzeit-01.mp3', 279_396, 'audio/mpeg'],
  ]);
  expect(image?.url).toBe('https://www.parkett.example/bilder/podcast.svg');
  expect(text).toContain('<itunes:duration>93</itunes:duration>');
  expect(text).toContain('start="00:01:03.000"');
});

it('the sitemap of news names portal, language, instant and title', () => {
  const parsed = new RegExp('<news:title>([^<]*)</news:title>', 'u').exec(newsSitemap([article()], place))?.[1];
  expect(parsed).toBe('Gewinn &amp; &lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; „so“');
  expect(newsSitemap([article()], place)).toContain('<news:publication_date>2026-11-17T06:30:00.000Z</news:publication_date>');
});

it.each([
  ['/news/feed/analysen.rss', { kind: 'feed', alias: 'analysen', format: 'rss' }],
  ['/news/feed/analysen.atom', { kind: 'feed', alias: 'analysen', format: 'atom' }],
  ['/news/podcast/restlaufzeit.rss', { kind: 'podcast', alias: 'restlaufzeit', format: 'rss' }],
  ['/news/podcast/restlaufzeit.atom', undefined],
  ['/news/feed/analysen', undefined],
  ['/news/feed/../analysen.rss', undefined],
  ['/news/feed/A.rss', undefined],
])('reads %s as %j', (path, address) => {
  expect(feedAddress(path, ROUTES)).toEqual(address);
});
