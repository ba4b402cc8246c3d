import type { Schema } from '#client/operations.ts';
import { berlinDay } from '#domain/format/date.ts';

type Event = Schema<'CalendarEvent'>;

/** Events of one calendar day in Berlin that stand together. */
export interface EventDay {
  /** `2026-08-03`. */
  readonly day: string;
  /** Calendar days from today on; 0 is today. */
  readonly away: number;
  readonly rows: readonly EventRow[];
}

/** The days of a list, earliest first, around its middle: after half of the events, rounded down, stands something else; never between companies that do the same. */
export interface EventHalves {
  readonly before: readonly EventDay[];
  readonly after: readonly EventDay[];
}

const DAY_MS = 86_400_000;

/** Sorts events by their instant, leaves out those of days that are over, and parts them in the middle; a day in the middle stands on both sides. */
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

/** A day of the strip above a list. */
export interface WeekDay {
  readonly day: string;
  /** undefined where the page ends before or on the day, so that there may be more. */
  readonly count: number | undefined;
}

/** Today and the six days after it with the number of their events. @param total of all pages of the list that `events` begins. */
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

/** Fragment id of a day's rows in the address. */
export function dayId(day: string): string {
  return `tag-${day}`;
}

/** When something happens: of a company at the instant of its event, of others at their beginning. */
export function instantOf({ stocksCompanyEvent, datetimeStart }: Event): string {
  return stocksCompanyEvent?.companyEvent.datetimeEvent ?? datetimeStart;
}

const SOON = ['heute', 'morgen', 'über\u00ADmorgen'];

/** How far away a day is: `heute`, `morgen`, `übermorgen` (it may part at its soft hyphen), from three days on `3 Tage`. */
export function awayText(away: number): string {
  return SOON[away] ?? `${away}\u00A0Tage`;
}

/** From so many companies on that do the same on one day, they stand in one row. */
const MANY = 5;

/** A row of a day: one event, or companies that do the same on it. */
export interface EventRow {
  /** Event that the companies share; undefined for one event. */
  readonly what: string | undefined;
  readonly events: readonly [Event, ...Event[]];
}

/** Name of an event, as the call gives it. */
export function whatOf({ name, stocksCompanyEvent }: Event): string {
  if (stocksCompanyEvent === undefined) return name;
  const { nameSubcategoryDelivery, eventName } = stocksCompanyEvent.companyEvent;
  return nameSubcategoryDelivery ?? eventName;
}

/** Rows of a day, in its order: an event that many companies share is one row, after the events that have a row each. */
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
