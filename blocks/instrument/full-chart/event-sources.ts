import type { Schema } from '#client/operations.ts';
import { splitName, venueDay, type DayEvent, type EventKind } from '#domain/chart/events.ts';

/** Maximum number of dates; no company has more in any range. */
export const MOST_DATES = 1_000;
/** Maximum number of marked articles, newest first; older marks would overlap. */
export const MOST_NEWS = 100;

/** Returns true if the calendar has events of one of the kinds. */
export function asksCalendar(kinds: readonly EventKind[]): boolean {
  return kinds.some((kind) => kind !== 'SPLITS' && kind !== 'NEWS');
}

/** Dates of a company, or of a distributing fund. */
export function calendarEvents({ list }: Schema<'CalendarEventList'>): readonly DayEvent[] {
  return list.flatMap(({ eventCategoryType: kind, datetimeStart, stocksCompanyEvent, name }) =>
    kind === 'ECONOMY' ? [] : [{ kind, day: datetimeStart.slice(0, 10), name: stocksCompanyEvent?.companyEvent.eventName ?? name }],
  );
}

/** Articles about an instrument, each on its day at the venue. */
export function newsEvents({ list }: Schema<'ArticleTeaserList'>, timeZone: string): readonly DayEvent[] {
  return list.map(({ headline, urls, datetimePublication }) => {
    const at = Date.parse(datetimePublication) / 1000;
    return { kind: 'NEWS', at, day: venueDay(at, timeZone), name: headline, href: urls.WEBSITE };
  });
}

/** Splits of a share as events. */
export function splitEvents({ list }: Schema<'StocksSplitList'>): readonly DayEvent[] {
  return list.map(({ dateSplit, factor }) => ({ kind: 'SPLITS', day: dateSplit.slice(0, 10), name: splitName(factor) }));
}
