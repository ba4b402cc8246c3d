import { isNamedIn } from '#domain/search/meant.ts';
import { featureCodes } from '#domain/user/generated/products.ts';
import { companyNote, datesBetween } from '#market/companies/index.ts';
import { createAgency, AGENCY, type Agency } from '../../../content/agency/agency.ts';
import { AGENCY_CATEGORIES, type Slot } from '../../../content/agency/plan.ts';
import type { ArticleInstrument, ArticleRecord } from '../../../content/article.ts';
import { isWithin } from '../../../content/directory.ts';
import type { Market } from '#market/prices/index.ts';
import { expiresOf } from '../caching.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { spend } from '#market/base/index.ts';
import { notFound } from '../../../base/fault.ts';
import type { Caller, Handler } from '../handler.ts';
import { foundIn, lookUp, searchOf } from '../../shared/selection.ts';
import { articleScores } from '../../../services/search/article-words.ts';
import { articleAnswer, authorAnswer, categoryAnswer, podcastAnswer, sourceAnswer, teaserAnswer } from './article-answers.ts';
import { boundsOf, articleQueryOf, type ArticleQuery } from './article-query.ts';

const PER_PAGE = 25;
const DAY_MS = 86_400_000;
/** Number of days of agency reports that a list reaches back from its end. */
const AGENCY_DAYS = 30;
const PREMIUM = featureCodes.premiumArticles;

/**
 * Pieces of the editors and reports of the agency, newest first; only what has appeared by the provider's now. A search has
 * what fits best in front.
 */
