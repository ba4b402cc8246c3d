import type { Schema } from '#client/operations.ts';

/** Filter for the episodes of a podcast. */
export interface EpisodeQuery {
  readonly podcast?: string;
  readonly contentStreamIds?: string;
  readonly idCategoryFormat?: number;
}

/** Episodes of a podcast: those of the streams and category that it names. Without streams, the episodes that name the podcast. */
export function episodesOf({ alias, contentStreamIds = [], idCategoryFormat }: Schema<'Podcast'>): EpisodeQuery {
  if (contentStreamIds.length === 0) return { podcast: alias };
  return { contentStreamIds: contentStreamIds.join(','), ...(idCategoryFormat !== undefined && { idCategoryFormat }) };
}
