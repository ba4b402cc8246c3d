import type { DerivativeType } from '#domain/derivative/types.ts';
import type { Fault } from '#config/reader/fault.ts';
import type { Directory } from '../directory.ts';
import { documentReader } from '../read-document.ts';

/** What every booking says: who, when, and what it weighs against others of the same place. */
export interface Booking {
  readonly customer: number;
  /** First and last day in Berlin, `YYYY-MM-DD`; without an end it goes on. */
  readonly start: string;
  readonly end?: string;
  readonly weight?: number;
}

export interface SponsorBooking extends Booking {
  readonly label: 'WITH_NAME' | 'WITH_LOGO';
  readonly disclaimer?: string;
}

export interface UnderlyingBooking extends SponsorBooking {
  readonly underlying: string;
  /** Leverages to offer, the smallest first. */
  readonly gearings: readonly number[];
}

export interface PartnerBooking extends Booking {
  readonly teaser?: string;
}

export interface BoxBooking extends Booking {
  readonly contentLevels?: readonly string[];
  readonly headline: string;
  readonly text?: string;
  readonly benefits?: readonly string[];
  readonly actionName: string;
  readonly url: string;
}

interface Box {
  readonly name: string;
  readonly entries: readonly BoxBooking[];
}

export interface Bookings {
  readonly categorySponsoring: readonly (SponsorBooking & { readonly entitySubType: DerivativeType })[];
  readonly underlyingSponsoring: readonly UnderlyingBooking[];
  readonly derivativePartners: readonly PartnerBooking[];
  readonly fundPartners: readonly PartnerBooking[];
  readonly fundSuggestions: readonly SponsorBooking[];
  readonly traderBox: Box;
  readonly cryptoTraderBox: Box;
  readonly turboBox: readonly UnderlyingBooking[];
}

/** Reads bookings of the customers that the directory has. Throws an error that names line and column of what is wrong. */
export function readBookings(text: string, directory: Directory): Bookings {
  const { value, refuse } = documentReader<Bookings>('bookings.schema.json')('partners/bookings.yaml', text);
  refuse(unknownCustomers(directory, value, []));
  return value;
}

function unknownCustomers(directory: Directory, value: unknown, path: readonly (string | number)[]): Fault[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => unknownCustomers(directory, item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    if (key !== 'customer') return unknownCustomers(directory, item, [...path, key]);
    if (directory.customers.some(({ id }) => id === item)) return [];
    const message = `Den Werbekunden ${String(item)} gibt es nicht.`;
    return [
      { rule: 'wrong-reference', path: [...path, key], part: 'value', message, expected: 'eine Kennung aus partners/customers.yaml' },
    ];
  });
}

const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** Whether what runs from one day to another (both included, in Berlin) runs at an instant. */
export function isRunning({ start, end }: { readonly start: string; readonly end?: string }, instant: number): boolean {
  const today = berlin.format(instant);
  return start <= today && (end === undefined || today <= end);
}

/** The bookings that hold at an instant, the weightiest first, those of equal weight as they are written. */
export function running<Kind extends Booking>(all: readonly Kind[], instant: number): readonly Kind[] {
  return all.filter((booking) => isRunning(booking, instant)).toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
}
