import type { Schema } from '#client/operations.ts';
import { plainText } from '#domain/text/plain.ts';
import type { StructuredPlaces } from '../kit/subject-module.ts';
import { personData } from '../kit/person-data.ts';

/**
 * Maximum characters of a headline that search engines show. Source: developers.google.com/search/docs/appearance/structured-data/article
 */
const HEADLINE = 110;
/** Publisher of articles without one. */
const PUBLISHER = 'Parkett';

/**
 * Structured data of an article for search engines (schema.org): dates, authors, and whether it is for subscribers; for an episode also its
 * recording.
 */
export function articleData({ article }: { readonly article: Schema<'Article'> }, places: StructuredPlaces): readonly object[] {
  const { url } = places;
  const { headline, teaser, authors = [], source, datetimePublication, datetimeUpdate, newsCategory, premium, podcastEpisode } = article;
  // Tolerates a missing publisher although the contract requires it: the head of a page must not fail because of a name.
  const { publisher }: Partial<typeof article> = article;
  const name = publisher?.name ?? PUBLISHER;
  const writers =
    authors.length > 0 ? authors.map((author) => personData(author, places)) : [{ '@type': 'Organization', name: source?.name ?? name }];
  const audio = podcastEpisode?.audio;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: plainText(headline).slice(0, HEADLINE),
      ...(teaser !== undefined && { description: teaser }),
      url,
      mainEntityOfPage: url,
      inLanguage: 'de',
      datePublished: datetimePublication,
      dateModified: datetimeUpdate ?? datetimePublication,
      author: writers,
      publisher: { '@type': 'Organization', name },
      isAccessibleForFree: !premium,
      ...(newsCategory && { articleSection: newsCategory.name }),
      ...(audio && {
        audio: {
          '@type': 'AudioObject',
          contentUrl: new URL(audio.url, url).href,
          encodingFormat: audio.mediaType,
          duration: `PT${audio.seconds}S`,
        },
      }),
    },
  ];
}
