import type { BlockInput, WithConfig } from '../../kit/block.ts';
import type { RankingSubject } from '#subjects/ranking/subject.ts';
import { PLACES, rankingQuery, type RankingQueries } from '../../kit/ranking/query.ts';
import type { RankingProps } from '../../generated/props.ts';

/** Query for the shown places plus those that may be blocked, so that fifty remain. */
export function needs({ subject: { source }, config }: BlockInput<RankingProps, RankingSubject> & WithConfig<'rankings'>): RankingQueries {
  return source === undefined ? {} : rankingQuery(source, PLACES + config.rankings.blockedNotations.length);
}