export const findArticles: Handler<'findArticles'> = {
  dataClass: 'content',
  async search({ query = {} }, context) {
    if (query.searchValue === undefined) return [];
    const found = await (await searchOf(context)).find(query.searchValue, { limit: MOST_MEANT, products: false });
    // Beside the best hit only what the text names.
    const text = query.searchValue;
    const hits = found.filter((one, index) => index === 0 || isNamedIn(text, one));
    return [{ type: 'UNKNOWN', total: hits.length, values: hits.map(({ entityValue }) => entityValue) }];
  },
  answer({ query = {} }, context) {
    const request = articleQueryOf(query);
    // The instruments that the search may mean, derivatives aside.
    const meant =
      request.searchValue === undefined
        ? undefined
        : new Set(foundIn(context).flatMap(({ records }) => records.map(({ entityValue }) => entityValue)));
    const hits = [...edited(context, request, meant), ...reported(context, request, meant)].toSorted(
      (a, b) => b.score - a.score || b.at - a.at || (a.id < b.id ? 1 : -1),
    );
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

/** One piece by its id or `ALIAS:{alias}`. What is for subscribers is answered in full to them only, and kept by nobody. */
export const getArticle: Handler<'getArticle'> = {
  dataClass: (_input, { premium }) => (premium ? 'private' : 'content'),
  async answer({ path }, context, caller) {
    const key = path.articleId;
    const article = findPiece(context, key.startsWith('ALIAS:') ? key.slice(6) : key);
    if (article === undefined) throw notFound(`No article ${key}`, 'Der Artikel wurde nicht gefunden.');
    return articleAnswer(context, article, article.premium !== true || (await maySeePremium(caller)));
  },
};

/** Categories, authors, sources and podcasts. */
export const getArticleDirectory: Handler<'getArticleDirectory'> = {
  dataClass: 'content',
  answer(_input, context) {
    const { categories, authors, sources, podcasts } = context.content().directory;
    const episodes = published(context).map(({ podcast }) => podcast?.series);
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

function published({ articles, now }: ProviderContext): readonly ArticleRecord[] {
  return articles().filter(({ publishedAt }) => publishedAt <= now());
}

function findPiece(context: ProviderContext, key: string): ArticleRecord | undefined {
  const piece = published(context).find(({ id, alias }) => id === key || alias === key);
  if (piece !== undefined) return piece;
  const agency = agencyOf(context);
  const slot = agency.slot(key);
  return slot === undefined || slot.at > context.now() ? undefined : agency.report(slot);
}

/** A place in a list; the text is read when the place is on the page. */
interface Hit {
  readonly id: string;
  readonly at: number;
  /** How well it fits a search; 0 without one. */
  readonly score: number;
  readonly read: () => ArticleRecord | undefined;
}

/** Number of best search hits that an article may be about. */
const MOST_MEANT = 3;
/** Score for being about the instrument that the search means: more than a word in the text, less than one in the headline. */
const ABOUT = 5;

function aboutScore(instruments: ArticleRecord['instruments'], meant: ReadonlySet<string>): number {
  return instruments.some(({ entityValue }) => meant.has(entityValue)) ? ABOUT : 0;
}

function edited(context: ProviderContext, request: ArticleQuery, meant: ReadonlySet<string> | undefined): Hit[] {
  const { from, to } = boundsOf(request);
  const isAbout = aboutOf(context, request);
  const scoreOf = articleScores(request.searchValue ?? '');
  const streams = request.contentStreamIds === undefined ? undefined : new Set(request.contentStreamIds.split(','));
  const named = request.aliases === undefined ? undefined : new Set(request.aliases.split(','));
  return published(context)
    .filter(
      (article) =>
        named?.has(article.alias) !== false &&
        (request.category === undefined || isWithin(context.content().directory, article.category, request.category)) &&
        (request.idCategoryFormat === undefined || article.category === categoryOf(context, request.idCategoryFormat)) &&
        (streams === undefined || streams.has(String(article.podcast?.stream))) &&
        fits(request.contentType, article.contentType ?? 'ARTICLE') &&
        fits(request.author, article.author) &&
        fits(request.source, article.source ?? 'redaktion') &&
        fits(request.podcast, article.podcast?.series) &&
        fits(request.customer, article.customer) &&
        fits(request.premium, article.premium === true) &&
        article.publishedAt >= from &&
        article.publishedAt <= to &&
        isAbout(article.instruments),
    )
    .map((article) => {
      spend();
      return {
        id: article.id,
        at: article.publishedAt,
        score: meant === undefined ? 0 : scoreOf(article) + aboutScore(article.instruments, meant),
        read: () => article,
      };
    })
    .filter(({ score }) => meant === undefined || score > 0);
}

/**
 * Reports of the last thirty days, or of the thirty days that end with the wished one. A search finds them by what they are about:
 * their words are written only when they are read.
 */
function reported(context: ProviderContext, request: ArticleQuery, meant: ReadonlySet<string> | undefined): Hit[] {
  const isAsked =
    fits(request.source, AGENCY.source) &&
    fits(request.contentType, 'ARTICLE') &&
    fits(request.premium, false) &&
    [request.author, request.podcast, request.customer, request.contentStreamIds].every((value) => value === undefined);
  const categories = new Set(
    AGENCY_CATEGORIES.filter(
      (category) =>
        (request.category === undefined || isWithin(context.content().directory, category, request.category)) &&
        (request.idCategoryFormat === undefined || category === categoryOf(context, request.idCategoryFormat)),
    ),
  );
  if (!isAsked || categories.size === 0) return [];
  const now = context.now();
  const { from, to } = boundsOf(request);
  const end = Math.min(now, to);
  const start = Math.max(from, end - AGENCY_DAYS * DAY_MS);
  if (start > end) return [];
  const agency = agencyOf(context);
  const isAbout = aboutOf(context, request);
  const isNarrowed = [request.entityType, request.entityTypes, request.entityValue].some((value) => value !== undefined);
  // The instrument that the market picks is known only once the report is written; only the newest slots get written here.
  const subjectOf = (slot: Slot): ArticleInstrument =>
    (slot.turns !== undefined && slot.at > now - 2 * DAY_MS && agency.report(slot)?.about) || slot.subject;
  const slots = request.aliases?.split(',').flatMap((alias) => agency.slot(alias) ?? []) ?? agency.slots(berlinDay(start), berlinDay(end));
  return slots
    .filter((slot) => slot.at >= start && slot.at <= end && categories.has(slot.category) && (!isNarrowed || isAbout([subjectOf(slot)])))
    .map((slot) => ({
      id: slot.id,
      at: slot.at,
      score: meant === undefined ? 0 : aboutScore([slot.subject], meant),
      read: () => agency.report(slot),
    }))
    .filter(({ score }) => meant === undefined || score > 0);
}

function categoryOf(context: ProviderContext, id: number): string | undefined {
  return context.content().directory.categories.find((category) => category.id === id)?.alias;
}

function fits<Value>(wanted: Value | undefined, value: Value | undefined): boolean {
  return wanted === undefined || wanted === value;
}

/** News of a product are those of its underlying, for nobody writes about a product. */
function aboutOf(context: ProviderContext, request: ArticleQuery): (instruments: ArticleRecord['instruments']) => boolean {
  if (request.entityType === undefined && request.entityTypes === undefined && request.entityValue === undefined) return () => true;
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

const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

export function berlinDay(instant: number): string {
  return berlin.format(instant);
}

const agencies = new WeakMap<Market, Agency>();

/** One agency for each market: after an import there is another market, and its reports are written anew. */
export function agencyOf(context: Pick<ProviderContext, 'market' | 'catalogue'>): Agency {
  const market = context.market();
  const catalogue = context.catalogue();
  const agency =
    agencies.get(market) ??
    createAgency({
      market,
      instrument: (entityValue) => catalogue.instrument(entityValue),
      notationsOf: (entityValue) => catalogue.notationsOf(entityValue),
      membersOf: (index) => catalogue.membersOf(index),
      sectorOf: ({ companyId = '' }) => catalogue.company(companyId)?.sector.name,
      datesOn: (day) => datesBetween(catalogue, day, day).map(companyNote),
    });
  agencies.set(market, agency);
  return agency;
}
