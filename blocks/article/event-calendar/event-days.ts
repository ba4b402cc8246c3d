import type { Schema } from '#client/operations.ts';
import { berlinDay } from '#domain/format/date.ts';

type Event = Schema<'CalendarEvent'>;

/** Events of one calendar day in Berlin. */
export interface EventDay {
  /** ISO date, such as `2026-08-03`. */
  readonly day: string;
  /** Number of calendar days from today; 0 is today. */
  readonly away: number;
  readonly rows: readonly EventRow[];
}

/**
 * Days of a list, earliest first, in two parts. Other content goes between them, after half of the events (rounded down), but never inside
 * of a row of companies that share an event.
 */
export interface EventHalves {
  readonly before: readonly EventDay[];
  readonly after: readonly EventDay[];
}

const DAY_MS = 86_400_000;

/**
 * Sorts events by their instant, drops those of past days and splits the list in the middle. A day that contains the middle is in both
 * parts.
 */
export function eventHalves(events: readonly Event[], now: string): EventHalves {
  const today = berlinDay(now);
  const coming = events
    .map((event) => ({ event, at: Date.parse(instantOf(event)), day: berlinDay(instantOf(event)) }))
    .filter(({ at, day }) => !Number.isNaN(at) && day >= today)
    .toSorted((a, b) => a.at - b.at);
  const middle = Math.floor(coming.length / 2);
  let told = 0;
  const rows = [...Map.groupBy(coming, ({ day }) => day)].flatMap(([day, entries]) =>
    rowsOfDay(entries.map(({ event }) => event)).map((row) => {
      const isBefore = told < middle;
      told += row.events.length;
      return { day, row, isBefore };
    }),
  );
  const daysOf = (part: typeof rows): EventDay[] =>
    [...Map.groupBy(part, ({ day }) => day)].map(([day, entries]) => ({
      day,
      away: (Date.parse(day) - Date.parse(today)) / DAY_MS,
      rows: entries.map(({ row }) => row),
    }));
  return { before: daysOf(rows.filter(({ isBefore }) => isBefore)), after: daysOf(rows.filter(({ isBefore }) => !isBefore)) };
}

/** Day of the strip above a list. */
export interface WeekDay {
  readonly day: string;
  /** Number of events; undefined if the page ends on or before the day, so that there may be more. */
  readonly count: number | undefined;
}

/**
 * Today and the next six days, each with the number of its events.
 * @param total number of events on all pages of the list that begins with `events`
 */
export function weekOf(events: readonly Event[], total: number, now: string): readonly WeekDay[] {
  const today = Date.parse(berlinDay(now));
  const days = events.map((event) => berlinDay(instantOf(event)));
  const last = total > events.length ? days.reduce((latest, day) => (day > latest ? day : latest), '') : undefined;
  return Array.from({ length: 7 }, (_, away) => {
    const day = new Date(today + away * DAY_MS).toISOString().slice(0, 10);
    const isCut = last !== undefined && day >= last;
    return { day, count: isCut ? undefined : days.filter((each) => each === day).length };
  }).filter(({ day, count }) => count !== undefined || day === last);
}

/** Id of a day's rows, used as the fragment of an address. */
export function dayId(day: string): string {
  return `tag-${day}`;
}

/** Instant of an event: for companies that of the company event, for others its beginning. */
export function instantOf({ stocksCompanyEvent, datetimeStart }: Event): string {
  return stocksCompanyEvent?.companyEvent.datetimeEvent ?? datetimeStart;
}

const SOON = ['heute', 'morgen', 'über\u00ADmorgen'];

/** Distance of a day in words: `heute`, `morgen`, `übermorgen` (with a soft hyphen), from three days on `3 Tage`. */
export function awayText(away: number): string {
  return SOON[away] ?? `${away}\u00A0Tage`;
}

/** Minimum number of companies with the same event on one day that share a row. */
const MANY = 5;

/** Row of a day: one event, or several companies with the same event. */
export interface EventRow {
  /** Event that the companies share; undefined for a single event. */
  readonly what: string | undefined;
  readonly events: readonly [Event, ...Event[]];
}

/** Name of an event as the call returns it. */
export function whatOf({ name, stocksCompanyEvent }: Event): string {
  if (stocksCompanyEvent === undefined) return name;
  const { nameSubcategoryDelivery, eventName } = stocksCompanyEvent.companyEvent;
  return nameSubcategoryDelivery ?? eventName;
}

/** Rows of a day in its order. An event that many companies share is one row, after the events with a row each. */
export function rowsOfDay(events: readonly Event[]): readonly EventRow[] {
  const alike = Map.groupBy(events, (event) => (event.stocksCompanyEvent === undefined ? event.entityValue : whatOf(event)));
  const isTogether = (event: Event): boolean => event.stocksCompanyEvent !== undefined && (alike.get(whatOf(event))?.length ?? 0) >= MANY;
  const rows = events.flatMap((event): EventRow[] => {
    if (!isTogether(event)) return [{ what: undefined, events: [event] }];
    const [first, ...others] = alike.get(whatOf(event)) ?? [];
    return first === event ? [{ what: whatOf(event), events: [first, ...others] }] : [];
  });
  return rows.toSorted((a, b) => Number(a.what !== undefined) - Number(b.what !== undefined));
}
