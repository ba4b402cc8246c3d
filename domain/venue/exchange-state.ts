import { NBSP } from '../format/number.ts';
import type { VenueException, VenueTimes } from './hours.ts';
import { clock, statesWithin, type VenueMoment, type VenueState } from './state.ts';
import { localDay, localMinutes } from './zone.ts';

const ZONE = 'Europe/Berlin';

/**
 * Returns the present state of an exchange for display beside its prices, and the following ones: `geöffnet bis 17:30 Uhr`; on the day on
 * which it has closed `geschlossen seit 17:30 Uhr, öffnet Montag, 9:00 Uhr`; `heute geschlossen: Karfreitag, öffnet Dienstag, 9:00 Uhr`.
 */
export function exchangeStates(venue: VenueTimes, exceptions: readonly VenueException[], now: number, hours = 48): VenueState[] {
  const zones = [ZONE, venue.timezone];
  return statesWithin(venue, exceptions, { now, hours, zones }, (moment) => toldOf(venue, moment));
}

function toldOf(venue: VenueTimes, { kind, since, text, last }: VenueMoment): string {
  if (kind === 'holiday') return `heute geschlossen: ${text}`;
  if (kind !== 'closed') return text;
  // Answers contain the holidays and early closes of coming days only: `last` of an earlier day may be wrong.
  const today = localDay(venue.timezone, since);
  if (last === undefined || localDay(venue.timezone, last.to - 1) !== today) return `geschlossen, ${text}`;
  const day = localDay(ZONE, last.to) === localDay(ZONE, since) ? '' : 'gestern, ';
  return `geschlossen seit ${day}${clock(localMinutes(ZONE, last.to))}${NBSP}Uhr, ${text}`;
}
