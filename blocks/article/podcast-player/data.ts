import { optionalQuery, type BlockInput, type OptionalQuery } from '../../kit/block.ts';
import type { PodcastPlayerProps } from '../../generated/props.ts';
import { episodesOf } from '../../kit/episodes.ts';

export type PlayerQueries = {
  /** Asked on the page of a podcast, where its player has this place. */
  readonly newest?: OptionalQuery<'findArticles'>;
};

/** The newest episode of the page's podcast. An episode on its own page is there already. */
export function needs({ props: { position }, subject }: BlockInput<PodcastPlayerProps>): PlayerQueries {
  if (subject?.kind !== 'podcast' || subject.podcast.playerPosition !== position) return {};
  return { newest: optionalQuery('findArticles', { query: { ...episodesOf(subject.podcast), page: 0, perPage: 1 } }) };
}
