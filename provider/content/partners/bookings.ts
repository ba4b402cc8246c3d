import type { DerivativeType } from '#domain/derivative/types.ts';

/** Fields of every booking: customer, period, and weight compared with other bookings of the same place. */
export interface Booking {
  readonly customer: number;
  /** First and last day in Berlin, `YYYY-MM-DD`; without an end it runs indefinitely. */
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

const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** Returns true if a period of days (both included, in Berlin) contains an instant. */
export function isRunning({ start, end }: { readonly start: string; readonly end?: string }, instant: number): boolean {
  const today = berlin.format(instant);
  return start <= today && (end === undefined || today <= end);
}

/** Returns the bookings that are active at an instant, by descending weight; equal weights keep their order. */
export function running<Kind extends Booking>(all: readonly Kind[], instant: number): readonly Kind[] {
  return all.filter((booking) => isRunning(booking, instant)).toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
}
