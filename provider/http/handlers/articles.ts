import type { Schema } from '#client/operations.ts';
import type { ArticleRecord } from '../../content/article.ts';
import { instrumentAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../context.ts';
import { notFound } from '../fault.ts';
import type { Handler } from '../handlers.ts';
import { isOfType, lookUp } from '../selection.ts';
import { dateTime } from '../time.ts';

const PER_PAGE = 25;
const PUBLISHER: Schema<'Publisher'> = { id: 1, name: 'Parkett Redaktion' };

/** Articles, newest first; only those that have appeared by the provider's now. */
export const findArticles: Handler<'findArticles'> = {
  dataClass: 'content',
  answer({ query = {} }, context) {
    const hits = published(context).filter(
      (article) => (query.category === undefined || article.category === query.category) && isAbout(context, article, query),
    );
    const perPage = query.perPage ?? PER_PAGE;
    const start = (query.page ?? 0) * perPage;
    return {
      expires: expiresOf('content', context.now()),
      ...(query.calculateTotal === true ? { total: hits.length } : {}),
      list: hits.slice(start, start + perPage).map(teaserAnswer),
    };
  },
};

/** One article by its id or `ALIAS:{alias}`. */
export const getArticle: Handler<'getArticle'> = {
  dataClass: 'content',
  answer({ path }, context) {
    const key = path.articleId;
    const alias = key.startsWith('ALIAS:') ? key.slice(6) : undefined;
    const article = published(context).find((candidate) => (alias === undefined ? candidate.id === key : candidate.alias === alias));
    if (article === undefined) throw notFound(`No article ${key}`, 'Der Artikel wurde nicht gefunden.');
    return articleAnswer(context, article);
  },
};

function published({ articles, now }: ProviderContext): readonly ArticleRecord[] {
  return articles().filter((article) => article.publishedAt <= now());
}

function isAbout(
  context: ProviderContext,
  article: ArticleRecord,
  { entityType, entityValue }: { entityType?: string; entityValue?: string },
): boolean {
  const wanted = entityValue === undefined ? undefined : (lookUp(context, entityValue)?.entityValue ?? entityValue);
  if (entityType === undefined && wanted === undefined) return true;
  return article.instruments.some(
    (instrument) =>
      (entityType === undefined || instrument.entityType === entityType) && (wanted === undefined || instrument.entityValue === wanted),
  );
}

function teaserAnswer(article: ArticleRecord): Schema<'ArticleTeaser'> {
  return {
    type: 'V1ArticleTeaser',
    entityType: 'ARTICLE',
    entityValue: article.id,
    urls: { WEBSITE: `/${article.alias}` },
    headline: article.headline,
    teaser: article.teaser,
    category: article.category,
    ...(article.cloudinaryId === undefined ? {} : { cloudinaryId: article.cloudinaryId }),
    publisher: PUBLISHER,
    datetimePublication: dateTime(article.publishedAt),
  };
}

function articleAnswer(context: ProviderContext, article: ArticleRecord): Schema<'Article'> {
  return {
    ...teaserAnswer(article),
    type: 'V1Article',
    expires: expiresOf('content', context.now()),
    alias: article.alias,
    author: article.author,
    displayType: 'NATIVE',
    language: 'de',
    articleSubTypeName: article.category === 'ratgeber' ? 'Ratgeber' : 'Artikel',
    wordCount: wordsOf(article.contentItems),
    premium: false,
    instruments: article.instruments.flatMap(({ entityType, entityValue }) => {
      const record = lookUp(context, entityValue);
      return record !== undefined && isOfType(record, entityType) ? [instrumentAnswer(record)] : [];
    }),
    contentItems: [...article.contentItems],
  };
}

function wordsOf(items: ArticleRecord['contentItems']): number {
  const texts = items.flatMap(({ value, values }) => [value ?? '', ...(values ?? [])]);
  return texts
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}
