import { optionalQuery, type BlockInput, type OptionalQuery } from '../../kit/block.ts';
import type { PodcastPlayerProps } from '../../generated/props.ts';
import { episodesOf } from '../../kit/episodes.ts';

export type PlayerQueries = {
  /** Requested on the page of a podcast whose player has this position. */
  readonly newest?: OptionalQuery<'findArticles'>;
};

/** Query for the newest episode of the page's podcast. An episode on its own page is known already. */
export function needs({ props: { position }, subject }: BlockInput<PodcastPlayerProps>): PlayerQueries {
  if (subject?.kind !== 'podcast' || subject.podcast.playerPosition !== position) return {};
  return { newest: optionalQuery('findArticles', { query: { ...episodesOf(subject.podcast), page: 0, perPage: 1 } }) };
}
