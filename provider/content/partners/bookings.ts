import type { DerivativeType } from '#domain/derivative/types.ts';

/** Fields of every booking: its customer, its time, and its weight against others of the same place. */
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
