import { NBSP } from '../format/number.ts';
import { isTradingWeekday, openSpans, type Span, type VenueException, type VenueTimes } from './hours.ts';
import { dateOf, instantOf, localDay, localMinutes, weekdayOf } from './zone.ts';

/** State of a venue from an instant on, until the next state. */
export interface VenueState {
  /** Epoch milliseconds. */
  readonly since: number;
  readonly isOpen: boolean;
  /** `geöffnet bis 22:00 Uhr`, `öffnet Montag, 9:00 Uhr`; Berlin time. */
  readonly text: string;
}

const ZONE = 'Europe/Berlin';
const WEEKDAY_NAMES = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const LONG_DAY = /* @__PURE__ */ new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', day: 'numeric', month: 'long' });
/** Maximum number of days ahead that a weekday alone is unambiguous. */
const WEEK = 6;
/** Minimum open time after which a venue counts as always open. */
const ALWAYS_MS = 14 * 86_400_000;

/** State of a venue at an instant with its kind, for callers with texts of their own. */
export interface VenueMoment extends VenueState {
  /** `ended`: no further session is known. */
  readonly kind: 'open' | 'pause' | 'holiday' | 'closed' | 'ended';
  /** Last session that was over by then. */
  readonly last: Span | undefined;
}

/** Returns the state of a venue at `now`, and the following ones within `hours`; texts with days are updated at midnight in Berlin. */
export function venueStates(venue: VenueTimes, exceptions: readonly VenueException[], now: number, hours = 48): VenueState[] {
  return statesWithin(venue, exceptions, { now, hours, zones: [ZONE] }, ({ text }) => text);
}

/**
 * Returns the states of a venue from `now` on, with texts of the caller.
 * @param zones time zones at whose midnights the text of a state is updated
 * @param tell returns the text of a state
 */
export function statesWithin(
  venue: VenueTimes,
  exceptions: readonly VenueException[],
  { now, hours, zones }: { readonly now: number; readonly hours: number; readonly zones: readonly string[] },
  tell: (moment: VenueMoment) => string,
): VenueState[] {
  const spans = openSpans(venue, exceptions, now);
  const end = now + hours * 3_600_000;
  const days = Array.from({ length: Math.ceil(hours / 24) + 1 }, (_, index) => index + 1);
  const midnights = zones.flatMap((zone) => days.map((day) => instantOf(zone, localDay(zone, now) + day, 0)));
  const changes = [...spans.flatMap(({ from, to }) => [from, to]), ...midnights].filter((instant) => instant > now && instant <= end);
  const instants = [now, ...new Set(changes.toSorted((a, b) => a - b))];
  const states = instants.map((since): VenueState => {
    const moment = momentAt(venue, exceptions, spans, since);
    return { since, isOpen: moment.isOpen, text: tell(moment) };
  });
  return states.filter(({ text }, index) => text !== states[index - 1]?.text);
}

function momentAt(venue: VenueTimes, exceptions: readonly VenueException[], spans: readonly Span[], instant: number): VenueMoment {
  const last = spans.findLast(({ to }) => to <= instant);
  const of = (kind: VenueMoment['kind'], text: string): VenueMoment => ({ since: instant, isOpen: kind === 'open', text, kind, last });
  const open = spans.find(({ from, to }) => from <= instant && instant < to);
  if (open !== undefined) {
    const isAlways = open.to - instant > ALWAYS_MS;
    return of('open', isAlways ? 'durchgehend geöffnet' : `geöffnet bis ${whenItEnds(open.to, instant)}`);
  }
  const next = spans.find(({ from }) => from > instant);
  if (next === undefined) return of('ended', 'geschlossen');
  const isPaused = isPause(venue, last, next);
  const text = isPaused ? `Pause bis ${when(next.from, instant)}` : `öffnet ${when(next.from, instant)}`;
  const holiday = holidayAt(venue, exceptions, instant);
  return holiday === undefined ? of(isPaused ? 'pause' : 'closed', text) : of('holiday', `${holiday}, ${text}`);
}

/** Returns true between two sessions of one local day. */
function isPause({ timezone }: VenueTimes, last: Span | undefined, next: Span): boolean {
  return last !== undefined && localDay(timezone, last.from) === localDay(timezone, next.from);
}

/** Returns the name of the holiday on which a venue is closed at an instant. */
function holidayAt(venue: VenueTimes, exceptions: readonly VenueException[], instant: number): string | undefined {
  const day = localDay(venue.timezone, instant);
  if (!isTradingWeekday(venue, day)) return undefined;
  return exceptions.find(({ date, timeClose }) => timeClose === undefined && date === dateOf(day))?.name;
}

function when(instant: number, now: number): string {
  return dated(localDay(ZONE, instant), localMinutes(ZONE, instant), now);
}

/** Formats an end at midnight as 24:00 of the preceding day. */
function whenItEnds(instant: number, now: number): string {
  const minutes = localMinutes(ZONE, instant);
  return minutes === 0 ? dated(localDay(ZONE, instant) - 1, 24 * 60, now) : dated(localDay(ZONE, instant), minutes, now);
}

function dated(day: number, minutes: number, now: number): string {
  const away = day - localDay(ZONE, now);
  const time = `${clock(minutes)}${NBSP}Uhr`;
  if (away <= 0) return time;
  const weekday = WEEKDAY_NAMES[weekdayOf(day) - 1] ?? '';
  return away <= WEEK ? `${weekday}, ${time}` : `${weekday}, ${LONG_DAY.format(day * 86_400_000)}, ${time}`;
}

/** Returns `9:00` for minutes since midnight. */
export function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
