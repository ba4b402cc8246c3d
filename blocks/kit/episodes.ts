import type { Schema } from '#client/operations.ts';

/** Filter for the episodes of a podcast. */
export interface EpisodeQuery {
  readonly podcast?: string;
  readonly contentStreamIds?: string;
  readonly idCategoryFormat?: number;
}

/** Its episodes come from the streams that it names, in the category that it names; one that names none has those that name it. */
export function episodesOf({ alias, contentStreamIds = [], idCategoryFormat }: Schema<'Podcast'>): EpisodeQuery {
  if (contentStreamIds.length === 0) return { podcast: alias };
  return { contentStreamIds: contentStreamIds.join(','), ...(idCategoryFormat !== undefined && { idCategoryFormat }) };
}
