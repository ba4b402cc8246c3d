import { berlinClock } from './clock.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
/** A day, also with a time of it, as documents write both. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/u;

/**
 * The instants (milliseconds since 1970) after another one at which something that stands in a part of the documents with a day or a time
 * may begin or end, in order and each once. Whatever the day means there: where it begins, and where it is over.
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

/** Whether a rule in a part of the documents asks how far the exchange day is (`exchange`). */
export function asksExchange(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([key, inner]) =>
    key === 'isEnabled' ? JSON.stringify(inner).includes('"exchange":') : asksExchange(inner),
  );
}

/** The first instant at which clocks in Berlin show a moment, or a later one where they jump over it; NaN for what is no moment. */
export function beginOf(moment: string): number {
  return firstMinute(moment, (clock) => clock >= moment);
}

/** The first instant at which the day, or the minute of it, is over. */
function endOf(moment: string): number {
  return firstMinute(moment, (clock) => clock.slice(0, moment.length) > moment);
}

/** The first minute near a moment from which on clocks in Berlin, which never go back (`berlinClock`), show what is wanted. */
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
