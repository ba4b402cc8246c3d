import type { Schema } from '#client/operations.ts';
import { splitName, venueDay, type DayEvent, type EventKind } from '#domain/chart/events.ts';

/** More than a company has in any range. */
export const MOST_DATES = 1_000;
/** Newest pieces of news that are marked: older ones would lie over each other. */
export const MOST_NEWS = 100;

/** Whether a calendar knows events of one of the kinds. */
export function asksCalendar(kinds: readonly EventKind[]): boolean {
  return kinds.some((kind) => kind !== 'SPLITS' && kind !== 'NEWS');
}

/** Dates of a company, or of a fund that pays out. */
export function calendarEvents({ list }: Schema<'CalendarEventList'>): readonly DayEvent[] {
  return list.flatMap(({ eventCategoryType: kind, datetimeStart, stocksCompanyEvent, name }) =>
    kind === 'ECONOMY' ? [] : [{ kind, day: datetimeStart.slice(0, 10), name: stocksCompanyEvent?.companyEvent.eventName ?? name }],
  );
}

/** Pieces about an instrument, each on its day at the venue. */
export function newsEvents({ list }: Schema<'ArticleTeaserList'>, timeZone: string): readonly DayEvent[] {
  return list.map(({ headline, urls, datetimePublication }) => {
    const at = Date.parse(datetimePublication) / 1000;
    return { kind: 'NEWS', at, day: venueDay(at, timeZone), name: headline, href: urls.WEBSITE };
  });
}

/** Splits of a share. */
export function splitEvents({ list }: Schema<'StocksSplitList'>): readonly DayEvent[] {
  return list.map(({ dateSplit, factor }) => ({ kind: 'SPLITS', day: dateSplit.slice(0, 10), name: splitName(factor) }));
}
