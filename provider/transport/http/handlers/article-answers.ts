import { pathOf } from '#documents/routes/path-of.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import type { Schema } from '#client/operations.ts';
import { plainText } from '#domain/text/plain.ts';
import type { ArticleRecord } from '../../../content/article.ts';
import {
  authorName,
  type Author,
  type Category,
  type ContentSource,
  type Customer,
  type Directory,
  type PodcastSeries,
} from '../../../content/directory.ts';
import { known } from '../../../base/known.ts';
import { instrumentAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { isOfType } from '../../../base/is-of-type.ts';
import { lookUp } from '../../shared/selection.ts';
import { dateTime } from '../../../base/date-time.ts';

const EDITORS = 'redaktion';

/** Returns the teaser of an article for lists. */
export function teaserAnswer(directory: Directory, article: ArticleRecord): Schema<'ArticleTeaser'> {
  return {
    type: 'V1ArticleTeaser',
    entityType: 'ARTICLE',
    entityValue: article.id,
    urls: { WEBSITE: `/${article.alias}` },
    headline: article.headline,
    teaser: article.teaser,
    category: article.category,
    ...detailsOf(directory, article),
    premium: article.premium === true,
    ...known({ cloudinaryId: article.cloudinaryId, about: article.about }),
    datetimePublication: dateTime(article.publishedAt),
  };
}

/** Returns an article with its text; without access, subscriber content ends at its crop mark. */
export function articleAnswer(context: ProviderContext, article: ArticleRecord, hasAccess: boolean): Schema<'Article'> {
  const { premium = false, contentItems } = article;
  const { directory } = context.content();
  const mark = contentItems.findIndex(({ type }) => type === 'crop-mark');
  const isExcerpt = mark >= 0 && !hasAccess;
  return {
    ...teaserAnswer(directory, article),
    type: 'V1Article',
    expires: expiresOf('content', context.now()),
    alias: article.alias,
    author: authorName(directory, article.author),
    displayType: 'NATIVE',
    language: 'de',
    articleSubTypeName: directory.categories.find(({ alias }) => alias === article.category)?.subType ?? 'Artikel',
    wordCount: wordsOf(contentItems),
    premium,
    ...(premium ? { isExcerpt } : {}),
    instruments: article.instruments.flatMap(({ entityType, entityValue }) => {
      const record = lookUp(context, entityValue);
      return record !== undefined && isOfType(record, entityType) ? [instrumentAnswer(record)] : [];
    }),
    contentItems: isExcerpt
      ? [...contentItems.slice(0, mark), { type: 'crop-mark', ignoreIfUnknown: true }]
      : contentItems.filter(({ type }) => type !== 'crop-mark'),
  };
}

type Details = 'contentType' | 'newsCategory' | 'authors' | 'source' | 'sponsoring' | 'podcastEpisode' | 'video' | 'publisher';

function detailsOf(directory: Directory, article: ArticleRecord): Pick<Schema<'ArticleTeaser'>, Details> {
  const category = directory.categories.find(({ alias }) => alias === article.category);
  const index = directory.sources.findIndex(({ alias }) => alias === (article.source ?? EDITORS));
  const source = directory.sources[index];
  const customer = directory.customers.find(({ id }) => id === article.customer);
  const series = directory.podcasts.find(({ alias }) => alias === article.podcast?.series);
  return {
    contentType: article.contentType ?? 'ARTICLE',
    ...(category === undefined ? {} : { newsCategory: categoryAnswer(category) }),
    authors: directory.authors.filter(({ alias }) => alias === article.author).map(authorAnswer),
    ...(source === undefined ? {} : { source: sourceAnswer(source) }),
    publisher: { id: index + 1, name: source?.name ?? 'Parkett Redaktion' },
    ...(customer === undefined
      ? {}
      : { sponsoring: { customer: customerAnswer(customer), label: category?.adLabelStyle ?? 'WITH_NAME', url: customer.page } }),
    ...(series === undefined || article.podcast === undefined ? {} : { podcastEpisode: episodeAnswer(series, article.podcast) }),
    ...known({ video: article.video }),
  };
}

function episodeAnswer({ alias, title }: PodcastSeries, episode: NonNullable<ArticleRecord['podcast']>): Schema<'PodcastEpisode'> {
  const { episode: number, audio, chapters } = episode;
  return {
    alias,
    title,
    number,
    ...(audio && { audio: { url: `/audio/${audio.file}`, mediaType: 'audio/mpeg', bytes: audio.bytes, seconds: audio.seconds } }),
    ...(chapters && { chapters: [...chapters] }),
  };
}

export function categoryAnswer({
  id,
  alias,
  parent,
  name,
  title,
  headline,
  address,
  description,
  noIndex,
  displayAds,
  adLabelStyle,
}: Category): Schema<'NewsCategory'> {
  return { id, alias, name, url: `/${address}`, description, noIndex, displayAds, ...known({ parent, title, headline, adLabelStyle }) };
}

export function authorAnswer({ topics, ...author }: Author): Schema<'Author'> {
  return { ...author, ...(topics && { topics: [...topics] }) };
}

/** Returns a podcast with those authors who speak in it. */
export function podcastAnswer(
  { authors: speakers, services = [], contentStreamIds, ...podcast }: PodcastSeries,
  authors: readonly Author[],
  numberEpisodes: number,
): Schema<'Podcast'> {
  return {
    ...podcast,
    url: pathOf(ROUTES, 'podcast', { alias: podcast.alias }),
    authors: authors.filter(({ alias }) => speakers.includes(alias)).map(authorAnswer),
    services: [...services],
    contentStreamIds: [...contentStreamIds],
    numberEpisodes,
  };
}

export function sourceAnswer({ alias, name, isAgency, cloudinaryId }: ContentSource): Schema<'ArticleSource'> {
  return { alias, name, isAgency, ...known({ cloudinaryId }) };
}

export function customerAnswer({ id, shortName, longName, photoId }: Customer): Schema<'Customer'> {
  return { id, shortName, longName, ...known({ photoId }) };
}

function wordsOf(items: ArticleRecord['contentItems']): number {
  const texts = items.flatMap(({ value, values }) => [value ?? '', ...(values ?? [])]);
  return plainText(texts.join(' ')).split(/\s+/u).filter(Boolean).length;
}
