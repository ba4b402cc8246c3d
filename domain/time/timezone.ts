import { Temporal } from 'temporal-polyfill';
import { doubleAt } from '../input/at.ts';

export const DAY_MS = 86_400_000;

export type Zone = 'Europe/Berlin' | 'Europe/London' | 'America/New_York' | 'Asia/Tokyo' | 'UTC';

/** Returns the day number since 1970-01-01 of a civil date. */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);
}

/** Returns the day number of `YYYY-MM-DD`. Throws for anything else. */
export function parseDay(text: string): number {
  const instant = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(instant)) throw new RangeError(`"${text}" is not a day (YYYY-MM-DD).`);
  return instant / DAY_MS;
}

/** Returns `YYYY-MM-DD` for a day number. */
export function formatDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Returns 0 = Sunday … 6 = Saturday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Offsets of a zone in milliseconds, each with the instant from which it applies. */
interface Offsets {
  readonly since: Float64Array;
  readonly offset: Float64Array;
}

/** Years that are searched for changes of the clocks. */
const YEARS = { first: 1970, end: 2060 };
const offsets = new Map<Zone, Offsets>();

/** Reads the offsets of a zone from Temporal once: doing it for every price would take 50 times as long. */
function readOffsets(zone: Zone): Offsets {
  const end = Date.UTC(YEARS.end, 0);
  const since: number[] = [];
  const offset: number[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(Date.UTC(YEARS.first, 0)).toZonedDateTimeISO(zone);
  while (at !== null && at.epochMilliseconds < end) {
    since.push(at.epochMilliseconds);
    offset.push(at.offsetNanoseconds / 1e6);
    at = at.getTimeZoneTransition('next');
  }
  return { since: Float64Array.from(since), offset: Float64Array.from(offset) };
}

/** Returns local time minus UTC in milliseconds at an instant from 1970 to 2059; outside of these years that of the nearest. */
export function zoneOffset(zone: Zone, instant: number): number {
  let known = offsets.get(zone);
  if (known === undefined) offsets.set(zone, (known = readOffsets(zone)));
  let low = 0;
  let high = known.since.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (doubleAt(known.since, middle) <= instant) low = middle;
    else high = middle;
  }
  return doubleAt(known.offset, low);
}

/** Returns the day number of the local date at an instant. */
export function localDay(zone: Zone, instant: number): number {
  return Math.floor((instant + zoneOffset(zone, instant)) / DAY_MS);
}
