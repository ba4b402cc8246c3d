import { useMemo } from 'react';
import { useFindCalendarEvents } from '#client/generated/hooks/events.ts';
import type { Schema } from '#client/operations.ts';
import { eventMarks, type DayEvent, type EventMark } from '#domain/chart/events.ts';
import { secondsOf } from '#domain/chart/resolution.ts';
import type { ChartView } from '#domain/chart/view.ts';
import { EXTRA } from '#client/query-client.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import type { ChartProps } from './chart-props.ts';
import type { ShownBars } from './use-bars.ts';

const NONE: readonly EventMark[] = [];
/** More than a company has in any range. */
const MOST = 1_000;

/** Reports, dividends and general meetings of a company by bar; none of other instruments, and while the visitor wants none. */
export function useEvents({ entityType, entityValue, timeZone }: ChartProps, view: ChartView, shown: ShownBars | undefined) {
  const [first, last] = [shown?.bars.at[0], shown?.bars.at.at(-1)];
  const isAsked = entityType === 'STOCK' && view.hasEvents && first !== undefined && last !== undefined;
  const span = { dateTimeStart: dayOf(first ?? 0), dateTimeEnd: dayOf(last ?? 0) };
  const query = { enabled: isAsked, select: eventsOf, meta: EXTRA };
  const { data } = useFindCalendarEvents({ entityType, entityValue, ...span, perPage: MOST }, { query }, usePageQueryClient());
  return useMemo(() => {
    if (!isAsked || data === undefined || shown === undefined) return NONE;
    return eventMarks(data, shown.bars.at, secondsOf(shown.resolution) !== undefined, timeZone);
  }, [isAsked, data, shown, timeZone]);
}

function eventsOf({ list }: Schema<'CalendarEventList'>): readonly DayEvent[] {
  return list.flatMap(({ eventCategoryType: kind, datetimeStart, stocksCompanyEvent, name }) =>
    kind === 'ECONOMY' ? [] : [{ kind, day: datetimeStart.slice(0, 10), name: stocksCompanyEvent?.companyEvent.eventName ?? name }],
  );
}

/** `2026-10-21` of seconds since 1970 (UTC). */
function dayOf(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 10);
}
