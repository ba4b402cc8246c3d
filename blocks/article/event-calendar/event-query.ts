import { berlinDay } from '#domain/format/date.ts';
import { query, type RequiredQuery } from '../../kit/block.ts';

/** Filter for events. */
export interface EventQuery {
  readonly days?: number;
  readonly category?: 'RESULT_REPORTS' | 'DIVIDENDS' | 'GENERAL_MEETING' | 'ECONOMY';
  readonly entityType?: 'STOCK' | 'INDEX' | 'FUND' | 'ETF';
  readonly entityValue?: string;
}

export const DEFAULT_DAYS = 28;
/** Number of events per page: many companies with the same event on one day share a row, so a page covers several days. */
export const PER_PAGE = 200;
const DAY_MS = 86_400_000;

/** Query for the events of a number of days from today on, by Berlin's calendar. */
export function eventQuery(
  { days = DEFAULT_DAYS, category, entityType, entityValue }: EventQuery,
  now: string,
  paging: { readonly page?: number; readonly perPage: number },
): RequiredQuery<'findCalendarEvents'> {
  const today = berlinDay(now);
  const last = new Date(Date.parse(today) + (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return query('findCalendarEvents', {
    query: {
      dateTimeStart: today,
      dateTimeEnd: last,
      ...(category && { eventCategoryType: category }),
      ...(entityType && { entityType }),
      ...(entityValue && { entityValue }),
      ...paging,
    },
  });
}
