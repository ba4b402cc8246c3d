import type { Call } from '#client/call.ts';
import type { Schema } from '#client/operations.ts';
import type { EventCalendarProps } from '../../generated/props.ts';
import type { BlockFiles } from '../../kit/block-file.ts';
import { calendarFile } from './calendar.ts';
import { eventQuery, type EventQuery } from './event-query.ts';
import { KINDS } from './kinds.ts';

const PER_PAGE = 200;
/** More than any calendar has. */
const MOST_PAGES = 20;

/** The events of a calendar whose kinds are chosen, all of them or of one kind, for the calendars of visitors. */
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

/** All events of the time that the page shows. Rejects when nobody answers. */
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
