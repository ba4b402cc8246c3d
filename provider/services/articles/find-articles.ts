import { spend } from '#market/base/index.ts';
import { AGENCY } from '../../content/agency/agency.ts';
import { AGENCY_CATEGORIES, type Slot } from '../../content/agency/plan.ts';
import type { ArticleInstrument, ArticleRecord } from '../../content/article.ts';
import { isWithin } from '../../content/directory.ts';
import { articleScores } from '../search/article-words.ts';
import { agencyOf, berlinDay } from './agency-of.ts';
import { boundsOf, type ArticleQuery } from './query.ts';
import type { ArticleSources } from './sources.ts';

/** Entry of a list; its text is only read if the entry is on the requested page. */
export interface ArticleHit {
  readonly id: string;
  readonly at: number;
  /** Relevance for a search; 0 without one. */
  readonly score: number;
  readonly read: () => ArticleRecord | undefined;
}

/** Instruments of a query, as resolved by the caller. */
export interface ArticleAbout {
  /** Instruments (entityValue) that the words of the search may refer to; undefined without a search. */
  readonly suggested: ReadonlySet<string> | undefined;
  /** Returns true if an article is about a requested instrument; undefined if no instrument is requested. */
  readonly isAbout: ((instruments: ArticleRecord['instruments']) => boolean) | undefined;
}

const DAY_MS = 86_400_000;
/** Number of days before its end for which a list includes agency reports. */
const AGENCY_DAYS = 30;
/** Score for being about a suggested instrument: more than a word in the text, less than one in the headline. */
const ABOUT = 5;

/** Returns the articles and agency reports of a query: the best match first, then the newest. */
export function findArticles(sources: ArticleSources, query: ArticleQuery, about: ArticleAbout): ArticleHit[] {
  return [...editedArticles(sources, query, about), ...agencyReports(sources, query, about)].toSorted(
    (a, b) => b.score - a.score || b.at - a.at || (a.id < b.id ? 1 : -1),
  );
}

/** Returns the published article or report with an id or alias. */
export function findArticle(sources: ArticleSources, key: string): ArticleRecord | undefined {
  const article = publishedArticles(sources).find(({ id, alias }) => id === key || alias === key);
  if (article !== undefined) return article;
  const agency = agencyOf(sources);
  const slot = agency.slot(key);
  return slot === undefined || slot.at > sources.now() ? undefined : agency.report(slot);
}

/** Returns the articles of the editors that are published by now. */
export function publishedArticles({ articles, now }: Pick<ArticleSources, 'articles' | 'now'>): readonly ArticleRecord[] {
  return articles().filter(({ publishedAt }) => publishedAt <= now());
}

function editedArticles(sources: ArticleSources, query: ArticleQuery, { suggested, isAbout }: ArticleAbout): ArticleHit[] {
  const { from, to } = boundsOf(query);
  const scoreOf = articleScores(query.searchValue ?? '');
  const streams = query.contentStreamIds === undefined ? undefined : new Set(query.contentStreamIds.split(','));
  const named = query.aliases === undefined ? undefined : new Set(query.aliases.split(','));
  return publishedArticles(sources)
    .filter(
      (article) =>
        named?.has(article.alias) !== false &&
        (query.category === undefined || isWithin(sources.content().directory, article.category, query.category)) &&
        (query.idCategoryFormat === undefined || article.category === categoryOf(sources, query.idCategoryFormat)) &&
        (streams === undefined || streams.has(String(article.podcast?.stream))) &&
        fits(query.contentType, article.contentType ?? 'ARTICLE') &&
        fits(query.author, article.author) &&
        fits(query.source, article.source ?? 'redaktion') &&
        fits(query.podcast, article.podcast?.series) &&
        fits(query.customer, article.customer) &&
        fits(query.premium, article.premium === true) &&
        article.publishedAt >= from &&
        article.publishedAt <= to &&
        isAbout?.(article.instruments) !== false,
    )
    .map((article) => {
      spend();
      return {
        id: article.id,
        at: article.publishedAt,
        score: suggested === undefined ? 0 : scoreOf(article) + aboutScore(article.instruments, suggested),
        read: () => article,
      };
    })
    .filter(({ score }) => suggested === undefined || score > 0);
}

/**
 * Returns the reports of the last thirty days, or of the thirty days that end with the requested one. A search finds them by subject,
 * because their texts are only written when they are read.
 */
function agencyReports(sources: ArticleSources, query: ArticleQuery, { suggested, isAbout }: ArticleAbout): ArticleHit[] {
  const isAsked =
    fits(query.source, AGENCY.source) &&
    fits(query.contentType, 'ARTICLE') &&
    fits(query.premium, false) &&
    [query.author, query.podcast, query.customer, query.contentStreamIds].every((value) => value === undefined);
  const categories = new Set(
    AGENCY_CATEGORIES.filter(
      (category) =>
        (query.category === undefined || isWithin(sources.content().directory, category, query.category)) &&
        (query.idCategoryFormat === undefined || category === categoryOf(sources, query.idCategoryFormat)),
    ),
  );
  if (!isAsked || categories.size === 0) return [];
  const now = sources.now();
  const { from, to } = boundsOf(query);
  const end = Math.min(now, to);
  const start = Math.max(from, end - AGENCY_DAYS * DAY_MS);
  if (start > end) return [];
  const agency = agencyOf(sources);
  // The instrument that the market picks is known only once the report is written, so only the newest slots are written here.
  const subjectOf = (slot: Slot): ArticleInstrument =>
    (slot.turns !== undefined && slot.at > now - 2 * DAY_MS && agency.report(slot)?.about) || slot.subject;
  const slots = query.aliases?.split(',').flatMap((alias) => agency.slot(alias) ?? []) ?? agency.slots(berlinDay(start), berlinDay(end));
  return slots
    .filter(
      (slot) =>
        slot.at >= start && slot.at <= end && categories.has(slot.category) && (isAbout === undefined || isAbout([subjectOf(slot)])),
    )
    .map((slot) => ({
      id: slot.id,
      at: slot.at,
      score: suggested === undefined ? 0 : aboutScore([slot.subject], suggested),
      read: () => agency.report(slot),
    }))
    .filter(({ score }) => suggested === undefined || score > 0);
}

function aboutScore(instruments: ArticleRecord['instruments'], suggested: ReadonlySet<string>): number {
  return instruments.some(({ entityValue }) => suggested.has(entityValue)) ? ABOUT : 0;
}

function categoryOf(sources: ArticleSources, id: number): string | undefined {
  return sources.content().directory.categories.find((category) => category.id === id)?.alias;
}

/** Returns true for the wanted value, and for any value if none is wanted. */
export function fits<Value>(wanted: Value | undefined, value: Value | undefined): boolean {
  return wanted === undefined || wanted === value;
}
