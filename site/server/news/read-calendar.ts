import { eventQuery, type EventWish } from '#blocks/article/event-calendar/event-query.ts';
import { KINDS } from '#blocks/article/event-calendar/kinds.ts';
import type { Call } from '#client/call.ts';
import type { Schema } from '#client/operations.ts';
import type { EventCalendarProps } from '#blocks/generated/props.ts';
import type { Config } from '#config/reader/config.ts';

/** Which events a file has: those of a page with a calendar whose kinds are chosen, all of them or of one kind. */
export interface CalendarAddress {
  /** Path of the page. */
  readonly path: string;
  readonly title: string;
  readonly wish: EventWish;
}

const ADDRESS = /^(?<path>(?:\/[a-z0-9-]+){1,6}?)(?:\/(?<kind>[a-z]+))?\.ics$/u;
const PER_PAGE = 200;
/** More than any calendar has. */
const MOST_PAGES = 20;

/** Reads `/news/finanzkalender.ics` and `/news/finanzkalender/zahlen.ics`; undefined where no page has such a calendar. */
export function calendarAddress(path: string, { pages }: Pick<Config, 'pages'>): CalendarAddress | undefined {
  if (path.length > 120 || !path.endsWith('.ics')) return undefined;
  const whole = path.slice(0, -'.ics'.length);
  const { path: base, kind: name } = ADDRESS.exec(path)?.groups ?? {};
  const kind = KINDS.find((one) => one.name === name);
  for (const [address, chosen] of [[whole, undefined] as const, [base, kind] as const]) {
    if (address === undefined || (address !== whole && chosen === undefined)) continue;
    const page = pages.find(({ route }) => route === address);
    const { top = [], main = [], aside = [] } = page?.body ?? {};
    const block = [...top, ...main, ...aside].find(({ type, isChoosable }) => type === 'event-calendar' && isChoosable === true);
    if (page === undefined || block === undefined) continue;
    // The configuration was checked against the block's schema when it was read.
    const { headline = page.title ?? address, days, category } = block as unknown as EventCalendarProps;
    const wished = category ?? chosen?.category;
    return {
      path: address,
      title: chosen === undefined ? headline : `${headline}: ${chosen.label}`,
      wish: { ...(days !== undefined && { days }), ...(wished !== undefined && { category: wished }) },
    };
  }
  return undefined;
}

/** All events of the time that the page shows. Rejects when nobody answers. */
export async function readCalendar(wish: EventWish, now: string, call: Call): Promise<readonly Schema<'CalendarEvent'>[]> {
  const events: Schema<'CalendarEvent'>[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { input } = eventQuery(wish, now, { page, perPage: PER_PAGE });
    const { list, total } = await call('findCalendarEvents', input);
    events.push(...list);
    if (events.length >= total || list.length === 0) break;
  }
  return events;
}
