import type { RankingList, Rankings, RankingSource } from '#documents/generated/types.ts';
import { rankingQuery, type RankingQueries } from '../kit/ranking/query.ts';

/** Classes of instruments that have a list of their own in articles. */
export type TopClass = Extract<RankingSource['class'], 'STOCK' | 'FUND' | 'ETF'>;

/** Top list as an article describes it. */
export interface TopListRequest {
  readonly title?: string;
  /** Places; ten without it. */
  readonly count?: number;
}

export const DEFAULT_PLACES = 10;

/** The first ranking of a class in the configuration: how the best of it are found. undefined where editors wrote none. */
export function topListOf(of: TopClass, { topLists }: Rankings): RankingList | undefined {
  return topLists.find(({ source }) => source.class === of);
}

/** As many as are shown and may be blocked; no call without a ranking of the class. */
export function topListNeeds(of: TopClass, { count = DEFAULT_PLACES }: TopListRequest, rankings: Rankings): RankingQueries {
  const list = topListOf(of, rankings);
  return list === undefined ? {} : rankingQuery(list.source, count + rankings.blockedNotations.length);
}
