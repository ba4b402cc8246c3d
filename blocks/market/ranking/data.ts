import type { BlockInput, WithConfig } from '../../kit/block.ts';
import type { RankingSubject } from '#subjects/ranking/subject.ts';
import { PLACES, rankingQuery, type RankingQueries } from '../../kit/ranking/query.ts';
import type { RankingProps } from '../../generated/props.ts';

/** As many as are shown and may be blocked, so that fifty are left whatever is blocked. */
export function needs({ subject: { source }, config }: BlockInput<RankingProps, RankingSubject> & WithConfig<'rankings'>): RankingQueries {
  return source === undefined ? {} : rankingQuery(source, PLACES + config.rankings.blockedNotations.length);
}
