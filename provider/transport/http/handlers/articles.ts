import { isNamedIn } from '#domain/search/named-instrument.ts';
import { featureCodes } from '#domain/user/generated/products.ts';
import { notFound } from '../../../base/fault.ts';
import {
  findArticle,
  findArticles as findMatching,
  fits,
  publishedArticles,
  type ArticleAbout,
} from '../../../services/articles/find-articles.ts';
import type { ArticleQuery } from '../../../services/articles/query.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { foundIn, lookUp, searchOf } from '../../shared/selection.ts';
import { expiresOf } from '../caching.ts';
import type { Caller, Handler } from '../handler.ts';
import { articleAnswer, authorAnswer, categoryAnswer, podcastAnswer, sourceAnswer, teaserAnswer } from './article-answers.ts';
import { articleQueryOf } from './article-query.ts';

const PER_PAGE = 25;
const PREMIUM = featureCodes.premiumArticles;
/** Number of best search hits that an article may be about. */
const MOST_SUGGESTED = 3;

/** Finds published articles of the editors and reports of the agency, newest first. A search returns the best match first. */
export const findArticles: Handler<'findArticles'> = {
  dataClass: 'content',
  async search({ query = {} }, context) {
    if (query.searchValue === undefined) return [];
    const found = await (await searchOf(context)).find(query.searchValue, { limit: MOST_SUGGESTED, products: false });
    // Besides the best hit, includes only instruments that the text names.
    const text = query.searchValue;
    const hits = found.filter((one, index) => index === 0 || isNamedIn(text, one));
    return [{ type: 'UNKNOWN', total: hits.length, values: hits.map(({ entityValue }) => entityValue) }];
  },
  answer({ query = {} }, context) {
    const request = articleQueryOf(query);
    // Instruments that the words of the search may refer to, without derivatives.
    const suggested =
      request.searchValue === undefined
        ? undefined
        : new Set(foundIn(context).flatMap(({ records }) => records.map(({ entityValue }) => entityValue)));
    const hits = findMatching(context, request, { suggested, isAbout: aboutOf(context, request) });
    const perPage = query.perPage ?? PER_PAGE;
    const start = (query.page ?? 0) * perPage;
    return {
      expires: expiresOf('content', context.now()),
      total: hits.length,
      list: hits.slice(start, start + perPage).flatMap(({ read }) => {
        const record = read();
        return record === undefined ? [] : [teaserAnswer(context.content().directory, record)];
      }),
    };
  },
};

/** Returns an article by its id or `ALIAS:{alias}`. Subscribers get subscriber articles in full, in answers that are never cached. */
export const getArticle: Handler<'getArticle'> = {
  dataClass: (_input, { premium }) => (premium ? 'private' : 'content'),
  async answer({ path }, context, caller) {
    const key = path.articleId;
    const article = findArticle(context, key.startsWith('ALIAS:') ? key.slice(6) : key);
    if (article === undefined) throw notFound(`No article ${key}`, 'Der Artikel wurde nicht gefunden.');
    return articleAnswer(context, article, article.premium !== true || (await maySeePremium(caller)));
  },
};

/** Returns categories, authors, sources and podcasts. */
export const getArticleDirectory: Handler<'getArticleDirectory'> = {
  dataClass: 'content',
  answer(_input, context) {
    const { categories, authors, sources, podcasts } = context.content().directory;
    const episodes = publishedArticles(context).map(({ podcast }) => podcast?.series);
    return {
      expires: expiresOf('content', context.now()),
      categories: categories.map(categoryAnswer),
      authors: authors.map(authorAnswer),
      sources: sources.map(sourceAnswer),
      podcasts: podcasts.map((podcast) => podcastAnswer(podcast, authors, episodes.filter((series) => series === podcast.alias).length)),
    };
  },
};

async function maySeePremium(caller: Caller): Promise<boolean> {
  const session = await caller.session();
  return session?.features.has(PREMIUM) === true;
}

/** Returns the filter by instrument. A derivative has the news of its underlying, because no article is about a derivative. */
function aboutOf(context: ProviderContext, request: ArticleQuery): ArticleAbout['isAbout'] {
  if (request.entityType === undefined && request.entityTypes === undefined && request.entityValue === undefined) return undefined;
  const types = request.entityTypes === undefined ? undefined : new Set(request.entityTypes.split(','));
  const asked = request.entityValue === undefined ? undefined : lookUp(context, request.entityValue);
  const underlying = asked?.entityType === 'DERIVATIVE' ? underlyingOf(context, asked) : undefined;
  const type = underlying === undefined || request.entityType !== 'DERIVATIVE' ? request.entityType : undefined;
  const wanted = underlying ?? asked?.entityValue ?? request.entityValue;
  return (instruments) =>
    instruments.some(
      (instrument) =>
        fits(type, instrument.entityType) && types?.has(instrument.entityType) !== false && fits(wanted, instrument.entityValue),
    );
}

function underlyingOf(context: ProviderContext, { entityValue }: { readonly entityValue: string }): string | undefined {
  const { book } = context.derivatives();
  const row = book.row(entityValue);
  return row === undefined ? undefined : book.underlyingOf(row);
}
