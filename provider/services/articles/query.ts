import { endOfBerlinDay, startOfBerlinDay } from '../../base/date-time.ts';

/** Filters of a list of articles; everything is optional. */
export interface ArticleQuery {
  readonly category?: string;
  readonly contentType?: string;
  readonly author?: string;
  readonly source?: string;
  readonly podcast?: string;
  /** Ids of streams, with commas between them. */
  readonly contentStreamIds?: string;
  readonly idCategoryFormat?: number;
  readonly customer?: number;
  /** Aliases of the only articles that may be found, with commas between them. */
  readonly aliases?: string;
  readonly premium?: boolean;
  readonly entityType?: string;
  /** Types of instruments, with commas between them. */
  readonly entityTypes?: string;
  readonly entityValue?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  /** Words of a search. */
  readonly searchValue?: string;
}

/** First and last instant of the requested days in Berlin; a missing day sets no bound. */
export function boundsOf({ startDate, endDate }: ArticleQuery): { readonly from: number; readonly to: number } {
  return {
    from: startDate === undefined ? -Infinity : startOfBerlinDay(startDate),
    to: endDate === undefined ? Infinity : endOfBerlinDay(endDate),
  };
}
