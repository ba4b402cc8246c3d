import { berlinClock } from './clock.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
/** A day, optionally with a time, as documents write both. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/u;

/**
 * Returns the instants (ms since 1970) after `after` at which a part of the documents with a day or a time may begin or end, in ascending
 * order without duplicates. For each day and time these are its beginning and its end, whatever it means in the document.
 */
export function momentsIn(part: unknown, after: number): readonly number[] {
  const found = new Set<string>();
  collect(part, found);
  const past = berlinClock(after).slice(0, 10);
  const instants = [...found].flatMap((text) => (text < past ? [] : [beginOf(text), endOf(text)]));
  return [...new Set(instants)].filter((instant) => instant > after).toSorted((a, b) => a - b);
}

function collect(part: unknown, found: Set<string>): void {
  if (typeof part === 'string') {
    if ((part.length === 10 || part.length === 16) && MOMENT.test(part)) found.add(part);
  } else if (typeof part === 'object' && part !== null) {
    for (const inner of Object.values(part)) collect(inner, found);
  }
}

/** Returns true if a rule in a part of the documents depends on the phase of the exchange day (`exchange`). */
export function asksExchange(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([key, inner]) =>
    key === 'isEnabled' ? JSON.stringify(inner).includes('"exchange":') : asksExchange(inner),
  );
}

/**
 * Returns the first instant at which clocks in Berlin show a moment, or a later one if they skip it; NaN for a text that is not a moment.
 */
export function beginOf(moment: string): number {
  return firstMinute(moment, (clock) => clock >= moment);
}

/** Returns the first instant after the end of the day or minute. */
function endOf(moment: string): number {
  return firstMinute(moment, (clock) => clock.slice(0, moment.length) > moment);
}

/** Returns the first minute near a moment from which on the Berlin clock, which never goes back (`berlinClock`), meets a condition. */
function firstMinute(moment: string, isReached: (clock: string) => boolean): number {
  const utc = Date.parse(`${moment.replace(' ', 'T').padEnd(16, 'T00:00')}Z`);
  let [early, late] = [utc - 3 * HOUR, utc + 26 * HOUR];
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE) * MINUTE;
    if (isReached(berlinClock(middle))) late = middle;
    else early = middle;
  }
  return late;
}
