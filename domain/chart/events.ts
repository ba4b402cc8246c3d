import type { EntityType } from '../instrument/entity-type.ts';
import type { Range } from '../instrument/range.ts';
import { dateOf, localDay, zoneOffset } from '../venue/zone.ts';
import { secondsOf, type Resolution } from './resolution.ts';

/** Kinds of events that a chart marks. */
export const EVENT_KINDS = ['RESULT_REPORTS', 'DIVIDENDS', 'SPLITS', 'GENERAL_MEETING', 'NEWS'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Event of a day: `2026-10-21`, `Dividende 2,35 EUR`. */
export interface DayEvent {
  readonly day: string;
  readonly kind: EventKind;
  readonly name: string;
  /** Time of news in seconds since 1970 (UTC); other events have none. */
  readonly at?: number;
  /** Address of further information. */
  readonly href?: string;
}

/** Events at a bar: the letters of their kinds, and their names. */
export interface EventMark {
  readonly index: number;
  readonly letters: string;
  readonly names: readonly string[];
}

interface KindWords {
  /** Name in addresses. */
  readonly alias: string;
  /** First letter of the German name. */
  readonly letter: string;
  readonly one: string;
  readonly many: string;
}

const WORDS: Readonly<Record<EventKind, KindWords>> = {
  RESULT_REPORTS: { alias: 'berichte', letter: 'B', one: 'Bericht', many: 'Berichte' },
  DIVIDENDS: { alias: 'dividenden', letter: 'D', one: 'Dividende', many: 'Dividenden' },
  SPLITS: { alias: 'splits', letter: 'S', one: 'Aktiensplit', many: 'Aktiensplits' },
  GENERAL_MEETING: { alias: 'hauptversammlungen', letter: 'H', one: 'Hauptversammlung', many: 'Hauptversammlungen' },
  NEWS: { alias: 'nachrichten', letter: 'N', one: 'Nachricht', many: 'Nachrichten' },
};
const DAY = 86_400;

/** Default selection of events. It excludes news, which are too frequent. */
export const USUAL_EVENTS: readonly EventKind[] = EVENT_KINDS.filter((kind) => kind !== 'NEWS');

/** Returns the words of a kind for addresses, marks, one and several events. */
export function eventWords(kind: EventKind): KindWords {
  return WORDS[kind];
}

/** Returns the kinds of events that exist for an entity type. */
export function eventKindsOf(entityType: EntityType): readonly EventKind[] {
  if (entityType === 'STOCK') return EVENT_KINDS;
  return entityType === 'FUND' || entityType === 'ETF' ? ['DIVIDENDS', 'NEWS'] : ['NEWS'];
}

/**
 * Reads the kinds in an address: `ereignisse=berichte,splits`, or `aus`. A form sends `ereignisse=auswahl` and each ticked kind separately,
 * because browsers do not send boxes that are not ticked.
 */
export function readEvents(query: Readonly<Record<string, string | undefined>>): readonly EventKind[] {
  const { ereignisse } = query;
  if (ereignisse === undefined) return USUAL_EVENTS;
  const named = ereignisse.split(',');
  const isForm = ereignisse === 'auswahl';
  return EVENT_KINDS.filter((kind) => (isForm ? query[WORDS[kind].alias] !== undefined : named.includes(WORDS[kind].alias)));
}

/** Returns the value of the address parameter for the kinds; undefined for the default ones. */
export function writeEvents(kinds: readonly EventKind[]): string | undefined {
  const named = EVENT_KINDS.filter((kind) => kinds.includes(kind));
  if (named.join() === USUAL_EVENTS.join()) return undefined;
  return named.map((kind) => WORDS[kind].alias).join(',') || 'aus';
}

/** Returns `Aktiensplit 1:4` for `4`, `Aktiensplit 2:3` for `1.5`: old shares to new ones. */
export function splitName(factor: number): string {
  const old = [1, 2, 3, 4, 5, 10, 20].find((count) => Number.isInteger(Number((factor * count).toFixed(6)))) ?? 1;
  return `${WORDS.SPLITS.one} ${old}:${String(Number((factor * old).toFixed(4))).replace('.', ',')}`;
}

/**
 * Returns the days to request from the calendar for the events of a range. It begins a week early, because a range begins with a trading
 * day.
 */
export function daysOfRange(range: Range, now: string): { readonly from: string; readonly to: string } {
  const to = now.slice(0, 10);
  const months = MONTHS[range];
  if (months === undefined) return { from: '1970-01-01', to };
  const begin = new Date(`${to}T00:00:00Z`);
  begin.setUTCMonth(begin.getUTCMonth() - months);
  return { from: new Date(begin.getTime() - 7 * DAY * 1000).toISOString().slice(0, 10), to };
}

const MONTHS: Readonly<Partial<Record<Range, number>>> = { D1: 0, W1: 0, M1: 1, M3: 3, M6: 6, Y1: 12, Y3: 36, Y5: 60, Y10: 120 };

/** Returns the day at a venue, `2026-10-21`, for seconds since 1970 (UTC). */
export function venueDay(at: number, timeZone: string): string {
  return dateOf(localDay(timeZone, at * 1000));
}

/** Bars that events are assigned to. */
interface BarRow {
  /** Seconds since 1970 (UTC), ascending; see `Bars`. */
  readonly at: readonly number[];
  readonly resolution: Resolution;
  readonly timeZone: string;
}

/**
 * Returns the events of a chart by bar, oldest first. In bars of a day and longer an event is at the bar that contains its day, in shorter
 * ones at the first bar of the venue's day; events before the first bar or after the last have no mark. News, which also come at night, are
 * at the last bar before them.
 */
export function eventMarks(events: readonly DayEvent[], row: BarRow): readonly EventMark[] {
  const byBar = new Map<number, { letters: Set<string>; names: string[] }>();
  for (const event of events) {
    const index = placeOf(event, row);
    if (index === -1) continue;
    const mark = byBar.get(index) ?? { letters: new Set<string>(), names: [] };
    byBar.set(index, mark);
    mark.letters.add(WORDS[event.kind].letter);
    mark.names.push(event.name);
  }
  const marks = [...byBar].map(([index, { letters, names }]) => ({ index, letters: [...letters].join(''), names }));
  return marks.toSorted((one, other) => one.index - other.index);
}

/** Joins marks that would overlap into one, at the first of them. */
export function joinedMarks(
  marks: readonly (readonly [place: number, letters: string])[],
  least: number,
): (readonly [place: number, letters: string])[] {
  const joined: [place: number, letters: string][] = [];
  for (const [place, letters] of marks) {
    const before = joined.at(-1);
    if (before !== undefined && place - before[0] < least) before[1] = [...new Set(before[1] + letters)].join('');
    else joined.push([place, letters]);
  }
  return joined;
}

/** Returns the index of the bar of an event; -1 if there is none. */
export function placeOf({ day, at: instant }: DayEvent, { at, resolution, timeZone }: BarRow): number {
  if (secondsOf(resolution) !== undefined) {
    return instant === undefined ? firstBarOf(day, at, timeZone) : at.findLastIndex((begin) => begin <= instant);
  }
  const period = periodOf(Date.parse(`${day}T12:00:00Z`) / 1000, resolution);
  if (instant === undefined && period > periodOf(at.at(-1) ?? -Infinity, resolution)) return -1;
  return at.findLastIndex((bar) => periodOf(bar, resolution) <= period);
}

/** Returns the number of the day, week (from Monday) or month of an instant: a bar is at noon UTC of any of its days. */
function periodOf(at: number, resolution: Resolution): number {
  const day = Math.floor(at / DAY);
  if (resolution === '1W') return Math.floor((day + 3) / 7);
  if (resolution !== '1M') return day;
  const date = new Date(at * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function firstBarOf(day: string, at: readonly number[], timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const begins = (midnight - zoneOffset(timeZone, midnight)) / 1000;
  return at.findIndex((begin) => begin >= begins && begin < begins + DAY);
}
