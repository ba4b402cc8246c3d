import type { RankingList, Rankings, RankingSource } from '#documents/generated/types.ts';
import { rankingQuery, type RankingQueries } from '../kit/ranking/query.ts';

/** Classes of instruments that have a top list in articles. */
export type TopClass = Extract<RankingSource['class'], 'STOCK' | 'FUND' | 'ETF'>;

/** Top list as the document describes it. */
export interface TopListRequest {
  readonly title?: string;
  /** Number of places; 10 without it. */
  readonly count?: number;
}

export const DEFAULT_PLACES = 10;

/** First ranking of a class in the configuration, which says how to find its best instruments; undefined if there is none. */
export function topListOf(of: TopClass, { topLists }: Rankings): RankingList | undefined {
  return topLists.find(({ source }) => source.class === of);
}

/** Queries for the shown places plus those that may be blocked; none without a ranking of the class. */
export function topListNeeds(of: TopClass, { count = DEFAULT_PLACES }: TopListRequest, rankings: Rankings): RankingQueries {
  const list = topListOf(of, rankings);
  return list === undefined ? {} : rankingQuery(list.source, count + rankings.blockedNotations.length);
}
