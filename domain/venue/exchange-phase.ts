import { xetraHours, type XetraHours } from './xetra.ts';
import { instantOf, localDay, localMinutes } from './zone.ts';

/** How far an exchange day in Germany is, by the hours of Xetra: not begun, trading, over; or there is none today. */
export type ExchangePhase = 'before' | 'open' | 'after' | 'closed';

const ZONE = 'Europe/Berlin';
/** The longest rest is that from Maundy Thursday to the Tuesday after Easter. */
const LONGEST_REST = 7;

/** The phase of the exchange day at an instant (milliseconds since 1970). The day is that of clocks in Berlin. */
export function exchangePhase(instant: number): ExchangePhase {
  return phaseOf(xetraHours(localDay(ZONE, instant)), localMinutes(ZONE, instant));
}

function phaseOf(hours: XetraHours | undefined, minutes: number): ExchangePhase {
  if (hours === undefined) return 'closed';
  if (minutes < hours.opening) return 'before';
  return minutes < hours.closing ? 'open' : 'after';
}

/** The first instant after another one (milliseconds since 1970) from which on the phase is another one. */
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
