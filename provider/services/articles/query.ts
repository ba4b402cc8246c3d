import { endOfBerlinDay, startOfBerlinDay } from '../../base/date-time.ts';

/** Filters of a list of articles; all are optional. */
export interface ArticleQuery {
  readonly category?: string;
  readonly contentType?: string;
  readonly author?: string;
  readonly source?: string;
  readonly podcast?: string;
  /** Ids of streams, separated by commas. */
  readonly contentStreamIds?: string;
  readonly idCategoryFormat?: number;
  readonly customer?: number;
  /** Aliases to which the result is limited, separated by commas. */
  readonly aliases?: string;
  readonly premium?: boolean;
  readonly entityType?: string;
  /** Types of instruments, separated by commas. */
  readonly entityTypes?: string;
  readonly entityValue?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  /** Words of a search. */
  readonly searchValue?: string;
}

/** Returns the first and last instant of the requested days in Berlin; a missing day sets no bound. */
export function boundsOf({ startDate, endDate }: ArticleQuery): { readonly from: number; readonly to: number } {
  return {
    from: startDate === undefined ? -Infinity : startOfBerlinDay(startDate),
    to: endDate === undefined ? Infinity : endOfBerlinDay(endDate),
  };
}
