/** Offsets of the exchanges' time zones, computed from the daylight saving rules (Intl would be far too slow). */

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export type Zone = 'Europe/Berlin' | 'Europe/London' | 'America/New_York' | 'Asia/Tokyo' | 'UTC';

/** Day number since 1970-01-01 of a civil date. */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);
}

/** Day number of `YYYY-MM-DD`. Throws for anything else. */
export function parseDay(text: string): number {
  const instant = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(instant)) throw new RangeError(`"${text}" is not a day (YYYY-MM-DD).`);
  return instant / DAY_MS;
}

/** `YYYY-MM-DD` of a day number. */
export function formatDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

function nthSunday(year: number, month: number, n: number): number {
  const first = dayNumber(year, month, 1);
  return first + ((7 - weekday(first)) % 7) + 7 * (n - 1);
}

function lastSunday(year: number, month: number): number {
  const last = dayNumber(year, month + 1, 1) - 1;
  return last - weekday(last);
}

interface Summer {
  readonly from: number;
  readonly to: number;
}

const summers = new Map<string, Summer>();

/** Instants between which summer time holds. */
function summerOf(zone: 'EU' | 'US', year: number): Summer {
  const key = `${zone}${year}`;
  const known = summers.get(key);
  if (known !== undefined) return known;
  const summer = zone === 'EU' ? europeanSummer(year) : americanSummer(year);
  summers.set(key, summer);
  return summer;
}

/** Directive 2000/84/EC: last Sundays of March and October, 01:00 UTC (October since 1996). */
function europeanSummer(year: number): Summer {
  const end = year >= 1996 ? lastSunday(year, 10) : lastSunday(year, 9);
  return { from: lastSunday(year, 3) * DAY_MS + HOUR_MS, to: end * DAY_MS + HOUR_MS };
}

/** Energy Policy Act of 2005 from 2007 on; before that first Sunday of April to last of October; 02:00 local. */
function americanSummer(year: number): Summer {
  const begin = year >= 2007 ? nthSunday(year, 3, 2) : nthSunday(year, 4, 1);
  const end = year >= 2007 ? nthSunday(year, 11, 1) : lastSunday(year, 10);
  return { from: begin * DAY_MS + 7 * HOUR_MS, to: end * DAY_MS + 6 * HOUR_MS };
}

function isSummer(zone: 'EU' | 'US', instant: number): boolean {
  const summer = summerOf(zone, new Date(instant).getUTCFullYear());
  return instant >= summer.from && instant < summer.to;
}

/** Local time minus UTC in milliseconds at an instant (rules hold from 1987 on). */
export function zoneOffset(zone: Zone, instant: number): number {
  switch (zone) {
    case 'Europe/Berlin':
      return isSummer('EU', instant) ? 2 * HOUR_MS : HOUR_MS;
    case 'Europe/London':
      return isSummer('EU', instant) ? HOUR_MS : 0;
    case 'America/New_York':
      return isSummer('US', instant) ? -4 * HOUR_MS : -5 * HOUR_MS;
    case 'Asia/Tokyo':
      return 9 * HOUR_MS;
    case 'UTC':
      return 0;
  }
}

/** Day number of the local date at an instant. */
export function localDay(zone: Zone, instant: number): number {
  return Math.floor((instant + zoneOffset(zone, instant)) / DAY_MS);
}
