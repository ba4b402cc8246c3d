import ical from 'ical-generator';
import type { Schema } from '#client/operations.ts';
import { calendarOf as nameOf } from '#domain/texts/messages.ts';

type Event = Schema<'CalendarEvent'>;

/** Content of a calendar file. */
export interface EventCalendarFile {
  /** Headline of the page that shows the same events. */
  readonly title: string;
  readonly events: readonly Event[];
  /** Time at which the events were read, ISO 8601. */
  readonly now: string;
}

interface Place {
  readonly origin: string;
  readonly site: string;
  /** Path of the page. */
  readonly path: string;
}

/** Interval after which calendar programs fetch the file again, in seconds. */
const ASK_AGAIN_S = 12 * 3_600;

/**
 * Writes an iCalendar file (RFC 5545) with one entry per event, all-day if no time is known. Each event keeps its UID between versions of
 * the file.
 */
export function calendarFile({ title, events, now }: EventCalendarFile, { origin, site, path }: Place): string {
  const { hostname } = new URL(origin);
  return ical({
    name: nameOf(site, title),
    prodId: { company: site, product: title, language: 'DE' },
    ttl: ASK_AGAIN_S,
    url: new URL(path, origin).href,
    events: events.map((event) => {
      const { entityValue, name, datetimeStart, datetimeEnd, nameEventCategoryType, stocksCompanyEvent } = event;
      const days = wholeDays(event);
      const instrument = stocksCompanyEvent?.instrument.urls.WEBSITE;
      return {
        id: `${entityValue}@${hostname}`,
        stamp: new Date(now),
        summary: name,
        categories: [{ name: nameEventCategoryType }],
        url: new URL(instrument ?? path, origin).href,
        ...(days === undefined
          ? { start: new Date(datetimeStart), end: new Date(datetimeEnd) }
          : { allDay: true, start: days.first, end: days.after }),
      };
    }),
  }).toString();
}

const DAY_MS = 86_400_000;

/** First day of an event without a time and the day after its last; undefined if it has a time. */
function wholeDays({ datetimeStart, datetimeEnd }: Event): { readonly first: Date; readonly after: Date } | undefined {
  const [start, end] = [Date.parse(datetimeStart), Date.parse(datetimeEnd)];
  if (start % DAY_MS !== 0 || end % DAY_MS !== 0) return undefined;
  return { first: new Date(start), after: new Date(end + DAY_MS) };
}
