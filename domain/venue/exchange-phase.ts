import { xetraHours, type XetraHours } from './xetra.ts';
import { instantOf, localDay, localMinutes } from './zone.ts';

/** Phase of an exchange day in Germany, by the hours of Xetra: before, during or after trading, or no trading on this day. */
export type ExchangePhase = 'before' | 'open' | 'after' | 'closed';

const ZONE = 'Europe/Berlin';
/** Longest closed period in days: from Maundy Thursday to the Tuesday after Easter. */
const LONGEST_REST = 7;

/** Returns the phase of the exchange day at an instant (milliseconds since 1970). Days are those in Berlin. */
export function exchangePhase(instant: number): ExchangePhase {
  return phaseOf(xetraHours(localDay(ZONE, instant)), localMinutes(ZONE, instant));
}

function phaseOf(hours: XetraHours | undefined, minutes: number): ExchangePhase {
  if (hours === undefined) return 'closed';
  if (minutes < hours.opening) return 'before';
  return minutes < hours.closing ? 'open' : 'after';
}

/** Returns the first instant after another one (milliseconds since 1970) at which the phase changes. */
export function nextExchangePhase(instant: number): number {
  const today = localDay(ZONE, instant);
  const phase = exchangePhase(instant);
  for (let day = today; day <= today + LONGEST_REST; day += 1) {
    const hours = xetraHours(day);
    const starts = [0, ...(hours === undefined ? [] : [hours.opening, hours.closing])].map((minutes) => instantOf(ZONE, day, minutes));
    const next = starts.find((start) => start > instant && exchangePhase(start) !== phase);
    if (next !== undefined) return next;
  }
  throw new RangeError(`The exchange rests for more than ${LONGEST_REST} days after ${new Date(instant).toISOString()}.`);
}
