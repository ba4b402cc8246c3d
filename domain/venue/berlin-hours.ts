import { clock } from './state.ts';
import { minutesOf, spansOn, WEEKDAYS, type VenueTimes } from './hours.ts';
import { dateOf, localDay, localMinutes } from './zone.ts';

const ZONE = 'Europe/Berlin';
const SOON = 45;

/** Trading hours as clock readings in Berlin, and the day from which they change because clocks change at different times. */
export interface BerlinHours {
  /** `15:30–22:00`, with a pause `1:00–3:30 und 4:30–7:30`. */
  readonly hours: string;
  readonly change: { readonly date: string; readonly hours: string } | undefined;
}

/** Returns the hours of the next trading day, ignoring holidays. */
export function berlinHours(venue: VenueTimes, now: number): BerlinHours {
  const today = localDay(venue.timezone, now);
  let hours: string | undefined;
  for (let day = today; day < today + SOON; day += 1) {
    const spans = spansOn(venue, [], day);
    if (spans.length === 0) continue;
    const readings = joined(
      spans.map(({ from, to }) => [localMinutes(ZONE, from), localMinutes(ZONE, to) === 0 ? 24 * 60 : localMinutes(ZONE, to)] as const),
    );
    if (hours !== undefined && readings !== hours) return { hours, change: { date: dateOf(day), hours: readings } };
    hours ??= readings;
  }
  return { hours: hours ?? '', change: undefined };
}

/** Returns the trading hours in the time of the venue. */
export function ownHours({ sessions }: VenueTimes): string {
  return joined(sessions.map(({ opening, closing }) => [minutesOf(opening), minutesOf(closing)] as const));
}

function joined(sessions: readonly (readonly [from: number, to: number])[]): string {
  return sessions.map(([from, to]) => `${clock(from)}–${clock(to)}`).join(' und ');
}

/** Returns the trading days in words: `Mo–Fr`, `täglich`, `Mo, Mi`. */
export function daysText(days: readonly string[]): string {
  const at = WEEKDAYS.flatMap((day, index) => (days.includes(day) ? [index] : []));
  if (at.length === WEEKDAYS.length) return 'täglich';
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? 0;
  const isRun = at.length > 2 && last - first === at.length - 1;
  return isRun ? `${WEEKDAYS[first]}–${WEEKDAYS[last]}` : at.map((index) => WEEKDAYS[index]).join(', ');
}
