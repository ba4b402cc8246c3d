import { ROUTES } from '#documents/routes/generated/routes.ts';
import { expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { articleData } from './structured-data.ts';

const article = (part: Partial<Schema<'Article'>> = {}) =>
  ({
    headline: 'Sechs <em>Warnzeichen</em>',
    teaser: 'Worauf es ankommt.',
    authors: [
      {
        id: 501,
        alias: 'jule-brandis',
        title: 'Dr.',
        firstName: 'Jule',
        lastName: 'Brandis',
        position: 'Leiterin Analysen',
        cloudinaryId: 'autor-jule-brandis',
      },
    ],
    publisher: { id: 1, name: 'Parkett Redaktion' },
    datetimePublication: '2026-11-17T06:30:00.000+00:00',
    premium: true,
    ...part,
  }) as Schema<'Article'>;
const URL_OF = 'https://www.parkett.example/news/analysen/warnzeichen-bilanz';
const PLACES = { url: URL_OF, picture: (id: string) => `https://www.parkett.example/bilder/${id}.svg`, routes: ROUTES };
const dataOf = (part?: Partial<Schema<'Article'>>) => articleData({ article: article(part) }, PLACES)[0];

it('tells search engines who wrote a piece, when, and that it is for subscribers', () => {
  expect(dataOf()).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Sechs Warnzeichen',
    mainEntityOfPage: URL_OF,
    datePublished: '2026-11-17T06:30:00.000+00:00',
    dateModified: '2026-11-17T06:30:00.000+00:00',
    author: [
      {
        '@type': 'Person',
        name: 'Dr. Jule Brandis',
        url: 'https://www.parkett.example/news/autoren/jule-brandis',
        jobTitle: 'Leiterin Analysen',
        image: 'https://www.parkett.example/bilder/autor-jule-brandis.svg',
      },
    ],
    isAccessibleForFree: false,
  });
});

it('names the source where nobody is named, and the recording of an episode', () => {
  const audio = { url: '/audio/a-01.mp3', mediaType: 'audio/mpeg', bytes: 1, seconds: 93 };
  const podcastEpisode = { alias: 'a', title: 'A', number: 1, audio };
  expect(dataOf({ authors: [], source: { alias: 'kurswerk', name: 'Kurswerk', isAgency: true }, podcastEpisode })).toMatchObject({
    author: [{ '@type': 'Organization', name: 'Kurswerk' }],
    audio: { contentUrl: 'https://www.parkett.example/audio/a-01.mp3', duration: 'PT93S' },
  });
});
