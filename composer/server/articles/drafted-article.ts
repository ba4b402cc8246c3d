import { contractPart } from '#blocks/kit/answers/reading.ts';
import type { AnyCall } from '#client/audience.ts';
import type { Schema } from '#client/operations.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import { isRecord } from '#documents/reader/path.ts';
import { placed } from '#documents/reader/references/placed.ts';
import { authorName } from '#domain/article/author.ts';
import { plainText } from '#domain/text/plain.ts';
import { featureCodes } from '#domain/user/generated/products.ts';
import { ANYONE, type Visitor } from '#domain/user/visitor.ts';
import type { Preview } from '#site/preview.ts';

/** Article as editors write it, already validated by its schema. */
interface ArticleDocument {
  readonly id: number;
  readonly alias: string;
  readonly headline: string;
  readonly teaser: string;
  readonly category: string;
  readonly author: string;
  readonly datetimePublication: string;
  readonly contentType?: Schema<'ContentType'>;
  readonly source?: string;
  readonly customer?: number;
  readonly premium?: boolean;
  readonly podcast?: {
    readonly series: string;
    readonly episode: number;
    readonly audio?: { readonly file: string; readonly seconds: number; readonly bytes: number };
    readonly chapters?: readonly Schema<'Chapter'>[];
  };
  readonly video?: Schema<'Video'>;
  readonly cloudinaryId?: string;
  readonly instruments?: readonly { readonly entityType: Schema<'Instrument'>['entityType']; readonly entityValue: string }[];
  readonly contentItems: readonly Schema<'ContentItem'>[];
}

interface Partner extends Schema<'Customer'> {
  readonly page?: string;
}

const EDITORS = 'redaktion';
const DESK = 'Parkett Redaktion';
const PARTNERS = 'content/partners/customers.yaml';

/**
 * Answers the call for an article from an editor's drafts, as the provider would once they are published. Data that a draft does not
 * contain (categories, authors, instruments) comes from the provider. An invalid draft shows its last valid state.
 * @param files documents of which the editor has drafts
 * @param visitor visitor to render for: only subscribers get the text after the crop mark
 */
export function draftedArticles(loaded: LoadedConfig, files: readonly string[], visitor: Visitor = ANYONE): Preview['article'] {
  const articles = files.flatMap((file) => {
    const document = loaded.good.get(file);
    return document?.kind === 'article' ? [placed<ArticleDocument>(document.source).value] : [];
  });
  if (articles.length === 0) return undefined;
  const partners = partnersIn(loaded.good.get(PARTNERS)?.source.value);
  const isComplete = visitor.features.includes(featureCodes.premiumArticles);
  return (articleId, call, signal) => {
    const article = articles.find(({ id, alias }) => articleId === `ALIAS:${alias}` || articleId === String(id));
    return article && answerOf(article, { partners, isComplete, call, signal });
  };
}

interface Asked {
  readonly partners: readonly Partner[];
  readonly isComplete: boolean;
  readonly call: AnyCall;
  readonly signal: AbortSignal;
}

async function answerOf(article: ArticleDocument, { partners, isComplete, call, signal }: Asked): Promise<Schema<'Article'>> {
  const { alias, headline, teaser, category, contentItems, podcast, video, cloudinaryId, premium = false } = article;
  const [directory, published, instruments] = await Promise.all([
    call('getArticleDirectory', {}, { signal }),
    call('getArticle', { path: { articleId: String(article.id) } }, { signal }).catch(() => undefined),
    Promise.all((article.instruments ?? []).map((path) => call('getInstrument', { path }, { signal }).catch(() => undefined))),
  ]);
  const newsCategory = directory.categories.find((each) => each.alias === category);
  const authors = directory.authors.filter((each) => each.alias === article.author);
  const index = directory.sources.findIndex((each) => each.alias === (article.source ?? EDITORS));
  const source = directory.sources[index];
  const series = directory.podcasts.find((each) => each.alias === podcast?.series);
  const partner = partners.find(({ id }) => id === article.customer);
  const mark = contentItems.findIndex(({ type }) => type === 'crop-mark');
  const isExcerpt = mark >= 0 && !isComplete;
  return {
    type: 'V1Article',
    entityType: 'ARTICLE',
    entityValue: String(article.id),
    alias,
    urls: { WEBSITE: `/${alias}` },
    headline,
    teaser,
    category,
    ...(newsCategory && { newsCategory }),
    ...(published?.category === category &&
      published.articleSubTypeName !== undefined && { articleSubTypeName: published.articleSubTypeName }),
    author: authors[0] === undefined ? DESK : authorName(authors[0]),
    authors,
    ...(source && { source }),
    publisher: { id: index + 1, name: source?.name ?? DESK },
    ...(partner && sponsoringOf(partner, newsCategory)),
    contentType: article.contentType ?? 'ARTICLE',
    displayType: 'NATIVE',
    language: 'de',
    datetimePublication: new Date(article.datetimePublication).toISOString().replace('Z', '+00:00'),
    ...(cloudinaryId !== undefined && { cloudinaryId }),
    ...(video && { video }),
    ...(series && podcast && { podcastEpisode: episodeOf(series, podcast) }),
    wordCount: wordsOf(contentItems),
    premium,
    ...(premium && { isExcerpt }),
    instruments: instruments.flatMap((instrument) => (instrument === undefined ? [] : [asNamed(instrument)])),
    contentItems: isExcerpt
      ? [...contentItems.slice(0, mark), { type: 'crop-mark', ignoreIfUnknown: true }]
      : contentItems.filter(({ type }) => type !== 'crop-mark'),
  };
}

/** Instrument as an article refers to it: without the fields that only the call for the instrument returns. */
function asNamed(instrument: Schema<'Instrument'>): Schema<'Instrument'> {
  const { expires: _, codeMic: __, ...named } = instrument;
  return named;
}

function sponsoringOf(
  { id, shortName, longName, photoId, page }: Partner,
  category: Schema<'NewsCategory'> | undefined,
): Pick<Schema<'Article'>, 'sponsoring'> {
  const customer = { id, shortName, longName, ...(photoId !== undefined && { photoId }) };
  return { sponsoring: { customer, label: category?.adLabelStyle ?? 'WITH_NAME', ...(page !== undefined && { url: page }) } };
}

function episodeOf(
  { alias, title }: Schema<'Podcast'>,
  { episode, audio, chapters }: NonNullable<ArticleDocument['podcast']>,
): Schema<'PodcastEpisode'> {
  return {
    alias,
    title,
    number: episode,
    ...(audio && { audio: { url: `/audio/${audio.file}`, mediaType: 'audio/mpeg', bytes: audio.bytes, seconds: audio.seconds } }),
    ...(chapters && { chapters: [...chapters] }),
  };
}

function wordsOf(items: ArticleDocument['contentItems']): number {
  const texts = items.flatMap(({ value, values }) => [value ?? '', ...(values ?? [])]);
  return plainText(texts.join(' ')).split(/\s+/u).filter(Boolean).length;
}

function partnersIn(value: unknown): readonly Partner[] {
  const list = isRecord(value) ? value['customers'] : undefined;
  return contractPart<readonly Partner[]>(list, Array.isArray, []);
}
