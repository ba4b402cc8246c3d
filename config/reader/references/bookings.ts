import type { Fault, PlacedFault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import type { Placed } from './placed.ts';

/** A booking as far as it says whom it is for, where, and from when to when, both days included. */
export interface Booked {
  readonly customer: number;
  readonly start: string;
  readonly end?: string;
  /** Place of a sponsor: a class of derivatives, or an underlying. */
  readonly entitySubType?: string;
  readonly underlying?: string;
  /** Headline of a box: a customer may have several of them at a time. */
  readonly headline?: string;
}

type Entries = readonly Booked[];

/** Bookings by their list; a box has its list in `entries`. */
export type BookedLists = Readonly<Record<string, Entries | { readonly entries: Entries }>>;

/**
 * Bookings of one customer for one place that hold on the same days: the same one written twice, or two of which only the weightier is
 * ever shown.
 */
export function bookingFaults(document: Placed<BookedLists> | undefined): PlacedFault[] {
  if (document === undefined) return [];
  const { source, value } = document;
  return Object.entries(value).flatMap(([list, own]) => {
    const [entries, path] = isList(own) ? [own, [list]] : [own.entries, [list, 'entries']];
    return twice(entries).map(([first, index]) => ({
      source,
      fault: faultAt([...path, index], source.locate([...path, first], 'value').line),
    }));
  });
}

function isList(own: Entries | { readonly entries: Entries }): own is Entries {
  return Array.isArray(own);
}

/** Numbers of bookings with that of the first one each repeats. */
function twice(entries: Entries): [first: number, index: number][] {
  return entries.flatMap((booking, index) => {
    const first = entries.slice(0, index).findIndex((other) => placeOf(other) === placeOf(booking) && isTogether(other, booking));
    return first < 0 ? [] : [[first, index] satisfies [number, number]];
  });
}

function placeOf({ customer, entitySubType, underlying, headline }: Booked): string {
  return JSON.stringify([customer, entitySubType, underlying, headline]);
}

/** Days are compared as they are written, `YYYY-MM-DD`. */
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
