import { useMemo } from 'react';
import { useFindArticles } from '#client/generated/hooks/articles.ts';
import { useFindCalendarEvents } from '#client/generated/hooks/events.ts';
import { EXTRA } from '#client/query-client.ts';
import { eventKindsOf, venueDay } from '#domain/chart/events.ts';
import type { ChartView } from '#domain/chart/view.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import type { ChartProps } from './chart-props.ts';
import { asksCalendar, calendarEvents, MOST_DATES, MOST_NEWS, newsEvents } from './event-sources.ts';
import { shownEvents, type ShownEvents } from './shown-events.ts';
import type { ShownBars } from './use-bars.ts';

const NONE: ShownEvents = { events: [], marks: [] };

/**
 * Events of the instrument in the range of the bars, of the kinds that the visitor has chosen; `isAwaited` until those of the range have
 * arrived.
 */
export function useEvents(
  { entityType, entityValue, timeZone, splits }: ChartProps,
  view: ChartView,
  shown: ShownBars | undefined,
): ShownEvents & { readonly isAwaited: boolean } {
  const client = usePageQueryClient();
  const [first, last] = [shown?.bars.at[0], shown?.bars.at.at(-1)];
  const kinds = useMemo(() => eventKindsOf(entityType).filter((kind) => view.events.includes(kind)), [entityType, view.events]);
  const isAsked = first !== undefined && last !== undefined;
  const [from, to] = [venueDay(first ?? 0, timeZone), venueDay(last ?? 0, timeZone)];
  const { data: dates, isLoading: areDatesAwaited } = useFindCalendarEvents(
    { entityType, entityValue, dateTimeStart: from, dateTimeEnd: to, perPage: MOST_DATES },
    { query: { enabled: isAsked && asksCalendar(kinds), select: calendarEvents, meta: EXTRA } },
    client,
  );
  const { data: news, isLoading: areNewsAwaited } = useFindArticles(
    { entityType, entityValue, startDate: from, page: 0, perPage: MOST_NEWS },
    { query: { enabled: isAsked && kinds.includes('NEWS'), meta: EXTRA } },
    client,
  );
  const told = useMemo(() => {
    if (shown === undefined || kinds.length === 0) return NONE;
    const all = [...(dates ?? []), ...splits, ...(news === undefined ? [] : newsEvents(news, timeZone))];
    return shownEvents(all, { ...shown, kinds, timeZone });
  }, [shown, kinds, dates, splits, news, timeZone]);
  return { ...told, isAwaited: areDatesAwaited || areNewsAwaited };
}
