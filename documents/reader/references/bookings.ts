import type { Fault, PlacedFault } from '../fault.ts';
import { isRecord, type DocumentPath } from '../path.ts';
import type { Placed } from './placed.ts';

/** Valid facts of a booking: its customer, place, and first and last day, both included. */
export interface Booked {
  readonly customer: number;
  readonly start: string;
  readonly end?: string;
  /** Place of a sponsor: a class of derivatives, or an underlying. */
  readonly entitySubType?: string;
  readonly underlying?: string;
  /** Headline of a box: a customer may have several boxes at a time. */
  readonly headline?: string;
}

/** Bookings by their list, as written; a box has its list in `entries`. */
export type BookedLists = Readonly<Record<string, unknown>>;

/** Reports overlapping bookings of one customer for one place: duplicates, or bookings of which only the weightier one is ever shown. */
export function bookingFaults(document: Placed<BookedLists> | undefined): PlacedFault[] {
  if (document === undefined) return [];
  const { source, value } = document;
  return Object.entries(value).flatMap(([list, own]) => {
    const path = isRecord(own) ? [list, 'entries'] : [list];
    return twice(bookingsIn(isRecord(own) ? own['entries'] : own)).map(([first, index]) => ({
      source,
      fault: faultAt([...path, index], source.locate([...path, first], 'value').line),
    }));
  });
}

/** Returns the entries of a list by their numbers; those with a faulty customer or day are left out and have findings of their own. */
function bookingsIn(list: unknown): readonly (Booked | undefined)[] {
  return Array.isArray(list) ? list.map((entry: unknown) => (isBooked(entry) ? entry : undefined)) : [];
}

function isBooked(entry: unknown): entry is Booked {
  if (!isRecord(entry)) return false;
  const { customer, start, end } = entry;
  return typeof customer === 'number' && typeof start === 'string' && (end === undefined || typeof end === 'string');
}

/** Returns the numbers of duplicate bookings, each with that of the first one. */
function twice(entries: readonly (Booked | undefined)[]): [first: number, index: number][] {
  return entries.flatMap((booking, index) => {
    if (booking === undefined) return [];
    const first = entries
      .slice(0, index)
      .findIndex((other) => other !== undefined && placeOf(other) === placeOf(booking) && isTogether(other, booking));
    return first < 0 ? [] : [[first, index] satisfies [number, number]];
  });
}

function placeOf({ customer, entitySubType, underlying, headline }: Booked): string {
  return JSON.stringify([customer, entitySubType, underlying, headline]);
}

/** Days are compared as texts, `YYYY-MM-DD`. */
function isTogether(one: Booked, other: Booked): boolean {
  return (one.end === undefined || other.start <= one.end) && (other.end === undefined || one.start <= other.end);
}

function faultAt(path: DocumentPath, line: number): Fault {
  return {
    rule: 'duplicate-booking',
    path,
    part: 'value',
    message: `Diesen Platz hat derselbe Kunde für dieselben Tage schon in Zeile ${line} gebucht: Gezeigt würde nur eine der Buchungen.`,
    expected: 'eine Buchung je Kunde, Platz und Tag: Lösche eine, oder ändere start und end',
  };
}
