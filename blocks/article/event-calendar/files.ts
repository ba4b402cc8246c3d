import type { Call } from '#client/call.ts';
import type { Schema } from '#client/operations.ts';
import type { EventCalendarProps } from '../../generated/props.ts';
import type { BlockFiles } from '../../kit/block-file.ts';
import { calendarFile } from './calendar.ts';
import { eventQuery, PER_PAGE, type EventQuery } from './event-query.ts';
import { KINDS } from './kinds.ts';

/** Maximum number of pages to read; no calendar has more. */
const MOST_PAGES = 20;

/** Files (iCalendar) of pages on which visitors choose the kind of event: one with all events, and one per kind. */
export const files: BlockFiles<EventCalendarProps> = {
  ics: {
    type: 'text/calendar; charset=utf-8',
    has: ({ isChoosable }, part) => isChoosable === true && (part === undefined || KINDS.some(({ name }) => name === part)),
    async write({ props: { headline, days, category }, part, title, path, now, origin, site, call }) {
      const chosen = KINDS.find(({ name }) => name === part);
      const wished = category ?? chosen?.category;
      const request = { ...(days !== undefined && { days }), ...(wished !== undefined && { category: wished }) };
      const events = await readEvents(request, now, call);
      const name = headline ?? title;
      return calendarFile({ title: chosen === undefined ? name : `${name}: ${chosen.label}`, events, now }, { origin, site, path });
    },
  },
};

/**
 * Reads all events of the period that the page shows.
 * @throws if the provider does not answer
 */
async function readEvents(request: EventQuery, now: string, call: Call): Promise<readonly Schema<'CalendarEvent'>[]> {
  const events: Schema<'CalendarEvent'>[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { input } = eventQuery(request, now, { page, perPage: PER_PAGE });
    const { list, total } = await call('findCalendarEvents', input);
    events.push(...list);
    if (events.length >= total || list.length === 0) break;
  }
  return events;
}
