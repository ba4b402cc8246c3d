import { dateOf, instantOf, localDay, weekdayOf } from './zone.ts';

/** Trading times of a venue, in its own time zone. */
export interface VenueTimes {
  /** Trading days as in `Mo`, `Di` … `So`. */
  readonly days: readonly string[];
  /** Clock readings `HH:MM`, `24:00` for midnight at the end. */
  readonly sessions: readonly { readonly opening: string; readonly closing: string }[];
  readonly timezone: string;
}

/** Day without trading, or with an earlier end. */
export interface VenueException {
  /** `YYYY-MM-DD` at the venue. */
  readonly date: string;
  readonly name: string;
  readonly timeClose?: string;
}

/** Time span between two instants, in epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

/**
 * Returns the spans in which a venue is open on the local days around an instant, oldest first; adjacent sessions are one span, such as the
 * five days of currencies.
 */
export function openSpans(venue: VenueTimes, exceptions: readonly VenueException[], now: number, { before = 8, after = 30 } = {}): Span[] {
  const today = localDay(venue.timezone, now);
  const spans: { from: number; to: number }[] = [];
  for (let day = today - before; day <= today + after; day += 1) {
    for (const span of spansOn(venue, exceptions, day)) {
      const last = spans.at(-1);
      if (last !== undefined && last.to >= span.from) last.to = span.to;
      else spans.push({ ...span });
    }
  }
  return spans;
}

/** Returns the sessions of one local day. */
export function spansOn(venue: VenueTimes, exceptions: readonly VenueException[], day: number): Span[] {
  if (!isTradingWeekday(venue, day)) return [];
  const exception = exceptions.find(({ date }) => date === dateOf(day));
  if (exception !== undefined && exception.timeClose === undefined) return [];
  const latest = exception?.timeClose ?? '24:00';
  return venue.sessions.flatMap(({ opening, closing }) => {
    const end = closing < latest ? closing : latest;
    return opening < end ? [{ from: at(venue, day, opening), to: at(venue, day, end) }] : [];
  });
}

/** Returns true if a venue trades on the weekday of a local day. */
export function isTradingWeekday({ days }: VenueTimes, day: number): boolean {
  return days.includes(WEEKDAYS[weekdayOf(day) - 1] ?? '');
}

/** Returns the minutes since midnight of a clock reading `HH:MM`. */
export function minutesOf(reading: string): number {
  const [hours = 0, minutes = 0] = reading.split(':').map(Number);
  return hours * 60 + minutes;
}

function at({ timezone }: VenueTimes, day: number, reading: string): number {
  return instantOf(timezone, day, minutesOf(reading));
}
